import type { Report, Signal } from '@vouch/engine'
import { Fragment, useState } from 'react'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import type { Domain } from '../ui/charts/scale.ts'
import { domainOf, percentAt, ticks } from '../ui/charts/scale.ts'
import { LevelMark, StepBar } from '../ui/charts/step-bar.tsx'
import { date, number, range } from '../ui/format.ts'
import { type Contributions, contributionsOf, type GroupContribution } from './contributions.ts'
import styles from './contributions-section.module.css'
import { levelText, pointsText } from './figures.ts'
import { groupTitle } from './parts.ts'
import { Section } from './section.tsx'

interface ContributionsSectionProps {
  report: Report
  onOpen: (signal: Signal) => void
}

/** Signals that move the score by less than half a point are folded away until asked for. */
const smallTenths = 5

/** How the score came about: from where it stood before anything was read, signal by signal, to where it ends. */
export function ContributionsSection({ report, onOpen }: ContributionsSectionProps) {
  const [all, setAll] = useState(false)
  const found = contributionsOf(report)
  if (!found || !report.trust) return null
  const measured = found.groups.flatMap((group) => group.contributions)
  const small = measured.filter(({ tenths }) => Math.abs(tenths) < smallTenths).length
  return (
    <Section
      title="How the score came about"
      note="Read from top to bottom. Each bar starts where the one above ended; solid bars raise trust, hatched bars lower it. The points add up to the score exactly."
    >
      <ChartFrame
        title="Signal contributions"
        subtitle="Points of trust, from the starting point of every creator to this score"
        caption={`${measured.length} of ${report.signals.length} signals measured, data of ${date(report.subject.fetchedAt)}. Evidence adds up in log-odds; points divide the distance in proportion to it.`}
        table={contributionTable(found)}
        subject={report.subject.handle}
      >
        <Waterfall found={found} trust={report.trust} all={all} onOpen={onOpen} />
        {small > 0 && (
          <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Fold signals of less than half a point' : `Show ${small} signals of less than half a point`}
          </button>
        )}
      </ChartFrame>
      <Unmeasured signals={found.unmeasured} />
    </Section>
  )
}

interface WaterfallProps {
  found: Contributions
  trust: { score: number; low: number; high: number }
  all: boolean
  onOpen: (signal: Signal) => void
}

function Waterfall({ found, trust, all, onOpen }: WaterfallProps) {
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
          <th scope="row">Before anything is read</th>
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
              <button type="button" className={styles.open} onClick={() => onOpen(signal)}>
                {signal.title}
              </button>
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

function Unmeasured({ signals }: { signals: readonly Signal[] }) {
  if (signals.length === 0) return null
  return (
    <details className={styles.unmeasured}>
      <summary>
        {signals.length} signals could not be measured. Each makes the interval wider; none moves the score.
      </summary>
      <dl>
        {signals.map((signal) => (
          <div key={signal.id}>
            <dt>{signal.title}</dt>
            <dd>{signal.explanation}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function contributionTable(found: Contributions) {
  const rows = found.groups.flatMap((group) =>
    group.contributions.map(({ signal, tenths }) => [
      groupTitle(group.group),
      signal.title,
      signal.verdict,
      signal.logOdds,
      tenths / 10,
    ]),
  )
  return {
    columns: ['Group', 'Signal', 'Verdict', 'Log-odds of manipulation', 'Points'],
    rows: [
      ['', 'Before anything is read', '', null, found.start / 10],
      ...rows,
      ...(found.rest === 0 ? [] : [['', 'Rounding', '', null, found.rest / 10]]),
      ['', 'Trust score', '', null, found.score / 10],
    ],
  }
}
