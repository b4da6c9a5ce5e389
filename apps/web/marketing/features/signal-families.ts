import type { SignalGroup } from '@vouch/engine'
import { groupTitle } from '@vouch/presentation'
import { questions } from '../../report/signal-questions.ts'

/** The questions that the engine asks of a creator, by family, in the order of the report. The table of questions is held equal to the
 *  engine's own by a test. */

const groups: readonly SignalGroup[] = ['audience', 'engagement', 'comments', 'growth', 'coordination', 'content']

export const signalFamilies: readonly { name: string; questions: readonly string[] }[] = groups.map((group) => ({
  name: groupTitle(group),
  questions: Object.entries(questions)
    .filter(([id]) => id.startsWith(`${group}.`))
    .map(([, question]) => question),
}))

export const signalCount = Object.keys(questions).length
