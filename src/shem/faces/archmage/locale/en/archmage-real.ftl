# Archmage at a real table: what lies there, and what is to be done with it.

archmage-real-row = Row { $row }
archmage-real-facing = facing { $facing }
archmage-real-golem-name = golem

archmage-real-district = Districts
archmage-real-district-lay = Deal { $name } face up on { $place }.
archmage-real-district-take = Take { $name } off { $origin }.

archmage-real-artifact = Artifacts
archmage-real-artifact-lay = Slide the { $name } under the card on { $place }, so that its name shows.
archmage-real-artifact-take = Take the { $name } away from { $origin }.

archmage-real-golem = Golem
archmage-real-golem-lay = Place the golem on { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
archmage-real-golem-move = Move the golem from { $origin } to { $place }, { $how }.
archmage-real-golem-turn = Turn the golem on { $place }: { $how ->
    [none] it faces nowhere yet
   *[other] { $how }
}.
