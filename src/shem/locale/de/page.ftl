# Die eigenen Sätze der Seite. Die Seite liest diese Datei selbst; Namen beginnen mit page-.

page-shem = Shem
page-title = { $title } · Shem
page-title-turn = ● Du bist dran · { $title }
page-skip = Zum Inhalt springen
page-back = Zurück
page-close = Schließen
page-home = Startseite
page-retry = Noch einmal
page-loading = Einen Augenblick
page-help = Spielregeln

page-error = Das ging nicht
page-error-do = Versuche es noch einmal. Bleibt es dabei, sieh in das Fenster, in dem Shem gestartet wurde: Dort steht, was nicht stimmt.
page-error-offline = Shem antwortet nicht
page-error-offline-do = Läuft Shem noch, und ist dieses Gerät im selben Netz? Starte Shem wieder an dem Gerät, auf dem es lief; verloren ist nichts.
page-nowhere = Hier ist nichts
page-nowhere-do = Die Adresse stimmt nicht, oder wohin sie führte, gibt es nicht mehr.

page-round = { $unit } { $round }
page-goal-of = { $title }: wie man gewinnt
page-players = Spieler
page-sheet-pull = Mehr oder weniger zeigen

page-dive = Herleitung
page-dive-open = { $value }, Herleitung öffnen
page-dive-reason = Grund
page-dive-amount = Betrag
page-chapter = engl. Regelbuch: „{ $chapter }“
page-dive-none = Nichts ändert diese Zahl.

page-log = Verlauf
page-log-search = Im Verlauf suchen
page-log-whose = Wessen
page-log-everybody = Alle
page-log-rolls = Nur, was Zahlen hat
page-log-export = Verlauf als Datei sichern
page-log-setup = Vor dem Beginn
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
page-keys-tab = Zum nächsten Bedienelement, mit Umschalt zum vorigen
page-keys-escape = Schließen, was offen ist
page-key-tab = Tab
page-key-escape = Esc
page-key-space = Leertaste

page-match-gathering = Armeen werden gewählt
page-match-loading = Der Tisch wird gedeckt
page-match-closed = Dieser Tisch ist für dich geschlossen
page-match-unknown = Diese Seite kann dieses Spiel nicht zeigen
page-match-lost = Die Verbindung ist weg; sie kommt von selbst wieder.
page-match-retry = Jetzt
page-late = Die App hat noch nicht geantwortet; was du getan hast, gilt erst dann.

page-cancel = Abbrechen
page-continue = Weiterspielen
page-points = { $points } Punkte

page-motto = Jede Regel bekannt, jede Zahl erklärt
page-motto-more = Der Schiedsrichter deiner Golem-Schlachten: an diesem Tisch, mit echten Würfeln oder denen der App, gegen Freunde oder den Computer.
page-version = Shem { $version }
page-addresses = Andere Geräte in diesem Netz: { $addresses }
page-addresses-none = Andere Geräte erreichen dieses nicht.
page-home-doors = Was du tun kannst
page-home-continue = Weiterspielen
page-home-none = Keine Partie ist im Gang
page-home-none-do = Wähle ein Spiel, sag, wer wo sitzt, und fang an. Alles wird von selbst gesichert, nach jeder Entscheidung.
page-home-learn = Die Regeln lernen
page-new = Neue Partie
page-new-about = Wähle ein Spiel, sag, wer wo sitzt, und beginne
page-armies = Armeen
page-armies-about = Aufstellen, ändern und teilen
page-workshop = Werkstatt
page-mine = Nur was ich habe
page-workshop-about = Banner, Sammlung, Stift, Drucken
page-replays = Aufzeichnungen
page-replays-about = Beendete Partien, Schritt für Schritt
page-help-about = Eine Seite, jedes Kapitel, jede Entscheidung
page-settings = Einstellungen
page-settings-about = Sprache, Aussehen, Würfel, Platten

