/** First and last names by language, and words that people put into user names. Common names only, put together at random:
 *  a likeness to a living person is chance. */

import type { LanguageId } from './languages.ts'

const words = (text: string): readonly string[] => text.split(' ')

export const firstNames: Readonly<Record<LanguageId, readonly string[]>> = {
  en: words(
    'Ava Nora Ruby Isla Maya Freya Hazel Ivy Clara Esme Tessa Willow June Poppy Heidi Joan Leah Amber Priya Zara Owen Theo Miles Felix Jude Caleb Rowan Elliot Hugo Arlo Dylan Simon Toby Ravi Omar Kofi Marcus Ben Callum Reuben',
  ),
  de: words(
    'Lena Mia Hanna Emilia Lara Greta Frieda Marlene Paula Jule Svenja Katrin Anja Ronja Merle Jonas Lukas Finn Moritz Jannik Till Emil Anton Oskar Hannes Matthis Sven Malte Kilian Yusuf',
  ),
  es: words(
    'Lucia Carmen Alba Noa Valeria Martina Camila Elena Irene Rocio Sofia Daniela Ximena Paula Ainhoa Diego Hugo Mateo Alvaro Pablo Javier Andres Tomas Bruno Emilio Iker Marcos Nicolas Joaquin Santiago',
  ),
  fr: words(
    'Camille Chloe Manon Lea Ines Juliette Louise Margaux Anais Elise Romane Oceane Solene Agathe Lina Hugo Louis Nathan Theo Mathis Baptiste Gabin Maxime Antoine Remi Yanis Adrien Leo Bastien Malo',
  ),
  pt: words(
    'Beatriz Larissa Mariana Joana Ines Leticia Camila Rafaela Catarina Luana Bianca Helena Tainara Isadora Marta Joao Thiago Rafael Pedro Gustavo Tiago Caio Duarte Bruno Vitor Murilo Andre Diogo Renan Mateus',
  ),
  it: words(
    'Giulia Chiara Martina Alessia Elisa Sofia Aurora Bianca Serena Noemi Greta Ilaria Viola Arianna Emma Luca Matteo Davide Lorenzo Marco Andrea Tommaso Pietro Simone Edoardo Riccardo Nicolo Gabriele Elia Filippo',
  ),
}

export const lastNames: Readonly<Record<LanguageId, readonly string[]>> = {
  en: words(
    'Fields Harper Bennett Marsh Quill Lowe Parrish Ellery Hart Wren Dalton Sayer Frost Alder Penrose Holt Reyes Okafor Shah Whitaker Brook Langley Tran Ashby Carver Winslow Keane Mercer Doyle Finch',
  ),
  de: words(
    'Brandt Vogel Lindner Seidel Ahrens Falk Kuhn Reuter Sommer Winkler Hoppe Thiele Albers Kaya Jansen Engel Dietz Voss Pohl Steiner',
  ),
  es: words(
    'Molina Rivas Navarro Soler Cruz Ibarra Campos Vega Lara Duran Mora Pineda Robles Serra Luna Bravo Prieto Santos Rey Olmos',
  ),
  fr: words(
    'Moreau Lambert Garnier Faure Lemaire Perrin Blanchet Morel Aubert Caron Renaud Fournel Rolland Guerin Dumas Besson Marchal Noel Vidal Leroux',
  ),
  pt: words(
    'Azevedo Barros Moreira Pires Teixeira Nogueira Furtado Rocha Cardoso Matos Lopes Peixoto Aguiar Brandao Siqueira Prado Farias Xavier Braga Cunha',
  ),
  it: words(
    'Ferri Colombo Gallo Rinaldi Conti Marini Greco Leone Fontana Villa Serra Martini Sala Riva Bruno Pace Fiore Monti Testa Basile',
  ),
}

/** Words of user names that say nothing about anybody. */
export const handleWords = words(
  'sunny lucky river moon pixel cloud berry maple ocean velvet lemon honey cosmic quiet wild paper golden little north misty coral urban cherry amber fox otter robin panda koala sparrow bloom breeze ember orbit echo',
)

/** Words that a creator of a category takes into the handle. */
export const categoryHandleWords: Readonly<Record<string, readonly string[]>> = {
  food: words('bakes eats kitchen cooks table spoon'),
  fitness: words('moves lifts runs strong training pace'),
  travel: words('wanders roams travels abroad trails maps'),
  beauty: words('glow skin palette beauty brush bare'),
  fashion: words('wears wardrobe thread styles closet linen'),
  gaming: words('plays games pixels arcade quest guild'),
  tech: words('builds bytes tech devs circuits codes'),
  home: words('home nest rooms decor makes studio'),
  family: words('family nest mornings home littles crew'),
  outdoors: words('outside hikes camps peaks trail wild'),
  music: words('sings strings beats notes sound keys'),
  learning: words('learns explains reads notes teaches why'),
  pets: words('paws pets tails barks whiskers farm'),
  business: words('works leads writes growth advisory team'),
}
