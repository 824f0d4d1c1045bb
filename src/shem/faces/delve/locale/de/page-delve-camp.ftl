# Das Lager auf der Seite. Die Namen beginnen mit page-.

page-delve-camp-first-name = Die Erwachten
page-delve-camp-parties = Gruppen
page-delve-camp-parties-about = Eine Gruppe spielt eine Kampagne Quest für Quest und behält, was sie findet. Dazwischen lagert sie.
page-delve-camp-next = als Nächstes: { $quest }
page-delve-camp-no-next = keine Quest gewählt
page-delve-camp-played = { $count ->
    [0] noch keine Quest gespielt
    [one] 1 Quest gespielt
   *[other] { $count } Quests gespielt
}
page-delve-camp-new = Eine neue Gruppe
page-delve-camp-name = Name
page-delve-camp-campaign = Kampagne
page-delve-camp-heroes = Helden
page-delve-camp-begin = Die Kampagne beginnen
page-delve-camp-bring = Eine Datei hereinholen
page-delve-camp-view = Im Lager
page-delve-camp-things = Held
page-delve-camp-market = Markt
page-delve-camp-chronicle = Chronik
page-delve-camp-quest = Aufbruch
page-delve-camp-souls = { $souls ->
    [one] 1 Seelenpunkt
   *[other] { $souls } Seelenpunkte
}
page-delve-camp-file = Als Datei sichern
page-delve-camp-remove = Die Gruppe auflösen
page-delve-camp-remove-sure = { $name } wird hier mit allem gelöscht, was sie hat. Eine Datei von ihr bleibt gut.
page-delve-camp-keep = Behalten
page-delve-camp-now = jetzt
page-delve-camp-then = nächster Rang
page-delve-camp-figure-combats = Kampfaktivitäten
page-delve-camp-figure-actions = Aktionen
page-delve-camp-price = { $price ->
    [one] 1 Seelenpunkt
   *[other] { $price } Seelenpunkte
}
page-delve-camp-enhance = Den nächsten Seelenrang erreichen
page-delve-camp-soul = { $name } ist gefallen und eine Seele: vor der Rückkehr geht es auf keine Quest.
page-delve-camp-return = Zurückkehren
page-delve-camp-return-less = Mit einem Seelenrang weniger zurückkehren
page-delve-camp-wear = Anlegen
page-delve-camp-take-off = Ablegen
page-delve-camp-give = An { $name }
page-delve-camp-sell = Verkaufen
page-delve-camp-give-crowns = Kronen geben
page-delve-camp-how-many = Wie viele, 1 bis { $most }
page-delve-camp-market-about = { $name } kauft ein.
page-delve-camp-kind-weapon = Waffen
page-delve-camp-kind-armour = Rüstungen
page-delve-camp-kind-item = Andere Gegenstände
page-delve-camp-buy = Kaufen
page-delve-camp-won = Gewonnen.
page-delve-camp-lost = Verloren.
page-delve-camp-went = Dabei waren: { $heroes }.
page-delve-camp-fallen = Am Ende Seelen: { $heroes }.
page-delve-camp-chronicle-empty = Noch ist die erste Seite leer.
page-delve-camp-next-quest = Die nächste Quest
page-delve-camp-over = Die Geschichte ist zu Ende. Das Feuer brennt weiter.
page-delve-camp-who = Wer mitkommt
page-delve-camp-is-soul = eine Seele
page-delve-camp-leave = Zurücklassen
page-delve-camp-join = Mitnehmen
page-delve-camp-nobody = Alle sind Seelen: erst muss jemand zurückkehren.
page-delve-camp-home = Ins Lager
