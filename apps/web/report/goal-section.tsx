import type { Report } from '@vouch/engine'
import { percent } from '@vouch/presentation'
import styles from './goal-section.module.css'
import { type GoalAnswer, goalVerdicts, highShare, raisedShare } from './goal-verdicts.ts'
import { Section } from './section.tsx'

const tones: Record<GoalAnswer, string> = {
  'good fit': 'good',
  'use caution': 'caution',
  'not a fit': 'risk',
  unknown: 'plain',
}

/** The verdict by what the reader wants, one line a goal. */
export function GoalSection({ report }: { report: Report }) {
  const verdicts = goalVerdicts(report)
  if (verdicts.length === 0) return null
  return (
    <Section
      title="For your goal"
      note={`The same audience can fit one goal and not another. We call a share elevated at ${percent(raisedShare)} and high at ${percent(highShare)}; the cutoffs are our own. See Performance for the expected return.`}
    >
      <ul className={styles.goals}>
        {verdicts.map(({ goal, means, answer, why }) => (
          <li key={goal} className={styles.goal}>
            <span className={styles.name}>
              <b>{goal}</b> <span>{means}</span>
            </span>
            <b className={styles.answer} data-tone={tones[answer]}>
              {answer}
            </b>
            <span className={styles.why}>{why}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
