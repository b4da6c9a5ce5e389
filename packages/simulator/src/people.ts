/** Real people's accounts, fitted to accounts that journalists and researchers looked at by hand. Some are honest and look odd all the same: newcomers,
 *  silent readers without a picture, people who follow thousands. A classifier that punishes them is wrong. */

import type { FullAccount } from './account-fields.ts'
import { dayMs, timeText } from './calendar.ts'
import { countriesByLanguage, type LanguageId, languageIds } from './content/languages.ts'
import { firstNames, handleWords, lastNames } from './content/names.ts'
import { handlePart } from './persona.ts'
import { atScore, type Quantiles } from './quantiles.ts'
import { type Random, random } from './random.ts'
import type { World } from './world.ts'

/** The 526 real followers of ten Swiss creators (SRF Data, 2017): quantiles of the counts, one added so that zero has a
 *  logarithm, and the correlations of the logarithms of followers with the other two. */
const srf = {
  followers: [17, 133, 410, 1334, 10_970] as Quantiles,
  following: [52, 262, 577, 1649, 5475] as Quantiles,
  posts: [1, 15, 73, 234, 893] as Quantiles,
  followingCorrelation: 0.63,
  postsCorrelation: 0.66,
}
/** The 694 real accounts of the instafake set (Akyon and Kalfaoglu, 2019): quieter, mostly private people. */
const quiet = {
  followers: [80, 225, 349, 523, 973] as Quantiles,
  following: [109, 279, 427, 608, 1094] as Quantiles,
  posts: [2, 10, 34, 81, 273] as Quantiles,
  followingCorrelation: 0.76,
  postsCorrelation: 0.57,
}
/** On YouTube commenters' channels are empty shells as a rule (chosen). */
const channels = {
  followers: [1, 1.5, 4, 22, 400] as Quantiles,
  following: [2, 15, 60, 180, 600] as Quantiles,
  posts: [1, 1, 1.2, 4, 40] as Quantiles,
  followingCorrelation: 0.4,
  postsCorrelation: 0.6,
}
/** X: humans of the merged bot-repository sets, below the celebrities among them. */
const posters = {
  followers: [5, 60, 190, 700, 6000] as Quantiles,
  following: [9, 169, 473, 1168, 4200] as Quantiles,
  posts: [180, 2055, 7124, 20_000, 60_000] as Quantiles,
  followingCorrelation: 0.63,
  postsCorrelation: 0.6,
}
export interface PersonOptions {
  /** Came for a prize: follows many, posts little, and is a person all the same. */
  hunter?: boolean
  /** Members of pods are small creators. */
  creator?: boolean
}

/** @returns the real person named by the label and index among the creator's audience. */
export function person(world: World, label: string, index: number, options: PersonOptions = {}): FullAccount {
  const draw = random(world.seed, 'person', label, index)
  const language = draw.chance(0.68) ? world.language : draw.pick(languageIds)
  const kind = draw.weighted(personKinds)
  const first = draw.pick(firstNames[language])
  const last = draw.pick(lastNames[language])
  const counts = personCounts(world, draw, options)
  const newcomer = kind === 'newcomer'
  const lurker = kind === 'lurker'
  const years = newcomer ? draw.between(0.01, 0.15) : Math.min(15, 0.3 + draw.logNormal(4.5, 0.6))
  const bio = lurker || newcomer || draw.chance(0.28) ? '' : personBio(draw, language, first)
  return {
    id: `a_${world.key}_${label}${index.toString(36)}`,
    username: personUsername(draw, first, last),
    displayName: draw.chance(0.12) ? first.toLowerCase() : draw.chance(0.25) ? first : `${first} ${last}`,
    bio,
    hasAvatar: !(lurker && draw.chance(0.12)) && !(newcomer && draw.chance(0.1)) && draw.chance(0.996),
    hasExternalUrl: bio !== '' && draw.chance(options.creator === true ? 0.5 : 0.32),
    isPrivate: options.creator === true ? false : draw.chance(lurker ? 0.55 : 0.26),
    verified: !lurker && !newcomer && draw.chance(0.004),
    followers: newcomer ? draw.int(25) : lurker ? Math.min(counts.followers, 20 + draw.int(120)) : counts.followers,
    following: newcomer ? 8 + draw.int(90) : counts.following,
    posts: newcomer ? draw.int(3) : lurker ? draw.int(4) : counts.posts,
    createdAt: timeText(
      Math.floor((createdBase(world) - years * 365 * dayMs) / dayMs) * dayMs + draw.int(86_400) * 1000,
    ),
    country: draw.chance(0.55) ? draw.weighted(countriesByLanguage[language]) : null,
    language,
    listed: Math.floor(counts.followers / draw.between(80, 400)),
    favourites: Math.round(draw.logNormal(3000, 1.6)),
  }
}

