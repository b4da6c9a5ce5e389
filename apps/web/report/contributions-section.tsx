import type { Report, Signal } from '@vouch/engine'
import { contributionsOf, date, plural, priorSentence, smallTenths } from '@vouch/presentation'
import { useState } from 'react'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { contributionTable } from './contribution-table.ts'
import styles from './contributions-section.module.css'
import { MoreButton } from './more-button.tsx'
import { PriorSlider } from './prior-slider.tsx'
import { Section } from './section.tsx'
import { Waterfall } from './waterfall.tsx'

interface ContributionsSectionProps {
  report: Report
  onOpen: (signal: Signal) => void
}

/** How the score came about: from where it stood before anything was read, signal by signal, to where it ends. */
export function ContributionsSection({ report, onOpen }: ContributionsSectionProps) {
  const [all, setAll] = useState(false)
  const found = contributionsOf(report)
  if (!found || !report.trust) return null
  const measured = found.groups.flatMap((group) => group.contributions)
  const small = measured.filter(({ tenths }) => Math.abs(tenths) < smallTenths).length
  return (
    <Section
      title="How we got this score"
      note="Read from top to bottom. Each bar starts where the one above ends. Solid bars raise trust; hatched bars lower it. The points add up exactly to the score."
    >
      <ChartFrame
        title="Signal contributions"
        subtitle="Trust points, from every creator’s starting point to this score"
        caption={`${measured.length} of ${report.signals.length} signals measured, data from ${date(report.subject.fetchedAt)}. Evidence adds up in log-odds; points are split in proportion to it.`}
        table={contributionTable(found)}
        subject={report.subject.handle}
      >
        <Waterfall found={found} trust={report.trust} all={all} onOpen={onOpen} />
        {small > 0 && (
          <MoreButton all={all} onClick={() => setAll(!all)}>
            {all ? 'Hide signals under half a point' : `Show ${plural(small, 'signal')} under half a point`}
          </MoreButton>
        )}
      </ChartFrame>
      <p className={styles.prior}>{priorSentence(report)}</p>
      <PriorSlider report={report} />
      <Unmeasured signals={found.unmeasured} />
    </Section>
  )
}

/** What was asked and could not be answered, each with the reason. */
function Unmeasured({ signals }: { signals: readonly Signal[] }) {
  if (signals.length === 0) return null
  return (
    <details className={styles.unmeasured}>
      <summary>
        {plural(signals.length, 'signal')} couldn’t be measured. That widens the range but doesn’t change the score.
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
