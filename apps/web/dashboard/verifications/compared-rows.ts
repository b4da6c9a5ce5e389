import type { Report } from '@vouch/engine'
import {
  type CostFigure,
  costFigures,
  costNames,
  costText,
  count,
  figureTable,
  intervalText,
  missing,
  type PartRow,
  partHeading,
  partRows,
  percent,
  percentile,
  percentRange,
  plural,
  ranked,
  shownFigure,
  titleOf,
} from '@vouch/presentation'
import { type Reading, type Standing, standings } from './better-values.ts'

/** The rows of a comparison below the verdict, in the words of the reports. */

export interface ComparedReport {
  id: string
  report: Report
}

export interface ComparedCell {
  value: string
  words: string | null
  /** What the value was read off; it opens behind the row's question mark. */
  source: string | null
  standing: Standing
}

export interface ComparedRow {
  name: string
  /** What must be known to compare the cells; null where they are plainly alike. */
  note: string | null
  /** What the row counts; it opens behind the question mark. */
  meaning: string | null
  cells: ComparedCell[]
}

type PlainCell = Omit<ComparedCell, 'standing'>

/** @returns the parts of the verdict, the key figures that any of the reports knows, what they cost, then coverage and the weightiest doubts. */
export function comparedRows(reports: readonly Report[]): ComparedRow[] {
  return [...shareRows(reports), ...keyFigureRows(reports), ...costRows(reports), ...wordRows(reports)]
}

/** Larger is not better of followers: a size is wanted or it is not. */
const wantedOf: Readonly<Record<string, 'more' | 'less'>> = {
  [figureTable.medianViews.id]: 'more',
  [figureTable.engagementRate.id]: 'more',
  [figureTable.reach.id]: 'more',
  [figureTable.price.id]: 'less',
  [figureTable.credibleFollowers.id]: 'more',
}

function withStandings(cells: readonly PlainCell[], marks: readonly Standing[]): ComparedCell[] {
  return cells.map((cell, place) => ({ ...cell, standing: marks[place] ?? null }))
}

function keyFigureRows(reports: readonly Report[]): ComparedRow[] {
  const figures = new Map(reports.flatMap(({ keyFigures }) => keyFigures.map(({ id, label }) => [id, label] as const)))
  return [...figures].map(([id, name]) => {
    const own = reports.map(({ keyFigures }) => keyFigures.find((figure) => figure.id === id))
    const bases = new Set(own.flatMap((figure) => (figure?.value == null ? [] : [figure.basis])))
    // A rate per view must not be read against a rate per follower; people and dollars are what they are, whatever they were read off.
    const isApart = bases.size > 1 && id === figureTable.engagementRate.id
    const readings = own.map((figure): Reading | null =>
      figure?.value == null ? null : { value: figure.value, low: figure.low, high: figure.high },
    )
    const wanted = wantedOf[id]
    const cells = own.map((figure): PlainCell => {
      if (figure?.value == null) return { value: missing, words: null, source: figure?.basis ?? null }
      const place = figure.percentile === null ? null : `${percentile(figure.percentile)} percentile`
      return {
        value: shownFigure(figure),
        words: intervalText(figure) || null,
        source: [figure.basis, place].filter(Boolean).join(', '),
      }
    })
    return {
      ...{ name, note: isApart ? 'different bases; not comparable' : null, meaning: null },
      cells: withStandings(cells, isApart || wanted === undefined ? [] : standings(readings, wanted)),
    }
  })
}

/** What a post costs by what it brings: the fairest figure between creators of different sizes. */
function costRows(reports: readonly Report[]): ComparedRow[] {
  const costs = reports.map(costFigures)
  const row = (name: string, meaning: string, own: readonly (CostFigure | null)[]): ComparedRow[] =>
    own.every((cost) => cost === null)
      ? []
      : [
          {
            ...{ name, note: null, meaning },
            cells: withStandings(
              own.map((cost) => ({
                value: cost === null ? missing : costText(cost.value),
                words: cost && `${costText(cost.low)} to ${costText(cost.high)}`,
                source: null,
              })),
              standings(own, 'less'),
            ),
          },
        ]
  return [
    ...row(
      costNames.perThousand,
      'The estimated price of a post divided by the people it reaches. The range is that of the price.',
      costs.map(({ perThousand }) => perThousand),
    ),
    ...row(
      costNames.perEngagement,
      'The estimated price of a post divided by the engagements of its usual post. The range is that of the price.',
      costs.map(({ perEngagement }) => perEngagement),
    ),
  ]
}

/** The parts where any report tells them; of reports of earlier engines alone, the share of followers. */
function shareRows(reports: readonly Report[]): ComparedRow[] {
  const told = reports.map((report) => partRows(report))
  const names = told.find((rows) => rows.length > 0) ?? []
  if (names.length === 0) return [suspiciousRow(reports)]
  return names.map(({ part, meaning }) => {
    const own = told.map((rows) => rows.find((row) => row.part === part))
    return {
      ...{ name: partHeading(meaning), note: null, meaning: `The share ${meaning}.` },
      cells: withStandings(
        own.map(partCell),
        standings(
          own.map((row) => (row?.seen ? { ...row.seen, value: asShown(row.seen.value) } : null)),
          'less',
        ),
      ),
    }
  })
}

/** Shares are shown in whole percent: what looks alike is not told apart. */
function asShown(share: number): number {
  return Math.round(share * 100) / 100
}

function partCell(row: PartRow | undefined): PlainCell {
  if (row === undefined) return { value: missing, words: null, source: null }
  if (row.seen === null) return { value: missing, words: row.word.toLowerCase(), source: row.why }
  return {
    value: `${row.share} (${row.range})`,
    words: row.word.toLowerCase(),
    source: row.basis === null ? null : `from ${row.basis}`,
  }
}

function suspiciousRow(reports: readonly Report[]): ComparedRow {
  const own = reports.map(({ suspiciousFollowers }) => suspiciousFollowers)
  const cells = own.map(
    (share): PlainCell =>
      share
        ? {
            value: percent(share.share),
            words: percentRange(share.low, share.high),
            source: `n = ${count(share.sampled)}`,
          }
        : { value: missing, words: 'no follower sample', source: null },
  )
  const readings = own.map((share) => share && { value: share.share, low: share.low, high: share.high })
  return {
    ...{ name: figureTable.suspiciousFollowers.name, note: null, meaning: null },
    cells: withStandings(cells, standings(readings, 'less')),
  }
}

function wordRows(reports: readonly Report[]): ComparedRow[] {
  const leading = (report: Report, kind: 'concern' | 'strength'): PlainCell => {
    const [first, second] = ranked(report.signals, kind)
    return { value: first ? titleOf(first) : 'none', words: second ? titleOf(second) : null, source: null }
  }
  const row = (name: string, cells: readonly PlainCell[]): ComparedRow => ({
    ...{ name, note: null, meaning: null },
    cells: withStandings(cells, []),
  })
  const checked = ({ coverage, engine }: Report): PlainCell => ({
    value: `${plural(coverage.posts, 'post')}, ${plural(coverage.followersSample, 'follower')}`,
    words: `${plural(coverage.comments, 'comment')}, ${plural(coverage.historyDays, 'day')}`,
    source: `engine ${engine}`,
  })
  return [
    row(
      'Top concerns',
      reports.map((report) => leading(report, 'concern')),
    ),
    row(
      'Top strengths',
      reports.map((report) => leading(report, 'strength')),
    ),
    row('Data checked', reports.map(checked)),
  ]
}
