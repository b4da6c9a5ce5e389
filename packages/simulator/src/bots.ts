/** Fake accounts of the kinds that are for sale, fitted to labelled fakes; so no test of the account scorer rests on them, and `lab/src/experiments/bot-rows.ts`
 *  shows what that is worth. None shares all marks with another kind, and some
 *  look nearly honest: a detector that knows one mark finds one kind. */

import type { FullAccount } from './account-fields.ts'
import { dayMs, timeText } from './calendar.ts'
import { languageIds } from './content/languages.ts'
import { firstNames, lastNames } from './content/names.ts'
import { createdBase, personUsername } from './people.ts'
import { handlePart } from './persona.ts'
import { atScore, type Quantiles } from './quantiles.ts'
import { type Random, random } from './random.ts'
import type { World } from './world.ts'

export const botKinds = ['egg', 'mass', 'stolen', 'digits'] as const
/** `egg`: empty and faceless. `mass`: follows thousands. `stolen`: picture, name and posts of somebody else. `digits`: machine-made name, few ties. */
export type BotKind = (typeof botKinds)[number]

/** How often each kind is delivered (chosen between the labelled sets, whose shares differ by how they were collected). */
const botWeights: Readonly<Record<BotKind, number>> = { egg: 0.24, mass: 0.38, stolen: 0.16, digits: 0.22 }

export interface BotShape {
  followers: Quantiles
  following: Quantiles
  posts: Quantiles
  picture: number
  named: number
  bio: number
  private: number
  ageYears: Quantiles
}

/** Counts with one added. Sources: `mass` the 59 fakes among followers of Swiss creators (SRF, following 241 to 6,878) and the bought accounts of
 *  Parma (median 2,930); `egg` instafake and Parma without picture; `stolen` the set with 15 posts each (following 346 to 2,353);
 *  `digits` the Kaggle spammers (followers 43, following 76, digits .29 of the name). */
export const botShapes: Readonly<Record<BotKind, BotShape>> = {
  egg: {
    followers: [1, 1.5, 6, 20, 60],
    following: [30, 150, 480, 1800, 4600],
    posts: [1, 1, 1, 1.2, 2],
    picture: 0.12,
    named: 0.4,
    bio: 0.02,
    private: 0.22,
    ageYears: [0.05, 0.2, 0.6, 1.4, 3],
  },
  mass: {
    followers: [5, 32, 78, 220, 800],
    following: [1300, 2400, 3600, 5800, 7300],
    posts: [1, 1.4, 3, 8, 60],
    picture: 0.9,
    named: 0.8,
    bio: 0.22,
    private: 0.25,
    ageYears: [0.2, 0.7, 1.6, 3, 6],
  },
  stolen: {
    followers: [8, 40, 110, 320, 900],
    following: [420, 900, 1700, 2700, 4200],
    posts: [5, 11, 15, 17, 32],
    picture: 1,
    named: 0.98,
    bio: 0.75,
    private: 0.03,
    ageYears: [0.2, 0.6, 1.3, 2.5, 5],
  },
  digits: {
    followers: [2, 12, 40, 90, 300],
    following: [8, 40, 110, 420, 1800],
    posts: [1, 1, 1.6, 5, 22],
    picture: 0.5,
    named: 0.55,
    bio: 0.1,
    private: 0.32,
    ageYears: [0.1, 0.4, 1, 2.2, 4.5],
  },
}

/** @returns the fake account named by the label and index. Accounts of one label come from one farm, newest batches younger. */
export function bot(world: World, label: string, index: number): FullAccount {
  const draw = random(world.seed, 'bot', label, index)
  const kind = draw.weighted(botWeights)
  const shape = botShapes[kind]
  const count = (quantiles: Quantiles): number => Math.max(0, Math.round(atScore(quantiles, draw.normal()) - 1))
  const language = draw.pick(languageIds)
  const first = draw.pick(firstNames[language])
  const last = draw.pick(lastNames[language])
  const years = atScore(shape.ageYears, draw.normal())
  return {
    id: `a_${world.key}_${label}${index.toString(36)}`,
    username: botUsername(draw, kind, first, last),
    displayName: draw.chance(shape.named) ? (draw.chance(0.45) ? first : `${first} ${last}`) : '',
    bio: draw.chance(shape.bio) ? draw.pick(botBios) : '',
    hasAvatar: draw.chance(shape.picture),
    hasExternalUrl: kind === 'stolen' && draw.chance(0.08),
    isPrivate: draw.chance(shape.private),
    verified: false,
    followers: count(shape.followers),
    following: Math.min(7500, count(shape.following)),
    posts: count(shape.posts) * (world.platform === 'x' ? 12 : 1),
    createdAt: timeText(
      Math.floor((createdBase(world) - years * 365 * dayMs) / dayMs) * dayMs + draw.int(86_400) * 1000,
    ),
    country: draw.chance(0.25) ? draw.pick(['US', 'BR', 'DE', 'MX', 'FR', 'GB', 'ES', 'CA']) : null,
    language: draw.chance(0.5) ? language : null,
    listed: 0,
    favourites: draw.chance(0.4) ? 0 : Math.round(draw.logNormal(120, 1.5)),
  }
}

const botBios = [
  'follow for follow',
  'live laugh love',
  'just me',
  'dm for promo',
  'be happy',
  'entrepreneur',
  'travel and cars',
  'good vibes only',
  'follow back',
] as const

/** Digits in names: none in half of the Swiss fakes, .29 of the name among the Kaggle spammers. */
function botUsername(draw: Random, kind: BotKind, first: string, last: string): string {
  if (kind === 'stolen') return personUsername(draw, first, last) + (draw.chance(0.35) ? String(10 + draw.int(90)) : '')
  if (kind === 'mass' && draw.chance(0.5)) return personUsername(draw, first, last)
  const digits = String(draw.int(10 ** (3 + draw.int(4))))
  if (kind === 'digits' && draw.chance(0.55)) return `${letters(draw, 4 + draw.int(6))}${digits}`
  return `${handlePart(first)}${draw.chance(0.4) ? '_' : ''}${draw.chance(0.4) ? handlePart(last) : ''}${digits}`
}

function letters(draw: Random, count: number): string {
  let text = ''
  for (let i = 0; i < count; i++) text += 'abcdefghijklmnopqrstuvwxyz'.charAt(draw.int(26))
  return text
}
