### Was der Tisch denen sagt, die an ihm sitzen, in jedem Spiel.

table-waiting = { $count ->
    [0] Niemand muss sich entscheiden.
    [one] Die Entscheidung liegt bei { $names }.
   *[other] { $names } entscheiden gleichzeitig.
}
table-roll-waiting = Ein Wurf von { $names } steht aus.
table-undone = { $beyond ->
    [end] { $name }: Das Ende wird zurückgenommen, nach dem alle alles sehen konnten; die Würfel werden neu gezogen: { $what }
    [yes] { $name }: zurückgenommen trotz Würfeln, Geheimnissen oder Entscheidungen anderer: { $what }
   *[no] { $name }: zurückgenommen: { $what }
}
table-undone-open = { $name }: Wofür gerade gewürfelt werden sollte, wird zurückgenommen.
table-redone = { $name }: Was zurückgenommen war, wird wiederhergestellt: { $what }
table-seat-taken = Für { $name } setzt sich jemand an den Tisch.
table-seat-host = Wer die Partie angelegt hat, setzt sich auch für { $name } an den Tisch und sieht, was dieser Platz sieht.
table-seat-hinted = Ein Tipp für { $name }.
table-hints-used = Tipps: { $hints }.
table-hints-of = { $name } ({ $count })
table-seat-freed = Der Link von { $name } wurde erneuert: Wer dort gespielt hat, hat den Tisch verlassen.
table-by-hand = { $count ->
    [one] Ein Wurf wurde von Hand eingegeben.
   *[other] { $count } Würfe wurden von Hand eingegeben.
}
table-hidden-deed = { $name }: eine Entscheidung; Geheimes wird erst nach dem Ende der Partie erzählt.
table-unit = Runde
table-undo-beyond = Seitdem wurde etwas gewürfelt, gezeigt oder von anderen entschieden. Nimmst du es zurück, steht das im Verlauf und im Ergebnis.
table-undo-reopens = Die Partie ist vorbei, und alle konnten lesen, was geheim war. Nimmst du das zurück, werden neue Würfel gezogen, und es steht im Verlauf und im Ergebnis.
table-undo-asks = Bitte von { $name }: Darf das zurückgenommen werden?
table-undo-consent = Das braucht die Zustimmung von { $names }, denn seitdem wurde etwas gewürfelt, gezeigt oder entschieden.
table-undo-theirs = Die letzte Entscheidung ist die von { $name }. Sie zurückzunehmen, braucht die Zustimmung von { $names }.
table-not-yours = Das entscheidet ein anderer Platz. Warte, bis du an der Reihe bist, oder schau durch deinen eigenen Platz.
table-stale = Die Partie ist inzwischen weitergegangen. Sieh sie dir noch einmal an, bevor du entscheidest.
table-malformed = Die Seite hat etwas geschickt, das der Tisch nicht lesen kann. Lade die Seite neu; nichts ist verloren.
table-internal = Im Programm ist etwas schiefgegangen. Nichts ist verloren: Lade die Seite neu. Mehr steht in der Ausgabe des Programms.
table-not-kept = Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Ist der Datenträger voll? Schaffe Platz und versuche es noch einmal.
table-busy = Etwas anderes schreibt zu lange in die Datenbank, deshalb ist das nicht geschehen. Nichts ist verloren: Versuche es noch einmal.
table-full = Der Datenträger ist voll: Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Schaffe Platz und versuche es noch einmal.
table-bot-waits = Der Zug des Computers lässt sich gerade nicht speichern. Ist der Datenträger voll? Schaffe Platz: Dann geht die Partie von selbst weiter.
table-bot-goes-on = Der Zug des Computers ist gespeichert; die Partie geht weiter.
table-bot-again = Der Computerspieler hat zu lange überlegt; er wird noch einmal gefragt.
table-bot-failed = Der Computerspieler kann sich nicht entscheiden: Im Programm ist etwas schiefgegangen. Nichts ist verloren: Lade die Seite neu, dann versucht er es noch einmal.
table-no-action = Diese Aktion gibt es nicht. Lade die Seite neu; nichts ist verloren.
table-no-position = Das Spiel wird noch aufgebaut; es gibt noch nichts zu sehen.
table-nothing-told = An dieser Stelle steht nichts im Protokoll.
table-nobody-asks = Niemand möchte mehr etwas zurücknehmen.
table-undo-declined = Nicht alle sind einverstanden. Nichts wurde zurückgenommen.
table-set-up = Das Spiel wird aufgebaut.
table-no-such-question = Diese Frage gibt es nicht: { $what }.
table-nothing-there = Hier hat nichts diese Nummer.
table-watching = Das kann nur, wer mitspielt.
table-not-legal = Das geht jetzt nicht.
table-moving = Der echte Tisch ist noch nicht so, wie er sein soll. Sobald getan und bestätigt ist, was dort steht, geht die Partie weiter.
table-not-there = Das kann nur bestätigen, wer Figuren auf dem echten Tisch hat.
table-real-there = { $place }: { $names }
table-real-lies = { $name } ({ $how })
