/** Topics in German. The first line of a category holds its hashtags. */

import type { CategoryId } from './categories.ts'

export const germanTopics: Readonly<Record<CategoryId, string>> = {
  food: `
#rezepte|selbstgemacht|kochenmachtspaß|backliebe
Sauerteigbrot|die zweite Gare|der Ofentrieb|das Anstellgut
Linsensuppe wie bei Oma|der Essig am Schluss|das Suppengrün|die Kochzeit
Zwetschgenkuchen vom Blech|die Streusel|der Hefeteig|der Zimt
Vorkochen für die Woche|die Gefrierdosen|das Dressing|der Reis`,
  fitness: `
#training|dranbleiben|laufen|gesundleben
Training für den ersten Zehner|der lange Lauf|das Tempo|die Ruhetage
Krafttraining zu Hause|die Liegestütze|das Aufwärmen|die letzte Runde
Beweglichkeit am Morgen|die Hüfte|die Atmung|das Theraband`,
  travel: `
#reisen|unterwegs|reisetipps|fernweh
drei Tage in den Bergen|der frühe Bus|die Hütte|der Seeblick
eine Nacht im Zug|das obere Bett|das Frühstück|der Umstieg
Urlaub nur mit Handgepäck|die Packliste|die Schuhe|die Wäsche`,
  beauty: `
#hautpflege|beautytipps|pflegeroutine
einfache Hautpflege|der Sonnenschutz|die Reinigung|die Reihenfolge
Make-up in fünf Minuten|das Rouge|das Licht|die Augenbrauen
Locken pflegen|der Waschtag|der Diffusor|das Handtuch`,
  fashion: `
#kleiderschrank|secondhand|stil
eine kleine Garderobe|die Farben|die Hosen|die Schuhe
Fundstücke aus zweiter Hand|der Wollmantel|die Änderungsschneiderei|die Größe
Pullover flicken|das Garn|die Ellbogen|die Geduld`,
  gaming: `
#zocken|spieletipps|koop
ein gemütliches Aufbauspiel|der erste Winter|die Scheune|das Angeln
unser Koop-Abend|der Endgegner|die Abkürzung|die Heilung
ein leiser Rechner|die Lüfter|die Kabel|das Gehäuse`,
  tech: `
#technik|smarthome|selbermachen
ein Server im Flur|die Sicherung|der Stromverbrauch|der alte Laptop
Handykameras im Vergleich|der Nachtmodus|das Porträt|der Zoom
Notizen ohne App-Chaos|die Suche|der Wochenrückblick|die Textdateien`,
  home: `
#zuhause|balkongarten|selbstgebaut
ein kleiner Balkongarten|die Tomaten|das Gießen|die Holzkisten
einen Stuhl restaurieren|das Schleifen|das Öl|der Stoff
Ordnung auf 40 Quadratmetern|die Haken|die Schubladen|der Flur`,
  family: `
#familienleben|elternalltag|kinderzeit
Morgende mit zwei Kindern|die Schuhe|das Frühstück|die Uhr
ein Regentag zu Hause|die Pappburg|die Fingerfarbe|das Aufräumen
die erste Schulwoche|die Brotdose|der Schulweg|die Aufregung`,
  outdoors: `
#wandern|draussen|bergliebe
eine Gratwanderung im Herbst|der Nebel|der Abstieg|die Kletterstelle
Zelten im Regen|die Plane|die nassen Socken|der Kakao
Vögel beobachten|das Fernglas|der frühe Morgen|das Notizbuch`,
  music: `
#musikmachen|gitarre|proberaum
ein Lied nach Gehör lernen|der Refrain|der Akkordwechsel|das langsame Üben
Aufnehmen zu Hause|das Mikrofon|der Hall|die Nachbarn
Klavier als Erwachsene|die linke Hand|die Noten|die Lehrerin`,
  learning: `
#lernen|wissen|bücher
allein eine Sprache lernen|die Karteikarten|das Sprechen|die Durststrecke
wie Gezeiten entstehen|der Mond|der Hafen|die Springflut
mehr Bücher lesen|die zwanzig Minuten|das Hörbuch|die Leseliste`,
  pets: `
#haustiere|hundeliebe|katzen
ein Hund aus dem Tierheim|die erste Nacht|die Leine|das Vertrauen
ein Tag als Wohnungskatze|der Fensterplatz|das Futterspiel|die fünf wilden Minuten
Hühner im Garten|der Stall|die Wintereier|der Zaun`,
  business: `
#arbeitswelt|führung|team
bessere Einzelgespräche|die Agenda|das Nachhalten|die Stille
die erste Mitarbeiterin einstellen|die Anzeige|der Probetag|die Einarbeitung
Besprechungen, die wir gestrichen haben|der Statusbericht|das Protokoll|der freie Freitag`,
}
