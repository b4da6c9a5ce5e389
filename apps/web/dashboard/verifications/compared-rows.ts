import type { Report } from '@vouch/engine'
import {
  capitalised,
  count,
  figureTable,
  intervalText,
  missing,
  type PartRow,
  partRows,
  percent,
  percentile,
  percentRange,
  plural,
  ranked,
  shownFigure,
  titleOf,
} from '@vouch/presentation'

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

/** @returns the parts of the verdict, the key figures that any of the reports knows, then coverage and the weightiest doubts. */
export function comparedRows(reports: readonly Report[]): ComparedRow[] {
  return [...shareRows(reports), ...keyFigureRows(reports), ...wordRows(reports)]
}

function keyFigureRows(reports: readonly Report[]): ComparedRow[] {
  const figures = new Map(reports.flatMap(({ keyFigures }) => keyFigures.map(({ id, label }) => [id, label] as const)))
  return [...figures].map(([id, name]) => {
    const own = reports.map(({ keyFigures }) => keyFigures.find((figure) => figure.id === id))
    const bases = new Set(own.flatMap((figure) => (figure?.value == null ? [] : [figure.basis])))
    return {
      name,
      // A rate per view must not be read against a rate per follower; people and dollars are what they are, whatever they were read off.
      note:
        bases.size > 1
          ? id === figureTable.engagementRate.id
            ? 'different bases; not comparable'
            : 'different bases'
          : null,
      cells: own.map((figure) => {
        if (figure?.value == null) return { value: missing, words: figure?.basis ?? null }
        const place = figure.percentile === null ? null : `${percentile(figure.percentile)} percentile`
        return {
          value: shownFigure(figure),
          words:
            [intervalText(figure), bases.size > 1 ? figure.basis : null, place].filter(Boolean).join(' · ') || null,
        }
      }),
    }
  })
}

/** The parts where any report tells them; of reports of earlier engines alone, the share of followers. */
function shareRows(reports: readonly Report[]): ComparedRow[] {
  const told = reports.map((report) => partRows(report))
  const names = told.find((rows) => rows.length > 0) ?? []
  if (names.length === 0) return [suspiciousRow(reports)]
  return names.map(({ part, name, meaning }) => ({
    name: `${capitalised(name)}, share not real`,
    note: meaning,
    cells: told.map((rows) => partCell(rows.find((row) => row.part === part))),
  }))
}

function partCell(row: PartRow | undefined): ComparedRow['cells'][number] {
  if (row === undefined) return { value: missing, words: null }
  if (row.seen === null) return { value: missing, words: row.word.toLowerCase() }
  return {
    value: `${row.share} (${row.range})`,
    words: [row.word.toLowerCase(), row.basis].filter(Boolean).join(' · '),
  }
}

function suspiciousRow(reports: readonly Report[]): ComparedRow {
  return {
    name: figureTable.suspiciousFollowers.name,
    note: null,
    cells: reports.map(({ suspiciousFollowers: share }) =>
      share
        ? { value: percent(share.share), words: `${percentRange(share.low, share.high)}, n = ${count(share.sampled)}` }
        : { value: missing, words: 'no follower sample' },
    ),
  }
}

function wordRows(reports: readonly Report[]): ComparedRow[] {
  const leading = (report: Report, kind: 'concern' | 'strength') => {
    const [first, second] = ranked(report.signals, kind)
    return { value: first ? titleOf(first) : 'none', words: second ? titleOf(second) : null }
  }
  return [
    { name: 'Top concerns', note: null, cells: reports.map((report) => leading(report, 'concern')) },
    { name: 'Top strengths', note: null, cells: reports.map((report) => leading(report, 'strength')) },
    {
      name: 'Data checked',
      note: null,
      cells: reports.map(({ coverage, engine }) => ({
        value: `${plural(coverage.posts, 'post')}, ${plural(coverage.followersSample, 'follower')}`,
        words: `${plural(coverage.comments, 'comment')}, ${plural(coverage.historyDays, 'day')}, engine ${engine}`,
      })),
    },
  ]
}
