/** What the badge says of an answer. */

import { decisionName, decisionTone, number, plural, trustSentence, trustTone, trustWords } from '@vouch/presentation'
import type { Badge } from '../asking/messages.ts'

const bases: Readonly<Record<Badge['basis'], string>> = {
  verification: 'Your report',
  screening: 'Screening from public data',
}

/** States without a score, in a few words. */
const unscored: Readonly<Record<string, string>> = {
  PRIVATE: 'This account is private, so there’s no score.',
  NOT_FOUND: 'This profile doesn’t exist, or not any more.',
  RESTRICTED: 'The platform’s terms don’t allow a score here.',
  LOW_CONFIDENCE: 'There’s too little data for a score.',
}

/** @returns what stands for a badge without a score; nothing was charged for it */
export function unscoredWords({ state }: Pick<Badge, 'state'>): string {
  return unscored[state] ?? 'There’s no score for this profile.'
}

export function basisWords({ basis }: Pick<Badge, 'basis'>): string {
  return bases[basis]
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

/** @returns a score in words; null where there is none */
export function scoreWords({ trust, decision }: Pick<Badge, 'trust' | 'decision'>): ScoreTelling | null {
  if (trust === null) return null
  return {
    score: number(trust.score, 0),
    tone: trustTone(trust.band),
    words: trustWords(trust),
    sentence: trustSentence(trust),
    decision: decision && { word: decisionName(decision.word), tone: decisionTone(decision.word) },
  }
}