page-seat-you = du
page-seat-bot = Computer
page-seat-away = { $name } (nicht da)
page-seat-away-nameless = nicht da
page-seat-of = { $name } ({ $who })
page-bears = Banner
page-bears-now = Banner: { $banner }. Ein anderes wählen
page-bears-none = keines
page-bears-choose = Banner wählen
page-bears-other = Ein anderes
page-hint = Tipp
page-why-bot = Warum hat der Computer das getan?
page-analysis = Auswertung
page-setup-hints = Tipps sind erlaubt
page-setup-hints-about = Protokoll und Ergebnis sagen, wer wie viele nahm.
page-player-here = Ein Mensch hier
page-player-remote = Ein Mensch an einem anderen Gerät
page-player-host = Wer eingeladen hat
page-player-person = Ein Mensch
page-player-apprentice = Computer 1: Lehrling
page-player-scribe = Computer 2: Schreiber
page-player-shaper = Computer 3: Former
page-player-adept = Computer 4: Adept
page-player-master = Computer 5: Meister
page-player-archmage = Computer 6: Erzmagier
page-player-greedy = Computer: geübt
page-player-trained = Computer: erfahren
page-player-search = Computer: suchend
page-player-random = Computer: Anfänger
page-setup-personality = Wie er gern spielt
page-personality-none = Ohne Vorliebe
page-personality-aggressive = angriffslustig
page-personality-careful = vorsichtig
page-personality-flags = auf Fahnen aus
page-player-with = { $player }, { $personality }

page-match-round-of = { $unit } { $round } von { $rounds }
page-match-won = { $count ->
    [one] Sieg: { $winners }
   *[other] Sieg: { $winners }
  }
page-match-drawn = Unentschieden
page-match-lost-quest = Verloren
page-match-unfinished = Nicht beendet
page-match-turn-yours = Du bist am Zug
page-match-turn-of = { $name } am Zug
page-match-links = Einladungen
page-match-result = Ergebnis
page-match-remove = Löschen
page-match-remove-of = { $title } löschen
page-match-remove-sure = „{ $title }“ endgültig löschen? Sichere die Partie erst als Datei, wenn du sie behalten willst.
page-match-removed = Gelöscht.

page-join = Dein Platz
page-join-enter = An den Tisch
page-join-later = Jetzt nicht
page-join-seat = Du spielst { $name }.
page-join-seat-about = Dieser Platz gehört nun diesem Gerät. Geht die Verbindung verloren, öffne denselben Link noch einmal.
page-join-name = Dein Name
page-join-bring = Deine Armee
page-join-bring-about = Wähle eine, die hierher passt, mit bis zu { $points } Punkten. Auch eine Datei, ein Link oder Code einer Armee lässt sich hereinholen.
page-join-brings = Du bringst { $title } mit.
page-join-watch = Du siehst zu.
page-join-watch-about = Du siehst, was alle sehen, und nichts, was geheim ist.

page-lobby = Einladungen
page-lobby-about = Wer mitspielt, liest den Code seines Platzes mit einem Gerät im selben Netz ein, oder du schickst ihm den Link.
page-lobby-here = Alle spielen an diesem Gerät; andere können zusehen.
page-lobby-alone = Shem wurde nur für dieses Gerät gestartet. Damit andere mit Link und QR-Code herkommen, beende es und starte es so wieder (in seinen Quellen auch: „make play“); die Partie bleibt.
page-lobby-share = shem serve --share
page-lobby-watch = Zum Zusehen
page-lobby-watch-about = Für beliebig viele Geräte. Geheimes wird nicht gezeigt.
page-lobby-bring = Sag, wer du bist, und bring deine Armee mit. Die Partie beginnt, wenn alle eine haben.
page-lobby-gathering = Die Partie beginnt, wenn alle eine Armee mitgebracht haben.
page-lobby-awaited = Wählt noch eine Armee
page-lobby-ready = Armee bereit
page-lobby-taken = Hier sitzt jemand; der Link öffnet nichts mehr.
page-lobby-waits = { $count ->
    [one] Eine Armee fehlt noch
   *[other] { $count } Armeen fehlen noch
}
page-lobby-armies = Vor dem Beginn
page-lobby-others = Deine Armee steht bereit. Andere wählen noch.
page-lobby-host = Alles bereit. Die Partie beginnt, sobald es der Gastgeber sagt.
page-lobby-go = An den Tisch
page-link-qr = QR-Code: { $title }
page-link-address = Link: { $title }
page-link-copy = Link kopieren
page-link-copied = Der Link ist kopiert.
page-link-by-hand = Dieser Browser lässt uns nicht kopieren: Berühre den Link, dann ist er markiert, und kopiere ihn selbst.
page-link-renew = Neuer Link
page-link-renew-title = Ein neuer Link: { $title }
page-link-renew-sure = Der alte Link und sein QR-Code gelten nicht mehr; wer dort spielt, verlässt den Tisch, bis er den neuen Link öffnet. Alle erfahren davon, und es steht im Verlauf. Was gespielt wurde, bleibt.
page-link-renewed = Der Platz hat einen neuen Link.