/** Real accounts by how they are used (chosen). The measured sets hold silent readers and newcomers of their own, as their lowest quantiles
 *  show; these few come on top and are odder than any of them. */
const personKinds = { regular: 0.99, lurker: 0.006, newcomer: 0.004 } as const

/** Accounts are dated back from the creator's anchor, not from the snapshot, so that nobody grows younger overnight. */
export function createdBase(world: World): number {
  return Math.min(world.nowMs, world.anchorDay * dayMs) - 60 * dayMs
}

function personCounts(
  world: World,
  draw: Random,
  options: PersonOptions,
): { followers: number; following: number; posts: number } {
  const set =
    world.platform === 'youtube' ? channels : world.platform === 'x' ? posters : draw.chance(srfPart) ? srf : quiet
  const z = draw.normal() + (options.creator === true ? 1.3 : 0)
  const rest = (correlation: number): number => correlation * z + Math.sqrt(1 - correlation ** 2) * draw.normal()
  const following =
    atScore(set.following, rest(set.followingCorrelation)) + (options.hunter === true ? draw.between(900, 4200) : 0)
  return {
    followers: Math.max(0, Math.round(atScore(set.followers, z) - 1)),
    following: Math.max(0, Math.min(7500, Math.round(following - 1))),
    posts: Math.max(0, Math.round(atScore(set.posts, rest(set.postsCorrelation)) - 1)),
  }
}

/** A fifth of the people are like the Swiss creators' followers, the others like the quieter set (chosen: the share of fakes that an estimator
 *  which has met neither reads in a simulated audience is then off by at most two points). */
const srfPart = 0.2

const separators = ['', '', '', '.', '_'] as const

/** User names as people choose them: 12 characters, 13 % end in a digit, 0.4 digits on average (SRF). */
export function personUsername(draw: Random, first: string, last: string): string {
  const a = handlePart(first)
  const b = handlePart(last)
  const separator = draw.pick(separators)
  const word = draw.pick(handleWords)
  const form = draw.next()
  const name =
    form < 0.34
      ? `${a}${separator}${b}`
      : form < 0.48
        ? `${a}${separator}${word}`
        : form < 0.6
          ? `${word}${separator}${a}`
          : form < 0.72
            ? `${a}${separator}${b.slice(0, 1)}${draw.chance(0.5) ? draw.pick(handleWords).slice(0, 3) : ''}`
            : form < 0.84
              ? `${b}${separator}${a.slice(0, 3)}`
              : `${word}${separator}${draw.pick(handleWords)}`
  const digits = draw.chance(0.13)
    ? draw.pick([
        String(draw.int(10)),
        String(draw.int(100)),
        String(70 + draw.int(38)),
        String(1960 + draw.int(52)),
        String(draw.int(1000)),
      ])
    : ''
  return `${name}${digits}`
}

const interests: Readonly<Record<LanguageId, readonly string[]>> = {
  en: [
    'coffee first',
    'amateur gardener',
    'reading and running',
    'two cats',
    'here to learn',
    'weekend baker',
    'nurse',
    'engineer by day',
    'proud parent',
    'cycling everywhere',
    'photos of skies',
    'student',
    'films and long walks',
  ],
  de: [
    'Kaffee zuerst',
    'Hobbygärtnerin',
    'liest und läuft',
    'zwei Katzen',
    'Lehrer',
    'gern draußen',
    'Studentin',
    'Radfahren und Musik',
    'Mama von zwei',
  ],
  es: [
    'café primero',
    'leo y corro',
    'dos gatos',
    'profe de primaria',
    'me gusta la montaña',
    'estudiante',
    'música y cine',
    'mamá de dos',
  ],
  fr: [
    'café avant tout',
    'lecture et course',
    'deux chats',
    'infirmière',
    'toujours dehors',
    'étudiant',
    'musique et cinéma',
    'maman de deux',
  ],
  pt: [
    'café primeiro',
    'livros e corrida',
    'dois gatos',
    'professora',
    'sempre na praia',
    'estudante',
    'música e cinema',
    'pai de dois',
  ],
  it: [
    'prima il caffè',
    'libri e corsa',
    'due gatti',
    'insegnante',
    'sempre in montagna',
    'studentessa',
    'musica e cinema',
    'mamma di due',
  ],
}

function personBio(draw: Random, language: LanguageId, first: string): string {
  const parts = [draw.pick(interests[language]), draw.pick(interests[language])]
  const text = parts[0] === parts[1] ? (parts[0] ?? '') : parts.join(' · ')
  return draw.chance(0.2) ? `${first}. ${text}` : text
}
