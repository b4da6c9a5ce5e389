import type { SignalGroup, SignalVerdict } from '../report/report.ts'
import { measured, unmeasured } from '../signals/signal.ts'
import type { Contribution } from '../verdict/contributions.ts'

/** Contributions that say exactly what a test needs: sentences and states are told from contributions alone, so no creator
 *  has to be made up for them. */

/** What a test may choose about a contribution; the rest is that of a follower jump. */
export interface ExampleContribution {
  id?: string
  title?: string
  group?: SignalGroup
  verdict?: Exclude<SignalVerdict, 'not-measurable'>
  absence?: number
  /** Standard deviation towards less trust; the other direction has half of it. */
  doubt?: number
}

/** @param logOdds what it adds to the verdict; null for a signal that saw too little
 *  @returns a contribution whose measurement agrees with it */
export function contribution(logOdds: number | null, story: ExampleContribution = {}): Contribution {
  const { id = 'growth.step', title = 'Follower jumps', group = 'growth', verdict = 'concern', absence = 0.3 } = story
  const { doubt = 0.2 } = story
  const measurement =
    logOdds === null
      ? unmeasured('It saw too little.')
      : measured({
          value: 1,
          verdict,
          benchmark: null,
          logOdds,
          uncertainty: doubt,
          evidence: [],
          explanation: 'It is.',
        })
  return {
    definition: { id, title, group, question: 'Is it?', unit: '', absence, measure: () => measurement },
    measurement,
    logOdds,
    doubt: { down: doubt, up: doubt / 2 },
    spread: 0,
    absence: 1.5 * absence,
  }
}
