/** Topics in French. The first line of a category holds its hashtags. */

import type { CategoryId } from './categories.ts'

export const frenchTopics: Readonly<Record<CategoryId, string>> = {
  food: `
#recettes|faitmaison|cuisine
le pain au levain|la deuxième pousse|la cuisson|la croûte
une soupe de lentilles|le bouillon|le cumin|le temps de cuisson
la tarte aux pommes|la pâte|la cannelle|le four
cuisiner pour la semaine|les portions|le riz|la vinaigrette`,
  fitness: `
#entrainement|bouger|course
préparer un premier 10 km|la sortie longue|l'allure|le repos
s'entraîner à la maison|l'échauffement|les pompes|le dernier tour
la mobilité du matin|les hanches|la respiration|l'élastique`,
  travel: `
#voyage|escapade|slowtravel
trois jours à la montagne|le bus du matin|la boulangerie|le lac
un train de nuit|la couchette|le petit déjeuner|la correspondance
voyager léger|la liste|les chaussures|la lessive`,
  beauty: `
#soin|beaute|routine
une routine de soin simple|la crème solaire|le nettoyant|l'ordre
un maquillage en cinq minutes|le blush|la lumière|les sourcils
prendre soin de ses boucles|le jour de lavage|le diffuseur|la serviette`,
  fashion: `
#style|secondemain|garderobe
une petite garde-robe|les couleurs|le pantalon|les chaussures
des trouvailles de seconde main|le manteau en laine|les retouches|la taille
coudre une première chemise|le col|le patron|les boutonnières`,
  gaming: `
#jeuxvideo|coop|partie
un jeu de ferme tranquille|le premier hiver|la grange|la pêche
notre soirée en coop|le boss|le raccourci|la soigneuse
monter un PC silencieux|les ventilateurs|les câbles|le boîtier`,
  tech: `
#technologie|astuces|bricolage
un serveur à la maison|les sauvegardes|la consommation|le vieux portable
comparer les photos de téléphone|le mode nuit|le portrait|le zoom
prendre des notes simplement|la recherche|le bilan du dimanche|les fichiers texte`,
  home: `
#maison|balcon|deco
un potager sur le balcon|les tomates|l'arrosage|les caisses
restaurer une chaise|le ponçage|l'huile|le tissu
ranger un petit appartement|les crochets|les tiroirs|l'entrée`,
  family: `
#viedefamille|parents|enfants
les matins avec deux enfants|les chaussures|le petit déjeuner|l'heure
un après-midi de pluie|le château en carton|la peinture|le rangement
la première semaine d'école|le cartable|le trajet|le trac`,
  outdoors: `
#randonnee|montagne|nature
une crête en automne|le brouillard|la descente|le passage raide
camper sous la pluie|la bâche|les chaussettes|le chocolat chaud
observer les oiseaux|les jumelles|le réveil tôt|le carnet`,
  music: `
#musique|guitare|repetition
apprendre un morceau à l'oreille|le refrain|le changement d'accord|le travail lent
enregistrer chez soi|le micro|l'écho|les voisins
le piano à l'âge adulte|la main gauche|la partition|la professeure`,
  learning: `
#apprendre|lecture|savoir
apprendre une langue seul|les cartes|l'oral|le plateau
comprendre les marées|la lune|le port|les grandes marées
lire davantage|les vingt minutes|le livre audio|la liste`,
  pets: `
#animaux|chiens|chats
adopter un chien|la première nuit|la laisse|la confiance
la journée d'un chat d'appartement|la fenêtre|le jeu|le quart d'heure de folie
des poules au jardin|le poulailler|les œufs|la clôture`,
  business: `
#travail|management|equipe
de meilleurs entretiens individuels|l'ordre du jour|le suivi|le silence
recruter sa première salariée|l'annonce|la journée d'essai|l'accueil
les réunions supprimées|le point hebdo|le journal des décisions|la règle du vendredi`,
}
