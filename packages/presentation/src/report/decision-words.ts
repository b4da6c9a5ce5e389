/** The answer in one word, with the two facts that it rests on and what to do next. Every surface tells it from here, so that screen, paper,
 *  terminal and email give the same answer in the same words. It says what things look like and never what a person did. */

import {
  type DecisionWord,
  doubtedParts,
  isWeighty,
  listed,
  type Part,
  type PartName,
  partWords,
  platforms,
  type Report,
  sightOf,
} from '@vouch/engine'
import { wholePercent, wholeRange } from '../format.ts'
import type { Tone } from '../tone.ts'
import { decidingAsks } from './deciding-data.ts'
import { lineLabel, partMeaning } from './part-rows.ts'
import { capitalised } from './parts.ts'
import { ranked } from './ranked-signals.ts'
import { titleOf } from './signal-words.ts'

export interface DecisionTelling {
  /** `Book`, `Ask first`, `Don’t book`. */
  word: string
  tone: Tone
  /** Why, in a sentence with a capital: `42% of followers look inauthentic (36 to 48), and 25% came in unexplained jumps.` */
  why: string
  /** What would settle it, in a sentence, or that nothing by itself would; null where it is settled. */
  next: string | null
  /** All of it: `Ask first: 12 to 23% of followers look inauthentic. A random sample of 400 followers would settle it.` */
  line: string
}

const words: Record<DecisionWord, { word: string; tone: Tone }> = {
  book: { word: 'Book', tone: 'good' },
  'ask-first': { word: 'Ask first', tone: 'caution' },
  'dont-book': { word: 'Don’t book', tone: 'risk' },
}

/** @returns what a decision is called: `Don’t book` */
export function decisionName(word: DecisionWord): string {
  return words[word].word
}

export function decisionTone(word: DecisionWord): Tone {
  return words[word].tone
}

type Decided = Pick<Report, 'decision' | 'parts' | 'state' | 'signals' | 'coverage' | 'subject'>

/** A creator whom no further data would make a clear case: the brand has to weigh it. */
const nothingDecides = 'No single piece of data would settle it.'

/** More facts than these are not read in one line. */
const factsMax = 2
const namesMax = 4

/** @returns the decision in words; null where there is none: without a verdict, and in reports of earlier engines */
export function decisionWords(report: Decided): DecisionTelling | null {
  const { decision } = report
  if (decision === null) return null
  const { word, tone } = words[decision.word]
  const reason = reasons[decision.word](report, partsOf(report, decision.because))
  const [ask] = decidingAsks(report)
  const next =
    ask !== undefined ? `${ask.data} would settle it.` : decision.word === 'ask-first' ? nothingDecides : null
  return {
    ...{ word, tone, why: capitalised(reason), next },
    line: [`${word}: ${reason}`, next].filter((one) => one !== null).join(' '),
  }
}

/** @returns the one thing to do next: what would settle an open decision, else the first piece of advice without its reasons
 *  @example `Ask what happened on the days of the follower jumps.` */
export function nextAction(report: Decided & Pick<Report, 'recommendations'>): string | null {
  const [ask] = decidingAsks(report)
  if (ask !== undefined) return `${ask.data} would settle it.`
  const [first] = report.recommendations
  return first === undefined ? null : (/^.*?[.?](?= |$)/.exec(first)?.[0] ?? first)
}

/** The parts that a decision names, as far as they were seen, in its order. */
function partsOf({ parts }: Decided, names: readonly PartName[]): Part[] {
  return names.flatMap((name) => parts.filter(({ part, state }) => part === name && state === 'seen'))
}

const reasons: Record<DecisionWord, (report: Decided, because: readonly Part[]) => string> = {
  book: bookReason,
  'ask-first': askReason,
  'dont-book': dontBookReason,
}

/** Rings are told only where nothing else was seen: that nobody acts as a group is no part of what is booked. A part beside a concern about the same
 *  thing isn't told as expected here either. Whoever bought comments and nothing else looks like this where none came, so that is said. */
