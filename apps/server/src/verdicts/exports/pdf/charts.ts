import type { Report } from '@vouch/engine'
import {
  compact,
  type Domain,
  date,
  domainOf,
  doubtsOf,
  figureTable,
  heightAt,
  type NumberedNote,
  numberedNotes,
  percent,
  percentAt,
  thinned,
  ticks,
  timeTicks,
} from '@vouch/presentation'
import type { ReactElement } from 'react'
import { area, drawing, label, path, stroke } from './drawing.ts'
import { box, colour, measure, text } from './elements.ts'

/** Charts as vectors: thin lines, axes in figures, what is unusual as numbered dots that are explained below. */

const left = 40
const plot = { x: left, y: 8, width: measure - left - 6, height: 92 } as const
const height = plot.y + plot.height + 18
/** More points than this are closer together than a printer's dots. */
const pointsMax = 600

interface Frame {
  x: (at: number) => number
  y: (value: number) => number
  drawn: ReactElement[]
}

/** Axes with their labels. */
function frameOf(times: Domain, values: Domain, written: (value: number) => string): Frame {
  const x = (at: number) => plot.x + (percentAt(at, times) / 100) * plot.width
  const y = (value: number) => plot.y + (heightAt(value, values) / 100) * plot.height
  const lines = ticks(values, 4).flatMap((value) => [
    stroke(plot.x, y(value), plot.x + plot.width, y(value), colour.hairline, 0.5),
    label(plot.x - 5, y(value) + 2.5, written(value), { anchor: 'end' }),
  ])
  const dates = timeTicks(times, 7).flatMap(({ at, label: words }) => [
    stroke(x(at), plot.y + plot.height, x(at), plot.y + plot.height + 3, colour.quiet, 0.5),
    label(x(at), plot.y + plot.height + 12, words, { anchor: at === times.from ? 'start' : 'middle' }),
  ])
  return { x, y, drawn: [...lines, ...dates] }
}

function timesOf(points: readonly { at: string }[]): Domain {
  const all = points.map(({ at }) => Date.parse(at))
  return { from: Math.min(...all), to: Math.max(...all) }
}

function notesOf(
  report: Pick<Report, 'signals'>,
  { x, y }: Frame,
  points: readonly { at: string; value: number; anomaly: string | null }[],
): NumberedNote[] {
  const isDoubt = doubtsOf(report)
  return numberedNotes(
    points.map(({ at, value, anomaly }) => ({
      x: ((x(Date.parse(at)) - plot.x) / plot.width) * 100,
      y: y(value),
      at,
      note: anomaly,
      doubt: isDoubt(anomaly),
    })),
    3,
  )
}

function noteMarks(notes: readonly NumberedNote[]): ReactElement[] {
  return notes.flatMap(({ x, y, number, doubt }) => {
    const at = plot.x + (x / 100) * plot.width
    const mark = doubt ? colour.risk : colour.quiet
    return [
      path(disc(at, y, 2.6), mark, 0.8, doubt ? mark : '#ffffff'),
      label(at - 5, y + 2.5, String(number), { anchor: 'end', color: mark, weight: 600 }),
    ]
  })
}

/** A disc as a path of two arcs. */
function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

const notesShownMax = 8

function noteLines(notes: readonly NumberedNote[]): ReactElement[] {
  const shown = notes.slice(0, notesShownMax).map(({ number, lines, doubt }) => {
    const [first] = lines
    const more = lines.length > 1 ? ` And ${lines.length - 1} more nearby.` : ''
    return box(
      { flexDirection: 'row', marginTop: 3 },
      text(String(number), 'small', { width: 14, fontWeight: 600, color: doubt ? colour.risk : colour.quiet }),
      text(`${date(first?.at)}: ${first?.text ?? ''}.${more}`.replace('..', '.'), 'small', { flex: 1 }),
    )
  })
  const hidden = notes.length - shown.length
  return hidden > 0 ? [...shown, text(`${hidden} more are marked on the chart.`, 'small', { marginTop: 3 })] : shown
}