page-settings-look = Sprache und Aussehen
page-settings-language = Sprache
page-settings-theme = Farben
page-theme-auto = Wie das Gerät
page-theme-dark = Dunkel
page-theme-light = Hell
page-settings-motion = Bewegung
page-motion-auto = Wie das Gerät
page-motion-on = Ganz
page-motion-off = Keine
page-settings-contrast = Mehr Kontrast
page-settings-contrast-about = Kräftigere Linien und Schrift
page-settings-dice = Würfel
page-settings-dice-who = Wer würfelt
page-settings-dice-about = So beginnen neue Partien hier. Würfe, die von Hand eingegeben werden, stehen im Verlauf und im Ergebnis.
page-pace = Züge der anderen
page-pace-about = So schnell siehst du, was der Computer und andere tun, die Aufstellung eingeschlossen. Auch in der Partie kannst du es ändern und überspringen.
page-pace-times = { $times }×
page-pace-once = Sofort
page-pace-change = Ändern, wie schnell die Züge der anderen gezeigt werden
page-pace-skip = Bis ans Ende dessen springen, was gezeigt wird
page-pace-skip-short = Überspringen
page-dice-app = Die App würfelt
page-dice-either = Die App würfelt, oder ich
page-dice-enter = Ich würfle und gebe ein
page-settings-seat = Am Tisch

page-packs = Pakete
page-packs-about = Szenarien und Stücke, die andere geschrieben haben: eine ZIP-Datei oder die YAML-Dateien selbst.
page-packs-none = Noch ist keines eingelesen.
page-packs-cards = Eigene Karten abtippen
page-packs-add = Paket einlesen
page-packs-added = Das Paket ist da.
page-packs-remove = { $name } entfernen
page-packs-remove-do = Entfernen
page-packs-remove-sure = Seine Szenarien und Stücke verschwinden. Begonnene Partien damit lassen sich weiterspielen.
page-packs-removed = { $name } ist entfernt.
page-packs-counts = { $scenarios ->
    [one] { $scenarios } Szenario
   *[other] { $scenarios } Szenarien
  }, { $pieces ->
    [one] { $pieces } Stück
   *[other] { $pieces } Stücke
  }

page-help-search = In den Regeln suchen
page-help-topics = Themen
page-help-editions = Worin sich die Ausgaben unterscheiden
page-help-rulings = Entscheidungen
page-help-rulings-about = Was entschieden wurde, wo die Bücher etwas offen lassen oder sich widersprechen. B7 ist die Nummer einer Entscheidung; der Verlauf und die Zahlen nennen sie.
page-help-rulings-here = { $count ->
    [one] Eine Entscheidung dazu
   *[other] { $count } Entscheidungen dazu
}
page-help-found = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
  }
page-help-meant = Gezeigt für: { $words }
page-help-nothing = Nichts passt
page-help-nothing-do = Versuche andere Wörter, etwa „Deckung“ oder „wie gewinne ich“.

page-replay = Aufzeichnung
page-replay-watch = Ansehen
page-replays-none = Noch keine Aufzeichnung
page-replays-none-do = Eine beendete Partie bleibt hier liegen. Du kannst auch die Datei einer Partie öffnen.
page-replay-open = Eine Datei öffnen
page-replay-open-about = Partien, die hier, auf einem anderen Gerät oder von der Kommandozeile gesichert wurden (.jsonl).
page-replay-pick = Datei wählen
page-replay-save = Die Partie als Datei sichern
page-replay-resume = Am Ende weiterspielen, mit neuen Würfeln
page-replay-graph = Punkte bis { $unit } { $rounds }, höchstens { $most }
page-replay-empty = In dieser Partie ist noch nichts geschehen
page-replay-under = { $round ->
    [0] Vor dem Beginn
   *[other] { $unit } { $round }
} · Schritt { $step } von { $steps }
page-replay-steps = Schritte
page-replay-step = Schritt { $step }
page-replay-step-at = Schritt
page-replay-controls = Steuerung
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-speed = Geschwindigkeit
page-replay-part = Zeigen
page-replay-eyes = Mit wessen Augen
page-replay-eyes-none = Als Zuschauer
page-replay-eyes-of = Als { $name }
page-replay-key-back = Einen Schritt zurück
page-replay-key-next = Einen Schritt weiter
page-replay-key-round-back = Eine Runde oder einen Zug zurück
page-replay-key-round-next = Eine Runde oder einen Zug weiter
page-replay-key-play = Abspielen oder anhalten

page-setup-players-count = { $count } Spieler

