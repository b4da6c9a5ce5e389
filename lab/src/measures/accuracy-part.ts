import { markdownTable } from './markdown-table.ts'

/** What `accuracy` prints is made of parts, each measured by its own file; the goals of all parts make one table at the end. */

/** What a figure was measured on. `real`: data as they were found, with their own labels or none. `half-real`: real data with something put in
 *  whose amount is therefore known, such as a purchase, a ring, or labelled accounts mixed in stated proportions. `simulated`: made up. */
export type GoalKind = 'simulated' | 'half-real' | 'real'

/** One row of the table of goals: what was asked for, what was reached on rows that no model has seen, and what the
 *  simple method reaches on the same rows. */
export interface Goal {
  measure: string
  kind: GoalKind
  goal: string
  reached: string
  /** The simple method's figure in the same run; "–" where there is none to compare with. */
  baseline: string
  met: boolean
}

/** @param data the folder of labelled tables
 *  @param seed draws simulated creators, purchases and held-back rows; parts that draw nothing leave it aside
 *  @param creators how many simulated creators are drawn, where a part draws some; its own number without it
 *  @returns tables as Markdown with a heading each, and their goals; `null` where the folder lacks what the part needs */
export interface AccuracyPart {
  name: string
  measure: (data: string, seed: string, creators?: number) => { text: string; goals: Goal[] } | null
}

/** @returns the goals of all parts, side by side with what was reached */
export function goalsTable(goals: readonly Goal[]): string {
  return markdownTable(
    ['measure', 'kind', 'goal', 'reached', 'baseline', ''],
    goals.map(({ measure, kind, goal, reached, baseline, met }) => [
      measure,
      kind,
      goal,
      reached,
      baseline,
      met ? 'met' : 'missed',
    ]),
  )
}
