import type { Report } from '@vouch/engine'
import { count, coverageRows, date, type Origin, plural, range, sourceRows } from '@vouch/presentation'
import styles from './coverage-section.module.css'
import { Section } from './section.tsx'
import { WhatWouldMakeUsSurer } from './surer.tsx'

/** What there was to look at, what was missing, and what that did to the verdict. */
export function CoverageSection({ report, origin }: { report: Report; origin: Origin }) {
  const { trust, signals } = report
  const unmeasured = signals.filter((signal) => signal.verdict === 'not-measurable').length
  return (
    <Section title="Coverage" note="Missing data widens the range. What’s missing could move the score either way.">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Checked</th>
            <th scope="col">Used for</th>
          </tr>
        </thead>
        <tbody>
          {coverageRows(report).map(({ part, size, unit, missing, use }) => (
            <tr key={part} data-missing={missing || undefined}>
              <th scope="row">{part}</th>
              <td>{missing ? 'not available' : size === null ? 'available' : `${count(size)} ${unit}`}</td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sources report={report} origin={origin} />
      {trust && (
        <p className={styles.effect}>
          {unmeasured === 0
            ? `Every signal could be measured. The range is ${range(trust.low, trust.high)}.`
            : `We couldn’t measure ${unmeasured} of ${plural(signals.length, 'signal')}. With the data available, the range is ${range(trust.low, trust.high)}${widthWords(trust)}.`}
        </p>
      )}
      <WhatWouldMakeUsSurer surer={report.surer} />
    </Section>
  )
}

function widthWords({ low, high }: { low: number; high: number }): string {
  const width = Math.round(high - low)
  return width < 1 ? '' : `, ${plural(width, 'point')} wide`
}

/** Who gave what, when, and what the operator paid for it. */
function Sources({ report, origin }: { report: Report; origin: Origin }) {
  const rows = sourceRows(report, origin)
  const paid = rows.some(({ cost }) => cost.startsWith('$'))
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Where the data came from</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Collected on</th>
          {paid && <th scope="col">Cost to the operator</th>}
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, source, at, cost }) => (
          <tr key={`${part} ${source}`}>
            <th scope="row">{part}</th>
            <td>{date(at)}</td>
            {paid && <td>{cost}</td>}
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
