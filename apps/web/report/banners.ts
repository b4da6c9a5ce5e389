/** Which strips stand above a report. They qualify a verdict; they never replace it. */

import type { CreatorRequest } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { creatorRequestWords, date, isSimulated, type Origin, partNames, plural, type Tone } from '@vouch/presentation'

export type BannerId = 'request' | 'basis' | 'reading' | 'low-confidence' | 'partial' | 'stale' | 'low-views'

export interface Banner {
  id: BannerId
  tone: Tone
  title: string
  text: string
}

export interface BannerContext {
  origin: Origin
  /** The present moment, milliseconds since 1970. */
  now: number
  /** Credits that the verification cost; null where that is not known or not the reader's business. */
  creditsUsed: number | null
  /** What was assumed while the data was read, one sentence each. */
  notes?: readonly string[]
  /** What the creator's objection means for the reader; null where there is none. */
  creatorRequest?: CreatorRequest | null
}

/** Data older than this is called old: the platforms' terms and the habits of audiences both change within a month. */
export const staleAfterDays = 30

const day = 86_400_000

/** How far two honest clocks lie apart: data that was fetched a moment ago is of today, whatever this machine's clock says. */
const clocksDifferMsMax = 600_000

/** @returns whole days between the data and now; negative for a date in the future, null for one that cannot be read. */
export function ageDays(fetchedAt: string, now: number): number | null {
  const age = now - Date.parse(fetchedAt)
  if (!Number.isFinite(age)) return null
  return age < 0 && age >= -clocksDifferMsMax ? 0 : Math.floor(age / day)
}

/** @returns the tone of a data date: a week is fresh, a month is usable, then it is old. */
export function ageTone(days: number | null): Tone {
  if (days === null) return 'plain'
  return days < 0 || days > staleAfterDays ? 'risk' : days > 7 ? 'caution' : 'good'
}

/** @returns the age of data in words: `today`, `1 day old`, `45 days old`, `dated in the future`. */
export function ageWords(days: number | null): string {
  if (days === null) return 'date unknown'
  if (days < 0) return 'dated in the future'
  return days === 0 ? 'today' : `${plural(days, 'day')} old`
}

/** @returns the strips that apply, most important first. */
export function bannersOf(report: Report, context: BannerContext): Banner[] {
  const judged = report.trust !== null
  return [
    requestBanner(context.creatorRequest ?? null),
    basisBanner(report, context.origin),
    readingBanner(context.notes ?? []),
    judged && report.state === 'LOW_CONFIDENCE' ? lowConfidence(context.creditsUsed) : null,
    judged ? staleBanner(report, context.now) : null,
    judged ? partialBanner(report) : null,
    judged ? lowViewsBanner(report) : null,
  ].filter((banner) => banner !== null)
}

function requestBanner(request: CreatorRequest | null): Banner | null {
  return request && { id: 'request', tone: 'caution', ...creatorRequestWords[request] }
}

function basisBanner({ subject }: Report, origin: Origin): Banner | null {
  if (origin === 'file') {
    return {
      id: 'basis',
      tone: 'info',
      title: 'Imported data',
      text: `These figures come from imported data${isSimulated(subject) ? ', which says it’s simulated' : ''}. We didn’t get them from the platform.`,
    }
  }
  if (!isSimulated(subject)) return null
  return {
    id: 'basis',
    tone: 'info',
    title: 'Simulated',
    text: 'This creator, the audience and every figure were generated for the sandbox and don’t describe a real person.',
  }
}

function readingBanner(notes: readonly string[]): Banner | null {
  if (notes.length === 0) return null
  return { id: 'reading', tone: 'plain', title: 'How we read your data', text: notes.join(' ') }
}

function lowConfidence(creditsUsed: number | null): Banner {
  const returned = creditsUsed === 0 ? ' Your credits were refunded.' : ''
  return {
    id: 'low-confidence',
    tone: 'caution',
    title: 'Low confidence',
    text: `There was too little data for a firm verdict, so look at the range, not the number.${returned}`,
  }
}

function staleBanner({ subject }: Report, now: number): Banner | null {
  const days = ageDays(subject.fetchedAt, now)
  if (days !== null && days < 0) {
    return {
      id: 'stale',
      tone: 'caution',
      title: 'Dated in the future',
      text: `The data is dated ${date(subject.fetchedAt)}. We can’t tell how old it really is, so ages and rates in the report may be off.`,
    }
  }
  if (days === null || days <= staleAfterDays) return null
  return {
    id: 'stale',
    tone: 'caution',
    title: 'Old data',
    text: `The data is from ${date(subject.fetchedAt)}, ${plural(days, 'day')} ago. Verify again before you decide.`,
  }
}

/** Parts whose absence widens a verdict much. Insights and lists of likers are the exception on every platform. */
const weighty = new Set(['followers', 'posts', 'likes', 'comments', 'followersSample', 'history'])

function partialBanner({ coverage }: Report): Banner | null {
  const names = partNames(coverage.missing.filter((part) => weighty.has(part)))
  if (names.length === 0) return null
  return {
    id: 'partial',
    tone: 'plain',
    title: 'Partial data',
    text: `Not available: ${names.join(', ')}. That widens the range; we didn’t guess.`,
  }
}

/** Engagement per view says little where hardly anybody watched. */
function lowViewsBanner({ flags }: Report): Banner | null {
  if (!flags.some((flag) => /low[-_ ]views/i.test(flag))) return null
  return {
    id: 'low-views',
    tone: 'caution',
    title: 'Few views',
    text: 'The posts have so few views that their rates swing by chance. Don’t compare them with larger creators.',
  }
}
