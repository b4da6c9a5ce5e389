import type { Monitoring } from '@vouch/contract'
import { count, number, time } from '@vouch/presentation'
import styles from './monitoring.module.css'

type Minute = Monitoring['minutes'][number]

/** The last hour as bars from zero: requests with the failures in them, and how long they took; a table says the same in figures. */
export function MinuteBars({ minutes }: { minutes: readonly Minute[] }) {
  return (
    <div>
      <div className={styles.charts}>
        <Bars
          title="Requests per minute"
          minutes={minutes}
          height={({ requests }) => requests}
          failed={({ failures }) => failures}
        />
        <Bars title="95th percentile, ms" minutes={minutes} height={({ p95 }) => p95 ?? 0} failed={() => 0} />
      </div>
      <details className={styles.asTable}>
        <summary>Show as table</summary>
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
    </div>
  )
}

interface BarsProps {
  title: string
  minutes: readonly Minute[]
  height: (minute: Minute) => number
  /** The part of the height that failed. */
  failed: (minute: Minute) => number
}

function Bars({ title, minutes, height, failed }: BarsProps) {
  const most = Math.max(1, ...minutes.map(height))
  const width = 100 / Math.max(1, minutes.length)
  return (
    <figure className={styles.chart}>
      <p className={styles.axisTitle}>
        <span>{title}</span>
        <span>max: {number(most, 0)}</span>
      </p>
      <svg width="100%" height="96" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {minutes.map((minute, place) => (
          <g key={minute.at}>
            <title>{`${time(minute.at)}: ${number(height(minute), 0)}`}</title>
            {[
              { of: height(minute), className: styles.bar },
              { of: failed(minute), className: styles.failed },
            ].map(({ of, className }) => (
              <rect
                key={className}
                className={className}
                x={place * width + width * 0.1}
                width={width * 0.8}
                y={100 - (of / most) * 100}
                height={(of / most) * 100}
              />
            ))}
          </g>
        ))}
      </svg>
      <figcaption className={styles.axis}>
        <span>{time(minutes[0]?.at)}</span>
        <span>{time(minutes.at(-1)?.at)}</span>
      </figcaption>
    </figure>
  )
}