function bookReason(report: Decided, because: readonly Part[]): string {
  const { coverage, subject } = report
  // Reports of later engines may name platforms that this one doesn't know.
  const platform = platforms.find((name) => name === subject.platform)
  const unseen = platform !== undefined && sightOf(platform, coverage.missing) === 'no-comments'
  return `${seenReason(report, because)}${unseen ? ' We couldn’t see the comments.' : ''}`
}

function seenReason({ signals, parts }: Decided, because: readonly Part[]): string {
  const inDoubt = doubtedParts(signals)
  const sure = because.filter(({ part }) => !inDoubt.has(part))
  const people = sure.filter(({ part }) => part !== 'rings')
  const names = (people.length === 0 ? sure : people).map(({ part }) => partWords[part].name).slice(0, namesMax)
  if (names.length === 0) return `nothing we saw is above the ${lineLabel(parts)}, and together the signals look clean.`
  // Growth is the one part without a plural.
  const looks = names.length === 1 && names[0] === partWords.growth.name ? 'looks' : 'look'
  return `${listed(names)} ${looks} as expected.`
}

function askReason(report: Decided, because: readonly Part[]): string {
  if (because.length > 0) {
    const ranges = because
      .slice(0, factsMax)
      .map(({ part, low, high }) => `${wholeRange(low, high)}% ${partMeaning(part)}`)
    return `${ranges.join(', and ')}.`
  }
  if (report.state === 'LOW_CONFIDENCE') return 'there’s too little data to decide.'
  const unseen = (...names: PartName[]) =>
    !report.parts.some(({ part, state }) => names.includes(part) && state === 'seen')
  if (unseen('followers', 'growth')) return 'we couldn’t see the followers or how their number grew.'
  if (unseen('likes', 'views', 'comments')) return 'we couldn’t judge likes, views or comments.'
  const [first] = concernsOf(report)
  return first === undefined
    ? 'nothing we saw is above the line, but it isn’t enough to decide.'
    : `no part we saw is above the ${lineLabel(report.parts)}, but one thing is open: ${first}.`
}

function dontBookReason(report: Decided, because: readonly Part[]): string {
  const above = because.filter(({ verdict }) => verdict === 'manipulated')
  if (above.length > 0) return `${listedFacts(above)}.`
  const [open] = because
  if (open !== undefined) return `${shareFact(open)}, and together the signals suggest manipulation.`
  const concerns = concernsOf(report)
  const seen = `no single part we saw is above the ${lineLabel(report.parts)}, but together the signals suggest manipulation`
  return concerns.length === 0 ? `${seen}.` : `${seen}: ${listed(concerns)}.`
}

/** @returns the first share with its range, and a second one without: `42% of followers look inauthentic (36 to 48), and 25% came in
 *  unexplained jumps` */
function listedFacts(parts: readonly Part[]): string {
  const [first, second] = parts
  if (first === undefined) return ''
  if (second === undefined) return shareFact(first)
  const [one, other] = [partMeaning(first.part), partMeaning(second.part)]
  // Of the same people, the second need not say of whom.
  const people = `of ${partWords.followers.name} `
  const short = one.startsWith(people) && other.startsWith(people) ? other.slice(people.length) : other
  return `${shareFact(first)}, and ${wholePercent(second.share)} ${short}`
}

function shareFact({ part, share, low, high }: Part): string {
  return `${wholePercent(share)} ${partMeaning(part)} (${wholeRange(low, high)})`
}

/** The weightiest doubts about authenticity, as they stand in the middle of a sentence: how often a creator advertises settles nothing. */
function concernsOf({ signals }: Decided): string[] {
  return ranked(signals, 'concern')
    .filter(({ logOdds }) => (logOdds ?? 0) > 0 && isWeighty(logOdds))
    .slice(0, factsMax)
    .map((signal) => titleOf(signal))
    .map((title) => title.charAt(0).toLowerCase() + title.slice(1))
}
