# Der Armeebaukasten der Seite; die Kennungen beginnen mit page-armies-.

page-armies-all = Alle Armeen
page-armies-new = Neue Armee
page-armies-mine = Deine Armeen
page-armies-mine-none = Noch keine eigene Armee
page-armies-mine-none-do = Beginne eine neue, oder kopiere unten eine fertige und ändere sie, wie du magst.
page-armies-ready = Fertige Armeen
page-armies-drafts = Noch nicht gespeichert
page-armies-draft-when = geändert { $when }
page-armies-go-on = Weiter
page-armies-edit = Ändern
page-armies-unnamed = Armee ohne Namen
page-armies-nothing = Nichts passt zu den Filtern.
page-armies-gone = Diese Armee ist nicht hier
page-armies-gone-do = Sie wurde gelöscht oder gehört einem anderen Gerät. Bitte um ihren Link oder QR-Code.
page-armies-copy = { $title } kopieren
page-armies-copy-of = { $title } (Kopie)
page-armies-delete = { $title } löschen
page-armies-delete-it = Armee löschen
page-armies-delete-sure = „{ $title }“ ist dann endgültig weg.
page-armies-deleted = Die Armee ist gelöscht.
page-armies-sheet = Alle Karten, zum Lesen und Drucken
page-armies-sheet-of = Karten von { $title }
page-armies-cards = Karten
page-armies-print = Drucken
page-armies-change-copy = Eine Kopie ändern
page-armies-take = Zu deinen Armeen
page-armies-change = Erst ändern
page-armies-came = „{ $title }“ ist da. Bis du sie speicherst, ist sie ein Entwurf.

## Der Baukasten

page-armies-parts = Teile des Baukastens
page-armies-tab-army = Armee ({ $count })
page-armies-tab-golems = Golems
page-armies-tab-ancients = Alt-Ehrwürdige ({ $count })
page-armies-undo = Letzte Änderung zurücknehmen
page-armies-save = Speichern
page-armies-is-saved = Gespeichert
page-armies-saved = „{ $title }“ ist gespeichert.
page-armies-unsaved = Es gibt Änderungen, die nicht gespeichert sind.
page-armies-draft-kept = Als Entwurf auf diesem Gerät. Speichere sie, um mit ihr zu spielen.
page-armies-discard = Änderungen verwerfen
page-armies-discard-sure = Die Armee wird wieder, was zuletzt gespeichert war.
page-armies-discard-new = Dieser Entwurf war nie gespeichert und ist dann endgültig weg.
page-armies-name = Name
page-armies-name-en = Name auf Englisch
page-armies-name-de = Name auf Deutsch
page-armies-about-field = Wie sie spielt
page-armies-about-en = Wie sie spielt, auf Englisch
page-armies-about-de = Wie sie spielt, auf Deutsch
page-armies-two = Name in zwei Sprachen
page-armies-tell = Sagen, wie sie spielt
page-armies-faction = Fraktion
page-armies-faction-all = Alle Fraktionen
page-armies-points = Punkte
page-armies-points-all = Alle Punkte
page-armies-points-own = Punkte nach eigener Wahl
page-armies-of-points = von { $points } APV
page-armies-left = { $points } übrig
page-armies-over = { $points } zu viel
page-armies-sound = Eine gültige Armee.
page-armies-sound-there = Eine gültige Armee, und sie passt zur Position.
page-armies-problems = { $count ->
    [one] 1 Problem
   *[other] { $count } Probleme
}
page-armies-unchecked = Nicht geprüft: Shem antwortet nicht. Der Entwurf bleibt auf diesem Gerät.
page-armies-place = Auch für ein Szenario prüfen
page-armies-place-none = Kein Szenario
page-armies-play = Mit ihr kämpfen
page-armies-fight = Kämpfen
page-armies-save-play = Speichern und mit ihr kämpfen
page-armies-play-one = Mit { $title } kämpfen
page-armies-position = Position
page-armies-golems = Golems
page-armies-golem = Golem
page-armies-knight = Ritter
page-armies-empty = Noch kein Golem
page-armies-empty-do = Wähle Golems aus der Liste; jeder bringt einen Golem-Meister mit, der einem Ritter weichen kann.
page-armies-ancients = Alt-Ehrwürdige
page-armies-ancients-none = Keiner wird angerufen.
page-armies-ancients-call = Einen Alt-Ehrwürdigen anrufen
page-armies-call = Anrufen
page-armies-call-one = { $name } anrufen
page-armies-called = In der Armee
page-armies-called-one = In der Armee: { $name }
page-armies-unknown = hier unbekannt
page-armies-card = Karte
page-armies-up = { $name } nach oben
page-armies-down = { $name } nach unten
page-armies-again = Noch einmal { $name }
page-armies-drop = { $name } entfernen
page-armies-knight-of = { $golem } wird befehligt von: { $knight }. Anderen wählen
page-armies-relic-of = Relikt von { $golem }: { $relic }. Anderes wählen
page-armies-relic-none = Kein Relikt
page-armies-relic-off = Ohne Relikt
page-armies-pick-knight = Wer befehligt { $golem }?
page-armies-pick-relic = Was trägt { $golem }?
page-armies-choose = Wählen
page-armies-choose-one = { $name } wählen
page-armies-chosen = Gewählt
page-armies-chosen-one = Gewählt: { $name }
page-armies-taken = Jetzt bei { $golem }, Golem { $number } der Armee; wechselt hierher

