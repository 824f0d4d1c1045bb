# Archmage at a real table: what lies there, and what is to be done with it.

archmage-real-row = Row { $row }
archmage-real-facing = facing { $facing }
archmage-real-golem-name = golem
archmage-real-token-name = Archmage token

archmage-real-district = Districts
archmage-real-district-lay = Deal { $name } face up on { $place }.
archmage-real-district-move = Lay { $name } from { $origin } back on { $place }, face up.

archmage-real-artifact = Artifacts
archmage-real-artifact-lay = Slide the { $name } under the card on { $place }, so that its name shows.
archmage-real-artifact-move = Slide the { $name } from { $origin } back under the card on { $place }.
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

archmage-real-token = Archmage token
archmage-real-token-lay = Give the Archmage token to { $place }.
archmage-real-token-move = Pass the Archmage token from { $origin } to { $place }.

archmage-real-won = Harvested districts
archmage-real-won-lay = Lay { $name } in front of { $place }.
archmage-real-won-move = Take { $name } from { $origin } and lay it in front of { $place }.

archmage-real-found = Artifacts of players
archmage-real-found-lay = Lay the { $name } in front of { $place }.
archmage-real-found-move = Take the { $name } from { $origin } and lay it in front of { $place }.
archmage-real-found-take = Put the { $name } of { $origin } away: it was used or destroyed.