page-setup-how-many = Wie viele spielen
page-setup-seat = Spieler { $number }
page-setup-who = Wer spielt
page-setup-figures = Figuren und Teile
page-setup-figures-app = Auf dem Bildschirm
page-setup-figures-real = Echte auf dem Tisch
page-setup-name = Name
page-setup-name-none = Nach Belieben
page-setup-lenient = Der Computer lässt mich zurücknehmen, was gewürfelt oder gezeigt wurde
page-setup-lenient-about = Die Rücknahme geht dann auch hinter Würfe, Geheimnisse und Antworten des Computers zurück. Sie fragt vorher, und Verlauf und Ergebnis sagen es.
page-setup-dice = Würfel
page-setup-dice-about = Nur wo es hier so steht, können Würfe von Hand eingegeben werden; jeder davon steht im Verlauf und im Ergebnis. Einzelne Würfe können immer der App überlassen werden.
page-setup-options = Regeln
page-setup-start = Die Partie beginnen
page-setup-starting = Der Tisch wird gedeckt

## Lektionen

page-lessons = Lektionen
page-lessons-about = Ein Spiel lernen, indem man es spielt, Schritt für Schritt

## Am Tisch

page-menu = Menü
page-menu-table = Tisch und Fernseher
page-orders = Stehende Anweisungen
page-orders-short = Befehle
page-orders-about = Was für dich getan wird, ohne dass du gefragt wirst, bis du es zurücknimmst. Sonst sieht es niemand.
page-orders-none = Du kannst jetzt keine geben.
page-undo = Rück{"\u00AD"}nahme
page-undo-title = Zurücknehmen?
page-undo-title-theirs = Die Entscheidung von { $name } zurücknehmen?
page-undo-theirs-here = Dafür solltest du das Gerät { $name } geben.
page-undo-what = Zurücknehmen: { $what }
page-undo-more = { $count ->
    [one] Auch 1 Entscheidung, die der Computer danach traf, wird zurückgenommen.
   *[other] Auch { $count } Entscheidungen, die der Computer danach traf, werden zurückgenommen.
}
page-undo-do = Zurücknehmen
page-undo-ask = Um Rücknahme bitten
page-undo-waits = Die anderen werden gefragt, ob du das zurücknehmen darfst …
page-undo-yes = Einverstanden
page-undo-no = Nein
page-redo = Wieder
page-redo-what = Wiederherstellen: { $what }
page-past = { $count ->
    [one] { $name }: 1 Schritt trotz Würfeln oder Gezeigtem zurückgenommen.
   *[other] { $name }: { $count } Schritte trotz Würfeln oder Gezeigtem zurückgenommen.
}
page-entered = { $count ->
    [one] { $name }: 1 Wurf wurde von Hand eingegeben.
   *[other] { $name }: { $count } Würfe wurden von Hand eingegeben.
}
page-save-file = Als Datei sichern
page-resign = Aufgeben
page-leave = Verlassen; der Stand bleibt erhalten
page-story = Was geschieht
page-result = Ergebnis
page-rematch = Noch einmal, mit denselben Leuten?
page-rematch-same = Revanche, gleiche Seiten
page-rematch-again = Noch einmal spielen
page-rematch-swap = Revanche, Seiten getauscht
page-rematch-there = Eine Revanche hat begonnen.
page-rematch-go = Zur Revanche
page-won = Sieg für { $names }
page-draw = Niemand gewinnt
page-you-won = Gewonnen, { $mine } zu { $theirs }
page-you-lost = Verloren, { $mine } zu { $theirs }
page-you-drew = Unentschieden, { $mine } zu { $theirs }
page-help-here = Hilfe hierzu
page-help-all = Alle Spielregeln
page-why = Warum geht das nicht?
page-why-legal = Das ist erlaubt
page-turn-of = { $name } am Zug
page-turn-soon = du bist gleich am Zug
page-turn-yours = Du bist am Zug
page-thinks = { $name } beim Nachdenken
page-over = Es ist vorbei
page-waiting = Die anderen sind dran
page-watching = Du siehst zu
page-roll = Würfle
page-by-hand = Mit eigenen Würfeln
page-go-on = Weiter
page-result-replay = Noch einmal ansehen
page-result-look = Das Spielfeld ansehen
page-help-short = Hilfe
page-board = Spielfeld
page-side = Was gewählt ist
page-controls = Bedienung
page-key-choice = Die Wahl mit dieser Nummer
page-key-enter = Ausführen oder weiter
page-key-cancel = Einen Schritt zurück
