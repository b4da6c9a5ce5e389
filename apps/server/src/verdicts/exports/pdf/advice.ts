import type { Report } from '@vouch/engine'
import { decidingAsks, ranked, titleOf } from '@vouch/presentation'
import type { ReactElement } from 'react'
import { box, colour, quiet, strong, text } from './elements.ts'

/** What to do with the verdict, and what spoke for and against. */

/** @returns what to do, the weightiest first: what would settle an open decision, the advice, and what would make the figures surer */
export function nextSteps(report: Report): string[] {
  const asks = decidingAsks(report).map(({ data, question }) => `${data} would settle it. Ask: “${question}”`)
  return [...asks, ...report.recommendations, ...report.surer.map(({ text: words }) => words)]
}

export function stepList(steps: readonly string[], from = 1): ReactElement[] {
  return steps.map((words, place) =>
    box(
      { flexDirection: 'row', marginBottom: 2 },
      text(`${place + from}.`, 'body', { width: 14, color: colour.quiet }),
      text(words, 'body', { flex: 1 }),
    ),
  )
}

const findingsShown = 5

/** What spoke against and for, side by side. */
export function findings({ signals }: Pick<Report, 'signals'>): ReactElement {
  return box(
    { flexDirection: 'row' },
    found({ signals }, 'concern', 'What looks off'),
    found({ signals }, 'strength', 'What looks good'),
  )
}

function found({ signals }: Pick<Report, 'signals'>, kind: 'strength' | 'concern', heading: string): ReactElement {
  const all = ranked(signals, kind)
  const lines = all
    .slice(0, findingsShown)
    .map((signal) => box({ marginTop: 3 }, text(titleOf(signal), 'body', { fontWeight: 500 })))
  const more = all.length - lines.length
  const none = kind === 'concern' ? 'Nothing we measured.' : 'Nothing we measured stands out.'
  return box(
    {
      width: '50%',
      paddingRight: 16,
      borderLeft: `2 solid ${kind === 'concern' ? colour.risk : colour.good}`,
      paddingLeft: 10,
    },
    strong(heading, 'small'),
    ...(lines.length === 0 ? [text(none, 'body', { marginTop: 3 })] : lines),
    ...(more > 0 ? [quiet(`and ${more} more below`, 'small', { marginTop: 3 })] : []),
  )
}
