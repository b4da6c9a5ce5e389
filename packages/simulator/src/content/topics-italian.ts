/** Topics in Italian. The first line of a category holds its hashtags. */

import type { CategoryId } from './categories.ts'

export const italianTopics: Readonly<Record<CategoryId, string>> = {
  food: `
#ricette|fattoincasa|cucina
il pane con lievito madre|la seconda lievitazione|il forno|la crosta
una zuppa di lenticchie|il brodo|il rosmarino|la cottura
la torta di mele|l'impasto|la cannella|lo stampo
cucinare per la settimana|le porzioni|il riso|il condimento`,
  fitness: `
#allenamento|benessere|corsa
preparare i primi 10 km|il lungo|il ritmo|il riposo
allenarsi in casa|il riscaldamento|le flessioni|l'ultimo giro
mobilità al mattino|le anche|il respiro|l'elastico`,
  travel: `
#viaggi|viaggilenti|weekend
tre giorni in montagna|la corriera|il forno del paese|il lago
un treno di notte|la cuccetta|la colazione|il finestrino
viaggiare leggeri|la lista|le scarpe|il bucato`,
  beauty: `
#curadellapelle|bellezza|routine
una routine semplice|la protezione solare|la detersione|l'ordine
trucco in cinque minuti|il blush|la luce|le sopracciglia
curare i ricci|il lavaggio|il diffusore|l'asciugamano`,
  fashion: `
#stile|secondamano|guardaroba
un guardaroba piccolo|i colori|i pantaloni|le scarpe
tesori di seconda mano|il cappotto di lana|la sarta|la taglia
cucire la prima camicia|il colletto|il cartamodello|le asole`,
  gaming: `
#videogiochi|coop|partita
un gioco di fattoria|il primo inverno|il fienile|la pesca
la nostra serata in coop|il boss|la scorciatoia|la cura
un PC silenzioso|le ventole|i cavi|il case`,
  tech: `
#tecnologia|trucchi|faidate
un server in casa|i backup|i consumi|il vecchio portatile
fotocamere a confronto|la notte|il ritratto|lo zoom
appunti senza caos|la ricerca|la revisione|i file di testo`,
  home: `
#casa|balcone|arredo
un orto sul balcone|i pomodori|l'annaffiatura|le cassette
restaurare una sedia|la carteggiatura|l'olio|la stoffa
ordine in un monolocale|i ganci|i cassetti|l'ingresso`,
  family: `
#famiglia|genitori|bambini
le mattine con due bimbi|le scarpe|la colazione|l'orologio
un pomeriggio di pioggia|il castello di cartone|la pittura|il riordino
la prima settimana di scuola|lo zaino|il tragitto|l'emozione`,
  outdoors: `
#montagna|escursioni|natura
una cresta in autunno|la nebbia|la discesa|il passaggio roccioso
campeggio sotto la pioggia|il telo|i calzini|la cioccolata
osservare gli uccelli|il binocolo|la sveglia presto|il taccuino`,
  music: `
#musica|chitarra|prove
imparare un brano a orecchio|il ritornello|il cambio di accordo|lo studio lento
registrare in casa|il microfono|l'eco|i vicini
il pianoforte da adulti|la mano sinistra|lo spartito|la maestra`,
  learning: `
#imparare|lettura|curiosita
imparare una lingua da soli|le schede|il parlato|il momento di stallo
come funzionano le maree|la luna|il porto|la marea viva
leggere di più|i venti minuti|l'audiolibro|la lista`,
  pets: `
#animali|cani|gatti
adottare un cane|la prima notte|il guinzaglio|la fiducia
la giornata di un gatto|la finestra|il gioco|le corse
galline in giardino|il pollaio|le uova|la rete`,
  business: `
#lavoro|leadership|squadra
colloqui individuali migliori|la scaletta|il seguito|il silenzio
assumere la prima persona|l'annuncio|il giorno di prova|l'inserimento
riunioni che abbiamo tolto|il rapporto|il registro|la regola del venerdì`,
}
