import type { Report } from '@vouch/engine'
import { count, coverageRows, plural, range } from '@vouch/presentation'
import styles from './coverage-section.module.css'
import { Section } from './section.tsx'
import { WhatWouldMakeUsSurer } from './surer.tsx'

/** What there was to look at, what was missing, and what that did to the verdict. */
export function CoverageSection({ report }: { report: Report }) {
  const { trust, signals } = report
  const unmeasured = signals.filter((signal) => signal.verdict === 'not-measurable').length
  return (
    <Section title="Coverage" note="Missing data widens the range. It never makes a score better.">
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
      {trust && (
        <p className={styles.effect}>
          {unmeasured === 0
            ? `Every signal could be measured. The range is ${range(trust.low, trust.high)}.`
            : `${plural(unmeasured, 'signal')} of ${signals.length} couldn’t be measured. With the data available, the range is ${range(trust.low, trust.high)}, ${plural(Math.round(trust.high - trust.low), 'point')} wide.`}
        </p>
      )}
      <WhatWouldMakeUsSurer surer={report.surer} />
    </Section>
  )
}
