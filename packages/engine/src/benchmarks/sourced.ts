/** Where a number comes from. No constant of the engine that a report shows stands without one of these beside it.
 *
 *  A reader who doubts a figure can find the page that it was read from; a reader who trusts it can see whether he
 *  should. The grade travels with the number through the code, so that a proposal of ours can never be shown as
 *  somebody's measurement. */

export const sourceGrades = ['A', 'B', 'C', 'measured', 'proposal'] as const
/** A: peer-reviewed, or large with its method stated. B: a vendor about its own product or data. C: without a method.
 *  `measured`: by us on public creator sets. `proposal`: our own reading of the rows that are named, not a source.
 *
 *  Used by the documentation to sort the evidence, and by tests to hold every table to having one. */
export type SourceGrade = (typeof sourceGrades)[number]

/** The two things that any row of any table carries. */
export interface Provenance {
  source: string
  grade: SourceGrade
}

/** One number with its provenance and what it is measured against.
 *
 *  `basis` says in words what the value divides by or counts, for example "share of recent posts". */
export interface Sourced extends Provenance {
  value: number
  basis: string
}
