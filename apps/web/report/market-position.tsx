import type { Report } from '@vouch/engine'
import { date, figureParts, percentile } from '@vouch/presentation'
import { PercentileStrip } from '../ui/charts/percentile-strip.tsx'
import styles from './plain-table.module.css'
import { Section } from './section.tsx'

/** Where each figure stands among creators of the same size; figures without a published table are not placed. */
export function MarketPosition({ report: { keyFigures, subject } }: { report: Report }) {
  const placed = keyFigures.filter((figure) => figure.percentile !== null)
  return (
    <Section
      title="Market position"
      note="The strip runs from the lowest to the highest creator of this size on this platform; the gray band is the middle half."
    >
      {placed.length === 0 ? (
        <p className={styles.note}>There’s no published benchmark for creators of this size on this platform.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Metric</th>
              <th scope="col">Value</th>
              <th scope="col">Position</th>
              <th scope="col">Percentile</th>
            </tr>
          </thead>
          <tbody>
            {placed.map((figure) => {
              const { value, unit } = figureParts(figure)
              return (
                <tr key={figure.id}>
                  <th scope="row">{figure.label}</th>
                  <td>
                    {value} {unit}
                  </td>
                  <td>
                    <PercentileStrip place={figure.percentile ?? 0} />
                  </td>
                  <td>{percentile(figure.percentile)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <p className={styles.note}>
        Data from {date(subject.fetchedAt)}; see the overview for each metric’s basis and sample.
      </p>
    </Section>
  )
}
