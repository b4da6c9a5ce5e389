import { creatorBrands, type Report, type Snapshot } from '@vouch/engine'
import { storableText } from '../../foundation/db/storable-text.ts'
import { commonWords } from './searchable-text.ts'

/** What a creator does, beside how many see it: growth, latest post, sponsors, a way to write to them, and the words of the posts. */
export interface FoundTraits {
  /** Followers won within a month over those before, a ratio. */
  growthMonthly: number | null
  lastPostAt: string | null
  /** Share of recent posts that disclose a sponsor. */
  sponsoredShare: number | null
  /** Whether the profile tells an email address or a website. */
  hasContact: boolean | null
  /** Accounts that sponsored posts mention, the most frequent first; null where no post was read. */
  mentions: string[] | null
  /** Place of the engagement rate among creators of the same size, 0 to 1; null where there is no table of them. */
  engagementPlace: number | null
  /** Hashtags and the words that captions use most. */
  postWords: string
}

/** Nobody works for more brands that anybody looks for. */
const mentionsMax = 50

/** Of a creator of whom only counts are known. */
export const noTraits: FoundTraits = {
  growthMonthly: null,
  lastPostAt: null,
  sponsoredShare: null,
  hasContact: null,
  mentions: null,
  engagementPlace: null,
  postWords: '',
}

/** @returns what a snapshot and its report tell. */
export function traitsOf(snapshot: Snapshot, report: Report): FoundTraits {
  const sponsored = report.signals.find(({ id }) => id === 'content.sponsored-load')
  const tags = snapshot.posts.flatMap(({ hashtags }) => hashtags ?? [])
  return {
    growthMonthly: growthOf(snapshot),
    lastPostAt: lastOf(snapshot.posts.map(({ publishedAt }) => publishedAt)),
    sponsoredShare: sponsored?.value ?? null,
    hasContact: contactOf(snapshot),
    mentions: creatorBrands(snapshot)
      .slice(0, mentionsMax)
      .map(({ name }) => storableText(name)),
    engagementPlace: report.engagement?.percentile ?? null,
    postWords: commonWords([tags, captionsOf(snapshot)]),
  }
}

export function captionsOf({ posts }: Snapshot): string[] {
  return posts.flatMap(({ caption }) => (caption ? [caption] : []))
}

function lastOf(moments: readonly string[]): string | null {
  const times = moments.map((moment) => Date.parse(moment)).filter(Number.isFinite)
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString()
}

const dayMs = 86_400_000
const monthDays = 30
/** A count so many days off still stands for a month ago; what lies between is scaled to a month. */
const monthDaysOff = 10

/** Growth from the count nearest to a month before the latest one, scaled to a month.
 *  @returns a ratio; null where no count is near a month old */
function growthOf({ history }: Snapshot): number | null {
  const counts = history
    .flatMap(({ at, followers }) => (typeof followers === 'number' ? [{ day: Date.parse(at) / dayMs, followers }] : []))
    .filter(({ day }) => Number.isFinite(day))
    .sort((a, b) => a.day - b.day)
  const last = counts.at(-1)
  if (last === undefined) return null
  const off = ({ day }: { day: number }) => Math.abs(last.day - day - monthDays)
  const before = counts.reduce((best, each) => (off(each) < off(best) ? each : best))
  if (off(before) > monthDaysOff || before.followers <= 0) return null
  return ((last.followers / before.followers - 1) * monthDays) / (last.day - before.day)
}

/** An address as people write it; what stands around the sign is bounded, so that a long text costs no more than its length. */
const email = /[\p{L}\d._+-]{1,64}@[\p{L}\d-]{1,63}\.\p{L}{2,}/u

function contactOf({ profile }: Snapshot): boolean | null {
  if (!profile) return null
  if (profile.externalUrl) return true
  return typeof profile.bio === 'string' ? email.test(profile.bio) : null
}
