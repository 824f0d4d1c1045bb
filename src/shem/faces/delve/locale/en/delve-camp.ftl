# Camp: what a party cannot do between quests.
error-camp-unknown = There is no "{ $name }". There are: { $known }.
error-camp-heroes = A party has 1 to { $most } Heroes, each of them once.
error-camp-name = A party needs a name.
error-camp-nobody = { $hero } is not with the party. With it are: { $known }.
error-camp-soul = { $hero } is a soul and has to come back first.
error-camp-no-soul = { $hero } is no soul.
error-camp-top-rank = { $hero } has the highest Soul Rank.
error-camp-lower-ranked = { $hero } cannot go on while the Soul Rank of { $other } is lower.
error-camp-souls = It takes { $need } soul points; the party has { $have }.
error-camp-crowns = { $hero } has { $have } Crowns and needs { $need }.
error-camp-no-crowns = At least one Crown is given.
error-camp-not-sold = { $item } is not for sale here.
error-camp-not-held = { $hero } does not have { $item }.
error-camp-no-room = { $hero } has no free slot for { $item }.
error-camp-unworn = { $item } is not worn: { $hero } uses it out of the pack.
error-camp-oneself = { $hero } cannot give anything to itself.
error-camp-quest = { $quest } is not open to the party. Open: { $known }.
error-camp-joined = { $hero } is with the party already.
error-camp-last = { $hero } is the last one and cannot stay behind.
error-camp-not-over = The quest is not over yet.
error-camp-other-quest = { $quest } is not the quest that this party plays.
error-camp-gone = There is no such party here.
error-camp-pack-gone = The pack "{ $name }" that brings this party's campaign is missing. Once it is brought in again under Settings, the party goes on as it was.
error-camp-moved-on = The party has played another quest since this match began.
error-camp-other-party = Another party played { $quest } in this match.
error-camp-too-much = A party cannot have that much.
error-camp-deed = This cannot be: { $what }.
error-camp-refused = { $why }
error-camp-file-there = { $path } is there already.

# A party, line by line.
delve-camp-party = { $name }: { $souls ->
    [one] 1 soul point
   *[other] { $souls } soul points
}
delve-camp-hero = { $name } ({ $id }), Soul Rank { $rank }, { $crowns ->
    [one] 1 Crown
   *[other] { $crowns } Crowns
}{ $state ->
    [fallen] , a soul
    [away] , stays behind
   *[here] { "" }
}; worn: { $worn ->
    [none] nothing
   *[other] { $worn }
}; pack: { $pack ->
    [none] nothing
   *[other] { $pack }
}
delve-camp-next = Next quest: { $quest } ({ $id })
delve-camp-open = Choose the next quest: { $quests }
delve-camp-story-over = The story has ended.
delve-camp-market = For sale:
delve-camp-ware = { $name } ({ $id }): { $price ->
    [one] 1 Crown
   *[other] { $price } Crowns
}
delve-camp-chapter = { $quest }: { $won ->
    [yes] won
   *[no] lost
}{ $ending ->
    [none] { "" }
   *[other] , { $ending }
}. { $told }
delve-camp-told = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}; soul points { $souls }, Crowns { $crowns }.
delve-camp-take-along = To take the party along: shem delve party take FILE { $match }

help-delve-group = Delve's parties.
help-party-group = A party between its quests: camp, market, history; kept in a file.
help-party-file = The party's file (JSON).
help-party-new = Begin a campaign with a new party.
help-party-heroes = A Hero of it by its name; give it once for each.
help-party-campaign = The campaign; default: the first.
help-party-name = What the party is called; default: as its file.
help-party-show = Show a party, what is for sale, and its history.
help-party-take = Take along what a finished match leaves of the party; the same match twice changes nothing.
help-party-match = The file of the match.
help-party-choose = Choose the next quest.
help-party-quest = A quest that is open to the party.
help-party-hero = A Hero of the party by its name.
help-party-item = An Item by its name.
help-party-return = Bring a soul back, for the price of its Soul Rank.
help-party-less = With a Soul Rank less instead.
help-party-enhance = Reach the next Soul Rank.
help-party-join = Let a Hero join.
help-party-leave = Let a Hero stay behind, with what it has.
help-party-buy = Buy an Item.
help-party-sell = Sell an Item for half its price, rounded up.
help-party-wear = Put an Item on.
help-party-take-off = Take an Item off.
help-party-give = Give an Item or Crowns to another Hero.
help-party-to = The Hero who gets it.
help-party-what = An Item by its name, or a number of Crowns.
