import { type Goal, goalKinds } from '../content/read-science.ts'
import { goalCounts, goalGroups, kindWords, measureWords } from './goal-words.ts'
import { Verdict } from './key-results-list.tsx'
import styles from './methodology.module.css'

/** All goals by what they are about, none left out; how many were met stands above them. */
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
      <table className={styles.goals}>
        <thead>
          <tr>
            <th scope="col">What we measured</th>
            <th scope="col">Data</th>
            <th scope="col">Goal</th>
            <th scope="col">Result</th>
            <th scope="col">Compared with</th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        {goalGroups(goals).map(({ about, goals: some }) => (
          <tbody key={about}>
            <tr className={styles.about}>
              <th colSpan={6} scope="rowgroup">
                {about}
              </th>
            </tr>
            {some.map((goal) => (
              <GoalRow key={goal.measure} goal={goal} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

/** On narrow screens the cells stand below each other and say their column themselves. */
function GoalRow({ goal }: { goal: Goal }) {
  return (
    <tr>
      <th scope="row">{measureWords(goal.measure)}</th>
      <td data-column="Data">{kindWords[goal.kind]}</td>
      <td data-column="Goal">{goal.goal}</td>
      <td data-column="Result">{goal.reached}</td>
      <td data-column="Compared with">{goal.baseline}</td>
      <td>
        <Verdict met={goal.met} />
      </td>
    </tr>
  )
}
