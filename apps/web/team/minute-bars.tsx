import type { Monitoring } from '@vouch/contract'
import { count, number, time } from '../ui/format.ts'
import styles from './monitoring.module.css'

/** Requests by minute as bars from zero, with failures in them; the table below says the same in figures. */
export function MinuteBars({ minutes }: { minutes: Monitoring['minutes'] }) {
  const most = Math.max(1, ...minutes.map(({ requests }) => requests))
  const width = 100 / Math.max(1, minutes.length)
  return (
    <figure className={styles.chart}>
      <svg width="100%" height="96" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {minutes.map(({ at, requests, failures }, place) => (
          <g key={at}>
            <title>{`${time(at)}: ${count(requests)} requests`}</title>
            <rect
              className={styles.bar}
              x={place * width + width * 0.1}
              width={width * 0.8}
              y={100 - (requests / most) * 100}
              height={(requests / most) * 100}
            />
            <rect
              className={styles.failed}
              x={place * width + width * 0.1}
              width={width * 0.8}
              y={100 - (failures / most) * 100}
              height={(failures / most) * 100}
            />
          </g>
        ))}
      </svg>
      <figcaption className={styles.axis}>
        <span>{time(minutes[0]?.at)}</span>
        <span>most in a minute: {count(most)}</span>
        <span>{time(minutes.at(-1)?.at)}</span>
      </figcaption>
      <details className={styles.asTable}>
        <summary>As a table</summary>
        <table className={styles.small}>
          <thead>
            <tr>
              <th scope="col">Minute</th>
              <th scope="col">Requests</th>
              <th scope="col">Failed</th>
              <th scope="col">95th percentile, ms</th>
            </tr>
          </thead>
          <tbody>
            {minutes.toReversed().map(({ at, requests, failures, p95 }) => (
              <tr key={at}>
                <td>{time(at)}</td>
                <td>{count(requests)}</td>
                <td>{count(failures)}</td>
                <td>{number(p95, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
