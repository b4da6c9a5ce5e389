import type { PerformanceDocument } from '@vouch/contract'
import {
  forecastBasis,
  forecastRows,
  liftWords,
  noLift,
  pacingRows,
  paidForRealWords,
  percent,
  performanceFigures,
  standWords,
} from '@vouch/presentation'
import table from '../../../report/plain-table.module.css'
import strip from '../campaigns.module.css'
import tracking from '../tracking/tracking.module.css'
import styles from './performance.module.css'

/** The campaign as a whole. Paper says the same words (`packages/presentation`). */

interface DocumentProps {
  document: PerformanceDocument
}

export function Figures({ document }: DocumentProps) {
  return (
    <dl className={styles.figures}>
      {performanceFigures(document).map(({ name, value, words }) => (
        <div key={name} className={strip.figure}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <span>{words}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Pacing({ document }: DocumentProps) {
  return (
    <section className={styles.part} aria-labelledby="pacing">
      <h2 id="pacing">Pacing against plan</h2>
      <dl className={tracking.pace}>
        {pacingRows(document).map(({ name, share, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={tracking.track} aria-hidden="true">
                <span className={tracking.fill} style={{ width: `${Math.min(1, share ?? 0) * 100}%` }} />
              </span>
              {percent(share)}
              <span className={styles.of}>{words}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function ForecastTable({ document }: DocumentProps) {
  const rows = forecastRows(document)
  return (
    <section className={styles.part} aria-labelledby="forecast">
      <h2 id="forecast">Against the forecast</h2>
      {rows.length === 0 ? (
        <p>None of the creators has a report to forecast from.</p>
      ) : (
        <>
          <p className={styles.basis}>{forecastBasis(document)}</p>
          <div className={table.scroll}>
            <table className={`${table.table} ${table.number}`}>
              <thead>
                <tr>
                  <th scope="col">Result</th>
                  <th scope="col">Actual</th>
                  <th scope="col">Forecast</th>
                  <th scope="col">Range</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, actual, forecast, range, stand }) => (
                  <tr key={name}>
                    <th scope="row">
                      {name}
                      {stand !== null && <span className={styles.stand}>{standWords[stand]}</span>}
                    </th>
                    <td>
                      <b>{actual}</b>
                    </td>
                    <td>{forecast}</td>
                    <td>{range}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

export function Findings({ document }: DocumentProps) {
  const lifted = document.lift && liftWords(document.lift)
  const paid = paidForRealWords(document)
  return (
    <div className={styles.findings}>
      <section className={styles.part} aria-labelledby="lift">
        <h2 id="lift">Lift</h2>
        {lifted ? <Finding {...lifted} /> : <p>{noLift}</p>}
      </section>
      <section className={styles.part} aria-labelledby="people">
        <h2 id="people">Paid for real people</h2>
        {paid ? <Finding {...paid} /> : <p>Nobody was paid yet.</p>}
      </section>
    </div>
  )
}

function Finding({ value, finding, basis }: { value: string; finding: string; basis: string }) {
  return (
    <>
      <p>
        <b className={styles.value}>{value}</b> {finding}
      </p>
      <p className={styles.basis}>{basis}</p>
    </>
  )
}
