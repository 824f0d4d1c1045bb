# Archmage an einem echten Tisch: was dort liegt, und was damit zu tun ist.

archmage-real-row = Reihe { $row }
archmage-real-facing = Blick nach { $facing }
archmage-real-golem-name = Golem
archmage-real-token-name = Erzmagier-Marker

archmage-real-district = Bezirke
archmage-real-district-lay = Lege { $name } offen auf { $place }.
archmage-real-district-move = Lege { $name } von { $origin } zurück auf { $place }, offen.

archmage-real-artifact = Artefakte
archmage-real-artifact-lay = Schiebe { $name } so unter die Karte auf { $place }, dass der Name zu sehen ist.
archmage-real-artifact-move = Schiebe { $name } von { $origin } zurück unter die Karte auf { $place }.
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

archmage-real-token = Erzmagier-Marker
archmage-real-token-lay = Gib { $place } den Erzmagier-Marker.
archmage-real-token-move = Gib den Erzmagier-Marker von { $origin } an { $place } weiter.

archmage-real-won = Geerntete Bezirke
archmage-real-won-lay = Lege { $name } vor { $place }.
archmage-real-won-move = Lege { $name } von { $origin } vor { $place }.

archmage-real-found = Artefakte der Spieler
archmage-real-found-lay = Lege { $name } vor { $place }.
archmage-real-found-move = Lege { $name } von { $origin } vor { $place }.
archmage-real-found-take = Lege { $name } von { $origin } weg, da benutzt oder zerstört.