/** Followers day by day. Null where there are fewer than two points: a line needs two. */
export function followersChart(report: Report): ReactElement | null {
  const series = report.series.followers.map(({ at, followers, anomaly }) => ({ at, value: followers, anomaly }))
  if (series.length < 2) return null
  const shown = thinned(
    series,
    pointsMax,
    ({ value }) => value,
    ({ anomaly }) => anomaly !== null,
  )
  const values = domainOf(
    shown.map(({ value }) => value),
    4,
    false,
  )
  const frame = frameOf(timesOf(shown), values, compact)
  const steps = shown.map(
    ({ at, value }, place) =>
      `${place === 0 ? 'M' : 'L'}${frame.x(Date.parse(at)).toFixed(2)} ${frame.y(value).toFixed(2)}`,
  )
  const notes = notesOf(report, frame, shown)
  return box(
    {},
    drawing(measure, height, ...frame.drawn, path(steps.join(''), colour.ink, 1), ...noteMarks(notes)),
    ...noteLines(notes),
  )
}

/** Engagement post by post, with what is usual for creators of this size as a grey band behind. */
export function engagementChart(report: Report): ReactElement | null {
  const posts = report.series.engagement.map(({ rate, ...post }) => ({ ...post, value: rate }))
  if (posts.length < 2) return null
  const usual = usualOf(report)
  const values = domainOf([...posts.map(({ value }) => value), ...(usual ? [usual.high] : [])], 4, true)
  const frame = frameOf(timesOf(posts), values, percent)
  const band = usual
    ? [area(plot.x, frame.y(usual.high), plot.width, frame.y(usual.low) - frame.y(usual.high), colour.tier, 0.6)]
    : []
  const dots = posts.map(({ at, value, sponsored }) =>
    path(disc(frame.x(Date.parse(at)), frame.y(value), 2), colour.ink, 0.8, sponsored ? '#ffffff' : colour.ink),
  )
  const notes = notesOf(report, frame, posts)
  return box({}, drawing(measure, height, ...band, ...frame.drawn, ...dots, ...noteMarks(notes)), ...noteLines(notes))
}

/** @returns the edges between which engagement is called usual, as the two signals cite them; null where no table exists. */
export function usualOf({ signals }: Pick<Report, 'signals'>): { low: number; high: number } | null {
  const edge = (id: string) => signals.find((signal) => signal.id === id)?.benchmark?.value
  const [low, high] = [edge('engagement.low'), edge('engagement.high')]
  return low === undefined || high === undefined || high <= low ? null : { low, high }
}

const audienceParts = [
  { key: 'real', name: figureTable.typeReal.name, fill: colour.accent, opacity: 0.85 },
  { key: 'influencer', name: figureTable.typeInfluencer.name, fill: colour.accent, opacity: 0.45 },
  { key: 'mass', name: figureTable.typeMass.name, fill: colour.quiet, opacity: 0.4 },
  { key: 'suspicious', name: figureTable.typeSuspicious.name, fill: colour.risk, opacity: 0.75 },
] as const

/** Who follows: one bar that adds up to all. */
export function audienceBar(types: NonNullable<Report['audienceTypes']>): ReactElement {
  let from = 0
  const parts = audienceParts.map(({ key, name, fill, opacity }) => {
    const share = types[key]
    const part = { name, share, x: from * measure, width: share * measure, fill, opacity }
    from += share
    return part
  })
  return box(
    {},
    drawing(measure, 18, ...parts.map(({ x, width, fill, opacity }) => area(x, 0, width - 1, 18, fill, opacity))),
    box(
      { flexDirection: 'row', marginTop: 5 },
      ...parts.map(({ name, share, fill, opacity }) =>
        box(
          { flexDirection: 'row', alignItems: 'center', marginRight: 18 },
          box({ marginRight: 5 }, drawing(8, 8, area(0, 0, 8, 8, fill, opacity))),
          text(`${name} ${percent(share)}`, 'small'),
        ),
      ),
    ),
  )
}
