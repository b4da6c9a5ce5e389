import type { Report } from '@vouch/engine'
import { figureParts, intervalText } from '../../report/figures.ts'
import { ranked } from '../../report/ranked-signals.ts'
import { titleOf } from '../../report/signal-words.ts'
import { count, missing, percent, percentile, percentRange } from '../../ui/format.ts'

/** The rows of a comparison below the verdict, in the words of the reports. */

export interface ComparedReport {
  id: string
  report: Report
}

export interface ComparedRow {
  name: string
  /** What must be known to compare the cells; null where they are plainly alike. */
  note: string | null
  cells: { value: string; words: string | null }[]
}

/** @returns the key figures that any of the reports knows, then audience, coverage and the weightiest doubts. */
export function comparedRows(reports: readonly Report[]): ComparedRow[] {
  return [...keyFigureRows(reports), suspiciousRow(reports), ...wordRows(reports)]
}

function keyFigureRows(reports: readonly Report[]): ComparedRow[] {
  const figures = new Map(reports.flatMap(({ keyFigures }) => keyFigures.map(({ id, label }) => [id, label] as const)))
  return [...figures].map(([id, name]) => {
    const own = reports.map(({ keyFigures }) => keyFigures.find((figure) => figure.id === id))
    const bases = new Set(own.flatMap((figure) => (figure?.value == null ? [] : [figure.basis])))
    return {
      name,
      // A rate per view must not be read against a rate per follower.
      note: bases.size > 1 ? 'on different bases; not to be compared' : null,
      cells: own.map((figure) => {
        if (figure?.value == null) return { value: missing, words: figure?.basis ?? null }
        const { value, unit } = figureParts(figure)
        const place = figure.percentile === null ? null : `${percentile(figure.percentile)} percentile`
        return {
          value: [value, unit].filter(Boolean).join(' '),
          words:
            [intervalText(figure), bases.size > 1 ? figure.basis : null, place].filter(Boolean).join(' · ') || null,
        }
      }),
    }
  })
}

function suspiciousRow(reports: readonly Report[]): ComparedRow {
  return {
    name: 'Followers that look inauthentic',
    note: null,
    cells: reports.map(({ suspiciousFollowers: share }) =>
      share
        ? { value: percent(share.share), words: `${percentRange(share.low, share.high)}, n = ${count(share.sampled)}` }
        : { value: missing, words: 'no sample of followers' },
    ),
  }
}

function wordRows(reports: readonly Report[]): ComparedRow[] {
  const leading = (report: Report, kind: 'concern' | 'strength') => {
    const [first, second] = ranked(report.signals, kind)
    return { value: first ? titleOf(first) : 'none', words: second ? titleOf(second) : null }
  }
  return [
    { name: 'First concerns', note: null, cells: reports.map((report) => leading(report, 'concern')) },
    { name: 'First strengths', note: null, cells: reports.map((report) => leading(report, 'strength')) },
    {
      name: 'Looked at',
      note: null,
      cells: reports.map(({ coverage, engine }) => ({
        value: `${count(coverage.posts)} posts, ${count(coverage.followersSample)} followers`,
        words: `${count(coverage.comments)} comments, ${count(coverage.historyDays)} days, engine ${engine}`,
      })),
    },
  ]
}
