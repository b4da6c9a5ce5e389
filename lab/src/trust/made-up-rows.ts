/** Labelled rows for tests: one signal tells the classes apart, one speaks at random, the others are silent or missing. */

import { type Part, partLine, seededRandom, signalList } from '@vouch/engine'
import { placesOf, type TrustRow } from './trust-row.ts'

const clear = {
  state: 'seen',
  share: 0,
  low: 0,
  high: 0.1,
  line: partLine,
  n: 100,
  why: null,
  verdict: 'clear',
} as const
const clearParts: readonly Part[] = [
  { part: 'growth', ...clear },
  { part: 'likes', ...clear },
]

interface MadeUp {
  manipulated: boolean
  /** Log-odds by signal id; every other signal saw too little. */
  answers: Readonly<Record<string, number>>
  /** Expected share by signal id. */
  held?: Readonly<Record<string, number>>
  /** What signals count for at most, by signal id. */
  bounds?: Readonly<Record<string, number>>
  /** What was seen of each part; by default all that a booking asks for. */
  parts?: readonly Part[]
  creator?: string
  half?: TrustRow['half']
}

export function madeUpRow({
  manipulated,
  answers,
  held = {},
  bounds = {},
  parts = clearParts,
  creator = 'one',
  half = 'fit',
}: MadeUp): TrustRow {
  const logOdds = Float64Array.from(signalList, ({ id }) => answers[id] ?? Number.NaN)
  const shares = Float64Array.from(signalList, ({ id }) => held[id] ?? Number.NaN)
  return {
    creator,
    source: 'simulated',
    kind: manipulated ? 'bought-likes' : 'clean',
    intensity: manipulated ? 0.4 : 0,
    manipulated,
    coverage: 'all',
    platform: 'instagram',
    parts,
    sight: 'all',
    half,
    logOdds,
    shares,
    places: placesOf(shares),
    most: Float64Array.from(signalList, ({ id }) => bounds[id] ?? Number.POSITIVE_INFINITY),
    uncertainty: logOdds.map((value) => (Number.isNaN(value) ? Number.NaN : 0.2)),
    weight: 1,
  }
}

/** @returns as many rows as asked for, one in four of them manipulated; the same every time */
export function madeUpRows(size: number): TrustRow[] {
  const random = seededRandom(size)
  return Array.from({ length: size }, (_, index) => {
    const manipulated = index % 4 === 0
    return madeUpRow({
      manipulated,
      creator: `creator-${index}`,
      half: index % 2 === 0 ? 'fit' : 'test',
      // The step of every third is bounded: its part is clear.
      bounds: index % 3 === 0 ? { 'growth.step': 0.25 } : {},
      held: { 'growth.step': (manipulated ? 0.3 : 0.06) * random() },
      answers: {
        'growth.step': (manipulated ? 1.5 : -0.3) * random(),
        'engagement.low': 3 * random() - 1.5,
        'engagement.like-bursts': -0.2,
        ...(random() < 0.5 ? { 'comments.inauthentic': manipulated ? 2 * random() : -0.4 } : {}),
      },
    })
  })
}
