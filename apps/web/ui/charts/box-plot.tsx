/** Five numbers on one line: the ends, the quartiles and the middle. The axis starts at zero. */

import { domainOf, percentAt, ticks } from '@vouch/presentation'
import styles from './box-plot.module.css'

interface BoxPlotProps {
  numbers: { low: number; q25: number; median: number; q75: number; high: number }
  format: (value: number) => string
}

export function BoxPlot({ numbers, format }: BoxPlotProps) {
  const domain = domainOf([numbers.high], 5, true)
  const x = (value: number) => `${percentAt(value, domain)}%`
  const { low, q25, median, q75, high } = numbers
  return (
    <svg
      className={styles.canvas}
      height="84"
      role="img"
      aria-label={`Nine in ten from ${format(low)} to ${format(high)}, half from ${format(q25)} to ${format(q75)}, median ${format(median)}`}
    >
      <line className={styles.whisker} x1={x(low)} x2={x(high)} y1="24" y2="24" />
      {[low, high].map((end) => (
        <line key={end} className={styles.whisker} x1={x(end)} x2={x(end)} y1="16" y2="32" />
      ))}
      <rect
        className={styles.box}
        x={x(q25)}
        width={`${percentAt(q75, domain) - percentAt(q25, domain)}%`}
        y="8"
        height="32"
      />
      <line className={styles.median} x1={x(median)} x2={x(median)} y1="8" y2="40" />
      {ticks(domain, 5).map((at, place, all) => (
        <text
          key={at}
          className={styles.text}
          x={x(at)}
          y="72"
          textAnchor={place === 0 ? 'start' : place === all.length - 1 ? 'end' : 'middle'}
        >
          {format(at)}
        </text>
      ))}
    </svg>
  )
}
