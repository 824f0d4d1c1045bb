# Das Lager: was eine Gruppe zwischen den Quests nicht tun kann.
error-camp-unknown = "{ $name }" gibt es nicht. Es gibt: { $known }.
error-camp-heroes = Eine Gruppe hat 1 bis { $most } Helden, jeden einmal.
error-camp-name = Eine Gruppe braucht einen Namen.
error-camp-nobody = { $hero } ist nicht bei der Gruppe. Bei ihr sind: { $known }.
error-camp-soul = { $hero } ist eine Seele und muss erst zurückkehren.
error-camp-no-soul = { $hero } ist keine Seele.
error-camp-top-rank = { $hero } hat den höchsten Seelenrang.
error-camp-lower-ranked = { $hero } kann nicht weiter, solange der Seelenrang von { $other } niedriger ist.
error-camp-souls = Das kostet { $need } Seelenpunkte; die Gruppe hat { $have }.
error-camp-crowns = { $hero } hat { $have } Kronen und braucht { $need }.
error-camp-no-crowns = Mindestens eine Krone wird gegeben.
error-camp-not-sold = { $item } ist hier nicht zu kaufen.
error-camp-not-held = { $hero } hat { $item } nicht.
error-camp-no-room = { $hero } hat keinen Platz frei für { $item }.
error-camp-unworn = { $item } trägt man nicht: { $hero } benutzt es aus dem Gepäck.
error-camp-oneself = { $hero } kann sich nichts selbst geben.
error-camp-quest = { $quest } steht der Gruppe nicht offen. Offen: { $known }.
error-camp-joined = { $hero } ist schon bei der Gruppe.
error-camp-last = { $hero } ist der Letzte und kann nicht zurückbleiben.
error-camp-not-over = Die Quest ist noch nicht zu Ende.
error-camp-other-quest = { $quest } ist nicht die Quest, die diese Gruppe spielt.
error-camp-gone = Diese Gruppe gibt es hier nicht.
error-camp-pack-gone = Das Paket "{ $name }", aus dem die Kampagne dieser Gruppe ist, fehlt. Sobald es unter Einstellungen wieder eingelesen ist, geht es mit der Gruppe weiter wie bisher.
error-camp-moved-on = Die Gruppe hat seit Beginn dieser Partie eine andere Quest gespielt.
error-camp-other-party = In dieser Partie hat eine andere Gruppe { $quest } gespielt.
error-camp-too-much = So viel kann eine Gruppe nicht haben.
error-camp-deed = Das geht nicht: { $what }.
error-camp-refused = { $why }
error-camp-file-there = { $path } ist schon da.

# Eine Gruppe, Zeile für Zeile.
delve-camp-party = { $name }: { $souls ->
    [one] 1 Seelenpunkt
   *[other] { $souls } Seelenpunkte
}
delve-camp-hero = { $name } ({ $id }), Seelenrang { $rank }, { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
}{ $state ->
    [fallen] , eine Seele
    [away] , bleibt zurück
   *[here] { "" }
}; trägt: { $worn ->
    [none] nichts
   *[other] { $worn }
}; im Gepäck: { $pack ->
    [none] nichts
   *[other] { $pack }
}
delve-camp-next = Nächste Quest: { $quest } ({ $id })
delve-camp-open = Wählt die nächste Quest: { $quests }
delve-camp-story-over = Die Geschichte ist zu Ende.
delve-camp-market = Zu kaufen:
delve-camp-ware = { $name } ({ $id }): { $price ->
    [one] 1 Krone
   *[other] { $price } Kronen
}
delve-camp-chapter = { $quest }: { $won ->
    [yes] gewonnen
   *[no] verloren
}{ $ending ->
    [none] { "" }
   *[other] , { $ending }
}. { $told }
delve-camp-told = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}; Seelenpunkte { $souls }, Kronen { $crowns }.
delve-camp-take-along = So kommt die Gruppe mit: shem delve party take DATEI { $match }

help-delve-group = Die Gruppen von Delve.
help-party-group = Eine Gruppe zwischen ihren Quests: Lager, Markt, Chronik; in einer Datei.
help-party-file = Die Datei der Gruppe (JSON).
help-party-new = Mit einer neuen Gruppe eine Kampagne beginnen.
help-party-heroes = Ein Held der Gruppe beim Namen; für jeden einmal.
help-party-campaign = Die Kampagne; sonst die erste.
help-party-name = Wie die Gruppe heißt; sonst wie ihre Datei.
help-party-show = Eine Gruppe zeigen, was es zu kaufen gibt, und ihre Chronik.
help-party-take = Mitnehmen, was eine beendete Partie von der Gruppe lässt; dieselbe Partie zweimal ändert nichts.
help-party-match = Die Datei der Partie.
help-party-choose = Die nächste Quest wählen.
help-party-quest = Eine Quest, die der Gruppe offensteht.
help-party-hero = Ein Held der Gruppe beim Namen.
help-party-item = Ein Gegenstand beim Namen.
help-party-return = Eine Seele zurückholen, für den Preis ihres Seelenrangs.
help-party-less = Stattdessen mit einem Seelenrang weniger.
help-party-enhance = Den nächsten Seelenrang erreichen.
help-party-join = Einen Helden mitnehmen.
help-party-leave = Einen Helden zurücklassen, mit dem, was er hat.
help-party-buy = Einen Gegenstand kaufen.
help-party-sell = Einen Gegenstand für den halben Preis verkaufen, aufgerundet.
help-party-wear = Einen Gegenstand anlegen.
help-party-take-off = Einen Gegenstand ablegen.
help-party-give = Einem anderen Helden einen Gegenstand oder Kronen geben.
help-party-to = Der Held, der es bekommt.
help-party-what = Ein Gegenstand beim Namen, oder eine Zahl von Kronen.
