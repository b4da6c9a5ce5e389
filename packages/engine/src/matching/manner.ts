/** How somebody writes, on five dials, and how near two manners are. The dials are read from captions alone, by counting: no model judges a person. */

export const mannerDials = ['formality', 'warmth', 'humour', 'energy', 'depth'] as const
export type MannerDial = (typeof mannerDials)[number]

/** Each dial 0 to 1. Formality: sentences as in a letter. Warmth: addresses and thanks the reader. Humour: jokes and laughs. Energy: exclaims and
 *  celebrates. Depth: explains, with numbers and reasons. */
export type Manner = Readonly<Record<MannerDial, number>>

/** A manner that is looked for. Null: the dial does not matter. */
export type WantedManner = Readonly<Record<MannerDial, number | null>>

/** @returns 1 − the mean distance of the dials: 1 for the same manner, 0 for the opposite on every dial. */
export function mannerLikeness(a: Manner, b: Manner): number {
  return 1 - mannerDials.reduce((sum, dial) => sum + Math.abs(a[dial] - b[dial]), 0) / mannerDials.length
}

/** One dial: how near it is, 0 to 1, and what that brings of 100 points. */
export interface DialFit {
  dial: MannerDial
  wanted: number
  found: number
  pointsMax: number
  points: number
}

/** Compares a manner with the one that is looked for, on the dials that matter, each worth the same.
 *  fit = 100 · (1 − Σ |wanted − found| / n) over those n dials.
 *  @returns no dial where none matters. */
export function dialFits(wanted: WantedManner, found: Manner): DialFit[] {
  const asked = mannerDials.flatMap((dial) => {
    const value = wanted[dial]
    return value === null ? [] : [{ dial, value }]
  })
  const pointsMax = 100 / Math.max(1, asked.length)
  return asked.map(({ dial, value }) => ({
    dial,
    wanted: value,
    found: found[dial],
    pointsMax,
    points: pointsMax * (1 - Math.abs(value - found[dial])),
  }))
}
