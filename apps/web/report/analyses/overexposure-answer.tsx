import type { OverexposureAnalysis } from '@vouch/engine'
import { month, number, partTitle, partValue, percent, plural, range } from '@vouch/presentation'
import { RowChart } from '../../ui/charts/row-chart.tsx'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import table from '../plain-table.module.css'
import styles from './analysis.module.css'

/** The index with its parts, and the months in which it came about. */
export function OverexposureAnswer({ answer }: { answer: OverexposureAnalysis }) {
  const { index, low, high, parts, months, summary } = answer
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.buy}>
        <ToleranceMark
          value={index}
          low={low}
          high={high}
          scale={{ from: 0, to: 100 }}
          size="wide"
          words={`Overexposure ${number(index, 0)} out of 100, range ${range(low, high)}`}
        />
        <p>
          <b>{number(index, 0)}</b> of 100, {range(low, high)}
        </p>
      </div>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Measured</th>
            <th scope="col">Level</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">{partTitle(part.id)}</th>
              <td>{partValue(part)}</td>
              <td>{percent(part.strength)}</td>
              <td>{percent(part.weight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <h3>Sponsored posts by month</h3>
        <p className={styles.quiet}>Share of posts disclosed as paid</p>
        <RowChart
          kind="bar"
          percent
          domain={{ from: 0, to: 1 }}
          rows={months.map(({ month: of, posts, sponsored }) => ({
            label: month(of),
            value: posts === 0 ? 0 : sponsored / posts,
            words: `${sponsored} of ${plural(posts, 'post')}`,
          }))}
        />
      </div>
      <p className={styles.quiet}>
        The index is our own: no one has measured when an audience stops listening. Half of it is the effect of
        sponsorship on this creator’s engagement, 30% is the share of sponsored posts, and 20% is the number of brands.
      </p>
    </>
  )
}
