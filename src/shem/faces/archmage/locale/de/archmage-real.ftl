# Archmage an einem echten Tisch: was dort liegt, und was damit zu tun ist.

archmage-real-row = Reihe { $row }
archmage-real-facing = Blick nach { $facing }
archmage-real-golem-name = Golem

archmage-real-district = Bezirke
archmage-real-district-lay = Lege { $name } offen auf { $place }.
archmage-real-district-take = Nimm { $name } von { $origin }.

archmage-real-artifact = Artefakte
archmage-real-artifact-lay = Schiebe { $name } so unter die Karte auf { $place }, dass der Name zu sehen ist.
archmage-real-artifact-take = Nimm { $name } von { $origin }.

archmage-real-golem = Golem
archmage-real-golem-lay = Stelle den Golem auf { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
archmage-real-golem-move = Bewege den Golem von { $origin } nach { $place }, { $how }.
archmage-real-golem-turn = Drehe den Golem auf { $place }: { $how ->
    [none] er blickt noch nirgendwohin
   *[other] { $how }
}.
