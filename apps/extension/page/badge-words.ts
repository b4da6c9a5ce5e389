/** What the badge says of an answer. */

import {
  decisionName,
  decisionTone,
  number,
  plural,
  range,
  seenAlone,
  seenAloneWords,
  trustSentence,
  trustTone,
  trustWords,
} from '@vouch/presentation'
import type { Badge } from '../asking/messages.ts'

const bases: Readonly<Record<Badge['basis'], string>> = {
  verification: 'Your report',
  screening: 'Screening from public data',
}

/** States without a score, in a few words. */
const unscored: Readonly<Record<string, string>> = {
  PRIVATE: 'This account is private, so there’s no score.',
  NOT_FOUND: 'This profile doesn’t exist, or no longer does.',
  RESTRICTED: 'The platform’s terms don’t allow a score here.',
  LOW_CONFIDENCE: 'There’s too little data for a score.',
}

/** @returns what stands for a badge without a score; nothing was charged for it */
export function unscoredWords({ state }: Pick<Badge, 'state'>): string {
  return unscored[state] ?? 'There’s no score for this profile.'
}

/** @returns what a badge rests on; where most of a creator was not looked at, what was: `Screening from public data: likes and views only` */
export function basisWords({ basis, parts }: Pick<Badge, 'basis' | 'parts'>): string {
  const only = onlySeen(parts)
  return only === null ? bases[basis] : `${bases[basis]}: ${only}`
}

function onlySeen(parts: Badge['parts']): string | null {
  const seen = seenAlone(parts)
  return seen && seenAloneWords(seen)
}

/** @returns a price on a button: `1 credit`, `free` */
export function priceWords(credits: number): string {
  return credits === 0 ? 'free' : plural(credits, 'credit')
}

export interface ScoreTelling {
  score: string
  tone: string
  /** `good, 76 to 93` */
  words: string
  /** For ears. */
  sentence: string
  decision: { word: string; tone: string } | null
}

/** @returns a score in words; null where there is none. One that rests on a part of the creator and doesn't suffice to book is never called good:
 *  it mostly says how creators are as a rule */
export function scoreWords({
  trust,
  decision,
  parts,
}: Pick<Badge, 'trust' | 'decision' | 'parts'>): ScoreTelling | null {
  if (trust === null) return null
  const only = decision?.word === 'book' || trustTone(trust.band) === 'risk' ? null : onlySeen(parts)
  const bounds = range(trust.low, trust.high)
  return {
    score: number(trust.score, 0),
    ...(only === null
      ? { tone: trustTone(trust.band), words: trustWords(trust), sentence: trustSentence(trust) }
      : {
          ...{ tone: 'caution', words: bounds },
          sentence: `Trust ${number(trust.score, 0)} out of 100, ${bounds}, from ${only}`,
        }),
    decision: decision && { word: decisionName(decision.word), tone: decisionTone(decision.word) },
  }
}
