import type { Goal } from '../content/read-document.ts'
import { Verdict } from './key-results-list.tsx'
import styles from './methodology.module.css'

/** A region that scrolls takes focus, or the arrow keys could not reach what is beyond its edge. */
const reachable = { tabIndex: 0 } as const

/** All goals, none left out; how many were met stands above them. */
export function GoalTable({ goals }: { goals: readonly Goal[] }) {
  const met = goals.filter((goal) => goal.met).length
  return (
    <>
      <p className={styles.count}>
        <b>
          {met} of {goals.length} goals met, {goals.length - met} missed.
        </b>{' '}
        Where we missed a goal, its section says by how much, what we tried and why.
      </p>
      <section className={styles.scroll} aria-label="Table: all goals" {...reachable}>
        <table className={styles.goals}>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Goal</th>
              <th scope="col">Result</th>
              <th scope="col">Baseline</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {goals.map((goal) => (
              <tr key={goal.measure}>
                <th scope="row">{goal.measure}</th>
                <td>{goal.goal}</td>
                <td>{goal.reached}</td>
                <td>{goal.baseline}</td>
                <td>
                  <Verdict met={goal.met} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
