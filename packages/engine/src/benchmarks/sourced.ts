/** Where a number comes from. No constant of the engine that a report shows stands without one of these beside it. */

export const sourceGrades = ['A', 'B', 'C', 'measured', 'proposal'] as const
/** A: peer-reviewed, or large with its method stated. B: a vendor about its own product or data. C: without a method.
 *  `measured`: by us on public creator sets. `proposal`: our own reading of the rows that are named, not a source. */
export type SourceGrade = (typeof sourceGrades)[number]

export interface Provenance {
  source: string
  grade: SourceGrade
}

/** One number with its provenance and what it is measured against. */
export interface Sourced extends Provenance {
  value: number
  basis: string
}
