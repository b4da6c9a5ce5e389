import { listed, type Report } from '@vouch/engine'
import { costFigures, costText, decisionWords, range } from '@vouch/presentation'
import { shownName } from '../../ui/shown-name.ts'
import { standings } from './better-values.ts'

/** What a comparison comes to, before its rows: whom to book, and what speaks for it. */
export interface Conclusion {
  title: string
  /** Sentences, the weightiest first. */
  facts: string[]
}

type Trusted = Report & { trust: NonNullable<Report['trust']> }

const order = { book: 0, 'ask-first': 1, 'dont-book': 3 } as const
/** A report of an earlier engine decides nothing: it stands behind an open question and before a no. */
const undecided = 2

function rankOf({ decision }: Report): number {
  return decision === null ? undecided : order[decision.word]
}

/** @param reports with trust, as a comparison has them; two or more
 *  @returns the conclusion; the first by decision, then by what can be relied on: the low end of trust */
export function comparisonConclusion(reports: readonly Report[]): Conclusion {
  const trusted = reports.filter((report): report is Trusted => report.trust !== null)
  const ranked = [...trusted].sort((a, b) => rankOf(a) - rankOf(b) || b.trust.low - a.trust.low)
  const [first] = ranked
  if (first === undefined) return { title: 'None of these has a score', facts: [] }
  const alike = ranked.filter((report) => rankOf(report) === rankOf(first))
  return { title: titleOf(first, alike), facts: [trustFact(ranked), costFact(alike), nextFact(first)].flat() }
}

function titleOf(first: Trusted, alike: readonly Trusted[]): string {
  const names = listed(alike.map(({ subject }) => shownName(subject)))
  const name = shownName(first.subject)
  switch (first.decision?.word) {
    case 'book':
      return alike.length === 1 ? `Book ${name}` : `${names} can be booked`
    case 'ask-first':
      return alike.length === 1 ? `Start with ${name}, and ask first` : `Ask first: ${names}`
    case 'dont-book':
      return 'Don’t book any of these'
    default:
      return alike.length === 1 || alike.every((other) => other === first || other.trust.high < first.trust.low)
        ? `${name} has the stronger audience`
        : 'Trust doesn’t separate these creators'
  }
}

function trustFact(ranked: readonly Trusted[]): string[] {
  const told = ranked.map(
    ({ subject, trust }) => `${shownName(subject)} ${trust.score} (${range(trust.low, trust.high)})`,
  )
  const marks = standings(
    ranked.map(({ trust }) => ({ value: trust.score, low: trust.low, high: trust.high })),
    'more',
  )
  const overlap = ranked.length > 2 ? ' The ranges of the best overlap.' : ' The ranges overlap.'
  const clear = marks.includes('better') ? '' : overlap
  return [`Trust: ${told.join(', ')}.${clear}`]
}

/** Between creators who stand alike, the price of a thousand people decides. */
function costFact(alike: readonly Trusted[]): string[] {
  const costs = alike.map((report) => costFigures(report).perThousand)
  const place = standings(costs, 'less').findIndex((mark) => mark !== null)
  const [report, cost] = [alike[place], costs[place]]
  if (report === undefined || cost == null) return []
  return [`${shownName(report.subject)} costs the least for 1,000 people reached: about ${costText(cost.value)}.`]
}

function nextFact(first: Trusted): string[] {
  const told = first.decision?.word === 'ask-first' ? decisionWords(first) : null
  return told?.next == null ? [] : [told.next]
}
