import { type Goal, goalKinds } from '../content/read-science.ts'
import { goalCounts, kindWords, measureWords } from './goal-words.ts'
import { Verdict } from './key-results-list.tsx'
import styles from './methodology.module.css'

/** A region that scrolls takes focus, or the arrow keys could not reach what is beyond its edge. */
const reachable = { tabIndex: 0 } as const

/** All goals, none left out; how many were met stands above them. */
export function GoalTable({ goals }: { goals: readonly Goal[] }) {
  const { all, met, byKind } = goalCounts(goals)
  const kinds = goalKinds.map((kind) => {
    const some = byKind(kind)
    return `${kindWords[kind]}: ${some.met} of ${some.all}.`
  })
  return (
    <>
      <p className={styles.count}>
        <b>
          {met} of {all} goals met, {all - met} missed.
        </b>{' '}
        {kinds.join(' ')} For every goal we missed, the page of that part says what we tried and why it fell short.
      </p>
      <section className={styles.scroll} aria-label="Table: all goals" {...reachable}>
        <table className={styles.goals}>
          <thead>
            <tr>
              <th scope="col">What we measured</th>
              <th scope="col">Data</th>
              <th scope="col">Goal</th>
              <th scope="col">Result</th>
              <th scope="col">Simple method</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {goals.map((goal) => (
              <tr key={goal.measure}>
                <th scope="row">{measureWords(goal.measure)}</th>
                <td className={styles.kind}>{kindWords[goal.kind]}</td>
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
