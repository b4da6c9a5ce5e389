/** The parts of a creator as rows: how much of each is not real, with its range, what it was counted on, and a word that says how that
 *  stands against the line. A part that nobody looked at has a dash and what would show it, and is never called as expected. */

import { doubtedParts, type Part, type PartName, type PartVerdict, partWords, type Signal } from '@vouch/engine'
import { missing, plural, wholePercent, wholeRange } from '../format.ts'
import type { Tone } from '../tone.ts'
import { capitalised, lowered } from './parts.ts'

export interface PartRow {
  part: PartName
  /** What the part is called, in lower case: `followers`. */
  name: string
  /** Whole percent, or a dash. */
  share: string
  /** Ends of the range: `36 to 48`; null where the part was not seen. */
  range: string | null
  /** What the share is a share of, and what it looks like: `of followers look inauthentic`. */
  meaning: string
  /** The same beside the name and the basis, which say of what: `look inauthentic`. */
  look: string
  /** What was counted: `1,000 accounts`; null where the part was not seen. */
  basis: string | null
  /** `As expected`, `Below the line, with a concern`, `Can’t tell yet`, `Above the line`, `Can’t tell`, `Not checked`. */
  word: string
  tone: Tone
  /** What would show a part that was not seen, or narrow one that is unclear. */
  why: string | null
  /** The figures of a part that was seen, for drawing; null for an unclear one, of which no figure is likelier than another. */
  seen: { value: number; low: number; high: number } | null
}

const verdictWords: Record<PartVerdict, { word: string; tone: Tone }> = {
  clear: { word: 'As expected', tone: 'good' },
  undecided: { word: 'Can’t tell yet', tone: 'caution' },
  manipulated: { word: 'Above the line', tone: 'risk' },
}

/** Its range is below the line, and something else about it is a concern: growth without jumps that is too steady isn't as expected. */
const doubted = { word: 'Below the line, with a concern', tone: 'plain' } as const

const notSeen = { word: 'Not checked', tone: 'plain' } as const
/** It was looked at, and its range says nothing. */
const unclear = { word: 'Can’t tell', tone: 'plain' } as const

/** One of what a part counts, and more of them. */
const nouns: Record<PartName, readonly [one: string, many: string]> = {
  followers: ['account', 'accounts'],
  growth: ['day', 'days'],
  likes: ['post', 'posts'],
  views: ['post', 'posts'],
  comments: ['comment', 'comments'],
  rings: ['listed like or comment', 'listed likes and comments'],
}

/** What a report, a screening or a badge tells about parts; a badge has no signals. */
interface ToldParts {
  parts: readonly Part[]
  signals?: readonly Pick<Signal, 'id' | 'group' | 'verdict' | 'logOdds'>[]
}

/** @returns the parts in the order of the report; empty where there is no verdict, and of reports that had none yet */
export function partRows({ parts, signals = [] }: ToldParts): PartRow[] {
  const inDoubt = doubtedParts(signals)
  return parts.map((one): PartRow => {
    const { part, state, share, low, high, n, why, verdict } = one
    const same = {
      part,
      name: partWords[part].name,
      meaning: partMeaning(part),
      look: partLook(part),
    }
    if (share === null || low === null || high === null)
      return { ...same, ...notSeen, share: missing, range: null, basis: null, why, seen: null }
    const basis = n === null ? null : plural(n, ...nouns[part])
    if (state === 'unclear' || verdict === null)
      return { ...same, ...unclear, share: missing, range: wholeRange(low, high), basis, why, seen: null }
    return {
      ...{ ...same, ...(verdict === 'clear' && inDoubt.has(part) ? doubted : verdictWords[verdict]) },
      ...{ share: wholePercent(share), range: wholeRange(low, high) },
      ...{ basis, why: null, seen: { value: share, low, high } },
    }
  })
}

/** @returns what stands behind a share: `of followers look inauthentic`, `of followers came in unexplained jumps` */
export function partMeaning(part: PartName): string {
  const { name, what } = partWords[part]
  if (what.startsWith('of ')) return what
  return `of ${name} look ${what.replace(/^look /, '')}`
}

function partLook(part: PartName): string {
  const ofWhat = [partWords[part].name, nouns[part][1]].map((what) => `of ${what} `)
  const meaning = partMeaning(part)
  return meaning.slice(ofWhat.find((words) => meaning.startsWith(words))?.length ?? 0)
}

/** @returns the row in words, for ears and for files: `Followers: 42% look inauthentic, 36 to 48, from 1,000 accounts. Above the line.` */
export function partSentence(row: PartRow): string {
  if (row.seen === null) {
    const range = row.range === null ? '' : ` (${row.range}%)`
    return `${capitalised(row.name)}: ${lowered(row.word)}${range}.${row.why === null ? '' : ` ${row.why}`}`
  }
  const basis = row.basis === null ? '' : `, from ${row.basis}`
  return `${capitalised(row.name)}: ${row.share} ${row.meaning} (${row.range})${basis}. ${row.word}.`
}

/** What a range promises, and where that was measured (docs/science/trust-and-decision.md). */
export const rangePromise =
  'Each range is built to hold the true share nine times in ten. In tests on simulated creators, 87 to 100 of 100 did, by part; likes or views bought in proportion to each post leave no trace in a single look, so only counts read over time show them.'

/** @returns how the rows are read, beside them: the line, and what was measured of the ranges */
export function partsNote(parts: readonly Pick<Part, 'line'>[]): string {
  return `As expected means the whole range is below the ${lineLabel(parts)}. In simulated tests, about nine in ten ranges included the true share.`
}

/** @returns the line of a part's judgment, as it stands beside a drawing: `20% line` */
export function lineLabel(parts: readonly Pick<Part, 'line'>[]): string {
  return `${wholePercent(parts[0]?.line ?? null)} line`
}
