# Camp on the page. Ids begin with page-.

page-delve-camp-first-name = The Woken
page-delve-camp-parties = Parties
page-delve-camp-parties-about = A party plays a campaign quest by quest and keeps what it finds. Between quests it camps.
page-delve-camp-next = next: { $quest }
page-delve-camp-no-next = no quest chosen
page-delve-camp-played = { $count ->
    [0] no quest played
    [one] 1 quest played
   *[other] { $count } quests played
}
page-delve-camp-new = A new party
page-delve-camp-name = Name
page-delve-camp-campaign = Campaign
page-delve-camp-heroes = Heroes
page-delve-camp-begin = Begin the campaign
page-delve-camp-bring = Bring in a file
page-delve-camp-view = In camp
page-delve-camp-things = Hero
page-delve-camp-market = Market
page-delve-camp-chronicle = Chronicle
page-delve-camp-quest = Set out
page-delve-camp-souls = { $souls ->
    [one] 1 soul point
   *[other] { $souls } soul points
}
page-delve-camp-file = Save as a file
page-delve-camp-remove = Let the party go
page-delve-camp-remove-sure = { $name } is deleted here with all that it has. A file of it stays good.
page-delve-camp-keep = Keep it
page-delve-camp-now = now
page-delve-camp-then = next rank
page-delve-camp-figure-combats = Combat Activities
page-delve-camp-figure-actions = Actions
page-delve-camp-price = { $price ->
    [one] 1 soul point
   *[other] { $price } soul points
}
page-delve-camp-enhance = Reach the next Soul Rank
page-delve-camp-soul = { $name } fell and is a soul. It does not go on a quest before it has come back.
page-delve-camp-return = Come back
page-delve-camp-return-less = Come back with a Soul Rank less
page-delve-camp-wear = Put on
page-delve-camp-take-off = Take off
page-delve-camp-give = To { $name }
page-delve-camp-sell = Sell
page-delve-camp-give-crowns = Give Crowns
page-delve-camp-how-many = How many, 1 to { $most }
page-delve-camp-market-about = { $name } buys.
page-delve-camp-kind-weapon = Weapons
page-delve-camp-kind-armour = Armours
page-delve-camp-kind-item = Other Items
page-delve-camp-buy = Buy
page-delve-camp-won = Won.
page-delve-camp-lost = Lost.
page-delve-camp-went = They went: { $heroes }.
page-delve-camp-fallen = As souls at the end: { $heroes }.
page-delve-camp-chronicle-empty = The first page is still empty.
page-delve-camp-next-quest = The next quest
page-delve-camp-over = The story has ended. The fire burns on.
page-delve-camp-who = Who comes along
page-delve-camp-is-soul = a soul
page-delve-camp-leave = Leave behind
page-delve-camp-join = Take along
page-delve-camp-nobody = Everybody is a soul: somebody has to come back first.
page-delve-camp-home = To the camp
