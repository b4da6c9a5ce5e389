/** One row of a waterfall: a bar from where the running total stood to where it stands, over the rows' common grid.
 *  Rises are solid and falls are hatched, so that the direction reads without colour; the figure beside it has a sign. */

import { type Domain, percentAt } from '@vouch/presentation'
import { useId } from 'react'
import styles from './marks.module.css'

export interface StepBarProps {
  from: number
  to: number
  domain: Domain
  grid: readonly number[]
  size: 'group' | 'signal'
  /** A group none of whose signals is drawn below it. */
  alone?: boolean
}

export function StepBar({ from, to, domain, grid, size, alone = false }: StepBarProps) {
  const id = useId()
  const [a, b] = [percentAt(from, domain), percentAt(to, domain)]
  const [y, height] = size === 'group' ? [10, 16] : [12, 10]
  const fall = to < from
  // A group's bar sums up the signals below it, which start where the group started.
  const onward = size === 'group' && !alone ? a : b
  return (
    <svg className={styles.step} aria-hidden="true">
      <StepGrid grid={grid} domain={domain} />
      <g className={`${fall ? styles.fall : styles.rise} ${size === 'group' ? styles.sum : ''}`}>
        {fall && (
          <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line className={styles.fallHatch} x1="0" x2="0" y1="0" y2="5" />
          </pattern>
        )}
        <rect
          className={styles.stepGround}
          x={`${Math.min(a, b)}%`}
          width={`${Math.abs(b - a)}%`}
          y={y}
          height={height}
        />
        {fall && (
          <rect fill={`url(#${id})`} x={`${Math.min(a, b)}%`} width={`${Math.abs(b - a)}%`} y={y} height={height} />
        )}
        <line className={styles.stepEnd} x1={`${b}%`} x2={`${b}%`} y1={y} y2={y + height} />
      </g>
      <line className={styles.carry} x1={`${onward}%`} x2={`${onward}%`} y1={y + height} y2="100%" />
      <line className={styles.carry} x1={`${a}%`} x2={`${a}%`} y1="0" y2={y} />
    </svg>
  )
}

/** A level of the score, without a bar: the start, or the score with its interval. */
export function LevelMark({
  at,
  interval,
  domain,
  grid,
  place,
}: {
  at: number
  interval: { low: number; high: number } | null
  domain: Domain
  grid: readonly number[]
  place: 'first' | 'last'
}) {
  const x = `${percentAt(at, domain)}%`
  return (
    <svg className={styles.step} aria-hidden="true">
      <StepGrid grid={grid} domain={domain} />
      {interval && (
        <g className={styles.levelBand}>
          <rect
            x={`${percentAt(interval.low, domain)}%`}
            width={`${percentAt(interval.high, domain) - percentAt(interval.low, domain)}%`}
            y="8"
            height="20"
          />
          {[interval.low, interval.high].map((end) => (
            <line key={end} x1={`${percentAt(end, domain)}%`} x2={`${percentAt(end, domain)}%`} y1="8" y2="28" />
          ))}
        </g>
      )}
      <line
        className={styles.carry}
        x1={x}
        x2={x}
        y1={place === 'first' ? 30 : 0}
        y2={place === 'first' ? '100%' : 6}
      />
      <line className={styles.level} x1={x} x2={x} y1="6" y2="30" />
    </svg>
  )
}

function StepGrid({ grid, domain }: { grid: readonly number[]; domain: Domain }) {
  return grid.map((value) => (
    <line
      key={value}
      className={styles.stepGrid}
      x1={`${percentAt(value, domain)}%`}
      x2={`${percentAt(value, domain)}%`}
      y1="0"
      y2="100%"
    />
  ))
}
