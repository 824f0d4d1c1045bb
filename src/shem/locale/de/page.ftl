# Die eigenen Sätze der Seite. Die Seite liest diese Datei selbst; Namen beginnen mit page-.

page-shem = Shem
page-title = { $title } · Shem
page-skip = Zum Inhalt springen
page-back = Zurück
page-close = Schließen
page-home = Anfang
page-retry = Noch einmal
page-loading = Einen Augenblick
page-help = Regelhilfe

page-error = Das ging nicht
page-error-do = Versuche es noch einmal. Bleibt es dabei, sieh in das Fenster, in dem Shem gestartet wurde: Dort steht, was nicht stimmt.
page-error-offline = Shem antwortet nicht
page-error-offline-do = Läuft das Programm noch, und ist dieses Gerät im selben Netz? Starte es wieder mit „make play“; verloren ist nichts.
page-nowhere = Hier ist nichts
page-nowhere-do = Die Adresse stimmt nicht, oder wohin sie führte, gibt es nicht mehr.

page-round = Runde { $round }
page-sheet-pull = Mehr oder weniger zeigen

page-dive = Deep Dive
page-dive-open = { $value }, Deep Dive öffnen
page-dive-reason = Grund
page-dive-amount = Betrag
page-dive-none = Nichts ändert diese Zahl.

page-log = Verlauf
page-log-search = Im Verlauf suchen
page-log-whose = Wessen
page-log-everybody = Alle
page-log-rolls = Nur, was Zahlen hat
page-log-export = Verlauf als Datei sichern
page-log-setup = Vor der Schlacht
page-log-nothing = Im Verlauf passt nichts
page-log-empty = Noch ist nichts geschehen

page-dice-rolled = { $face } gewürfelt
page-dice-called = { $face } gewürfelt: { $call }
page-dice-skip = Würfel überspringen
page-keypad = Der Wurf deiner eigenen Würfel
page-keypad-typed = Bisher eingegeben
page-keypad-hundred = Zwei zehnseitige Würfel, die Zehner zuerst; 0 und 0 ist 100.
page-keypad-back = Letzte Ziffer löschen
page-keypad-enter = Wurf eingeben
page-keypad-app = Diesen würfelt die App

page-handover = Gib das Gerät an { $name }
page-handover-why = Was nun kommt, ist nur für diese Augen. Nichts ist zu sehen, bis du sagst, dass du da bist.
page-handover-ready = Ich bin { $name }

page-keys = Tasten
page-keys-about = Diese Tasten gelten hier und jetzt.
page-keys-help = Diese Liste
page-keys-home = Zum Anfang
page-keys-tab = Zum nächsten Feld, mit Umschalt zum vorigen
page-keys-escape = Schließen, was offen ist
page-key-tab = Tab
page-key-escape = Esc
page-key-space = Leertaste

page-match-loading = Der Tisch wird gedeckt
page-match-closed = Dieser Tisch ist für dich geschlossen
page-match-unknown = Diese Seite kann dieses Spiel nicht zeigen
page-match-lost = Die Verbindung ist weg; sie kommt von selbst wieder.
page-match-retry = Jetzt
