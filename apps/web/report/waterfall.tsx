import type { Signal } from '@vouch/engine'
import {
  baseRateLabel,
  type Contributions,
  type Domain,
  domainOf,
  type GroupContribution,
  groupTitle,
  levelText,
  number,
  percentAt,
  pointsText,
  range,
  smallTenths,
  ticks,
} from '@vouch/presentation'
import { Fragment } from 'react'
import { LevelMark, StepBar } from '../ui/charts/step-bar.tsx'
import { SheetButton } from '../ui/sheet-button.tsx'
import styles from './waterfall.module.css'

interface WaterfallProps {
  found: Contributions
  trust: { score: number; low: number; high: number }
  /** Draws the small signals too. */
  all: boolean
  onOpen: (signal: Signal) => void
}

/** The waterfall as a table with a drawn column: rows, heads and figures are read as they stand, and only the bars are
 *  hidden from screen readers, because the points beside them say the same. */
export function Waterfall({ found, trust, all, onOpen }: WaterfallProps) {
  const levels = [found.start, found.score, trust.low * 10, trust.high * 10, ...found.groups.flatMap(runningLevels)]
  const domain = domainOf(levels, 5, false)
  const grid = ticks(domain, 5)
  return (
    <table className={styles.waterfall}>
      <caption className="visually-hidden">Contribution of each signal to the trust score, in points</caption>
      <thead>
        <tr>
          <th scope="col">Signal</th>
          <th scope="col" className={styles.axis}>
            <span className="visually-hidden">Bar</span>
            <Axis grid={grid} domain={domain} />
          </th>
          <th scope="col" className={styles.points}>
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.total}>
          <th scope="row">{baseRateLabel(found)}</th>
          <td>
            <LevelMark at={found.start} interval={null} domain={domain} grid={grid} place="first" />
          </td>
          <td className={styles.points}>{levelText(found.start)}</td>
        </tr>
        {found.groups.map((group) => (
          <GroupRows key={group.group} group={group} all={all} domain={domain} grid={grid} onOpen={onOpen} />
        ))}
        {found.rest !== 0 && (
          <tr>
            <th scope="row">Rounding</th>
            <td />
            <td className={styles.points}>{pointsText(found.rest)}</td>
          </tr>
        )}
        <tr className={styles.total}>
          <th scope="row">
            Trust score <span className={styles.interval}>{range(trust.low, trust.high)}</span>
          </th>
          <td>
            <LevelMark
              at={found.score}
              interval={{ low: trust.low * 10, high: trust.high * 10 }}
              domain={domain}
              grid={grid}
              place="last"
            />
          </td>
          <td className={styles.points}>{levelText(found.score)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Levels that the running total passes inside a group, in tenths. */
function runningLevels({ from, contributions }: GroupContribution): number[] {
  let level = from
  return contributions.map(({ tenths }) => {
    level += tenths
    return level
  })
}

/** The score along the top. Every other label gives way on narrow screens. */
function Axis({ grid, domain }: { grid: readonly number[]; domain: Domain }) {
  return (
    <svg className={styles.axisLabels} height="16" aria-hidden="true">
      {grid.map((value, index) => (
        <text
          key={value}
          className={index % 2 === 0 ? undefined : styles.axisMinor}
          x={`${percentAt(value, domain)}%`}
          y="12"
          textAnchor={index === 0 ? 'start' : index === grid.length - 1 ? 'end' : 'middle'}
        >
          {number(value / 10, 1)}
        </text>
      ))}
    </svg>
  )
}

interface GroupRowsProps {
  group: GroupContribution
  all: boolean
  domain: Domain
  grid: readonly number[]
  onOpen: (signal: Signal) => void
}

/** A group with its sum, and below it the signals that make it up, each from where the one above ended. */
function GroupRows({ group, all, domain, grid, onOpen }: GroupRowsProps) {
  const levels = runningLevels(group)
  const title = groupTitle(group.group)
  const alone = !all && group.contributions.every(({ tenths }) => Math.abs(tenths) < smallTenths)
  return (
    <Fragment>
      <tr className={styles.group}>
        <th scope="row">{title}</th>
        <td>
          <StepBar from={group.from} to={group.to} domain={domain} grid={grid} size="group" alone={alone} />
        </td>
        <td className={styles.points}>{pointsText(group.tenths)}</td>
      </tr>
      {group.contributions.map(({ signal, tenths }, index) =>
        all || Math.abs(tenths) >= smallTenths ? (
          <tr key={signal.id} className={styles.signal}>
            <th scope="row">
              <SheetButton className={styles.open} onOpen={() => onOpen(signal)}>
                {signal.title}
              </SheetButton>
            </th>
            <td>
              <StepBar
                from={levels[index - 1] ?? group.from}
                to={levels[index] ?? group.to}
                domain={domain}
                grid={grid}
                size="signal"
              />
            </td>
            <td className={styles.points}>{pointsText(tenths)}</td>
          </tr>
        ) : null,
      )}
    </Fragment>
  )
}