## Was zur Auswahl steht

page-armies-search = Name oder Fähigkeit suchen
page-armies-class = Klasse
page-armies-class-all = Alle Klassen
page-armies-arcanum = Arkanum
page-armies-arcanum-all = Alle Arkana
page-armies-order = Reihenfolge
page-armies-order-apv = Nach APV
page-armies-order-name = Nach Namen
page-armies-own = Nur für { $faction }
page-armies-affordable = Höchstens { $points } APV
page-armies-foreign = nicht für diese Fraktion
page-armies-found = { $count ->
    [one] 1 Golem
   *[other] { $count } Golems
}
page-armies-add = { $name } dazu
page-armies-less = Ein { $name } weniger
page-armies-have = { $count } in der Armee
page-armies-health = Leben
page-armies-armor = Rüstung
page-armies-dodge = Ausweichen
page-armies-apv-word = APV
page-armies-apv = { $apv } APV
page-armies-relic = Relikt
page-armies-ancient = Alt-Ehrwürdiger
page-armies-construct = Konstrukt: { $name }
page-armies-sources = Woher die Zahlen stammen
page-armies-roster = Die Armee Stück für Stück
page-armies-masters = { $count ->
    [one] Golem-Meister
   *[other] { $count } Golem-Meister
}

## Hinaus und herein

page-armies-share = Armee teilen
page-armies-share-one = { $title } teilen
page-armies-share-qr = Lies das mit einem anderen Gerät: In seiner Liste der Armeen holt „Armee hereinholen“ sie über die Kamera. Ein Netz ist nicht nötig.
page-armies-share-long = Die Armee ist zu lang für einen QR-Code. Link und Datei nehmen sie auf.
page-armies-share-link = Der Link trägt die ganze Armee in sich; nirgends wird dafür etwas gespeichert.
page-armies-share-file = Als Datei sichern
page-armies-share-file-about = { $name }: dieselbe Datei, die auch die Kommandozeile liest.
page-armies-share-file-none = Eine Datei braucht einen Namen und mindestens einen Golem.
page-armies-in = Armee hereinholen
page-armies-in-qr = Von einem QR-Code
page-armies-in-qr-about = Fotografiere den Code auf dem anderen Bildschirm, gerade und nah, oder wähle ein Bild davon. Das Bild bleibt in deinem Browser.
page-armies-in-camera = Mit der Kamera
page-armies-in-photo = Bild wählen
page-armies-in-link = Von einem Link
page-armies-in-link-field = Link oder Code einer Armee
page-armies-in-read = Lesen
page-armies-in-file = Aus einer Datei
page-armies-in-file-about = Eine Armeedatei der Kommandozeile (YAML).
page-armies-in-file-pick = Datei wählen
page-armies-in-busy = Wird gelesen
page-armies-photo-none = In diesem Bild ist kein QR-Code, der sich lesen lässt. Versuch es näher, gerade von vorn, ohne Spiegelungen.
page-armies-photo-bad = Das ist kein Bild, das der Browser öffnen kann.
