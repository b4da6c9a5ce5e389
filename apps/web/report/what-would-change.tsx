import type { Report, Signal } from '@vouch/engine'
import { date, number, signed, titleOf } from '@vouch/presentation'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RowChart } from '../ui/charts/row-chart.tsx'
import { SheetButton } from '../ui/sheet-button.tsx'
import { Section } from './section.tsx'
import styles from './what-would-change.module.css'

/** Fewer bars than this are read off the list of concerns. */
const shownMax = 8

interface WhatWouldChangeProps {
  report: Report
  onOpen: (signal: Signal) => void
}

/** The verdict as it would be, one doubt at a time: each concern answered as it is for the median clean creator of this size. */
export function WhatWouldChange({ report, onOpen }: WhatWouldChangeProps) {
  const { trust, subject } = report
  const found = changesOf(report)
  if (trust === null || found.length === 0) return null
  return (
    <Section
      title="What would change this verdict"
      note="What the score would be if one concern looked like the median clean creator of this size and everything else stayed the same. It’s arithmetic, not a promise: evidence that disappears is evidence, too."
    >
      <ChartFrame
        title="Score without one concern"
        subtitle="Trust points, 0 to 100; the band is the current range"
        caption={`${found.length} of ${report.signals.length} ${found.length === 1 ? 'signals is a concern that moves' : 'signals are concerns that move'} the score, data from ${date(subject.fetchedAt)}.`}
        table={{
          columns: ['Concern', 'Score now', 'Score without it'],
          rows: found.map(({ signal, score }) => [titleOf(signal), trust.score, score]),
        }}
        subject={subject.handle}
      >
        <RowChart
          kind="interval"
          domain={{ from: 0, to: 100 }}
          reference={{ at: trust.score, label: `The score now, ${number(trust.score, 0)}` }}
          rows={found.map(({ signal, score }) => ({
            label: titleOf(signal),
            value: score,
            low: Math.min(score, trust.score),
            high: Math.max(score, trust.score),
            words: `${number(score, 0)} (${signed(score - trust.score, 0)})`,
          }))}
        />
      </ChartFrame>
      <p className={styles.links}>
        Show evidence:{' '}
        {found.map(({ signal }) => (
          <SheetButton key={signal.id} className={styles.link} onOpen={() => onOpen(signal)}>
            {titleOf(signal)}
          </SheetButton>
        ))}
      </p>
    </Section>
  )
}

/** @returns concerns that move the score, the largest change first. */
export function changesOf({ signals, trust }: Pick<Report, 'signals' | 'trust'>): { signal: Signal; score: number }[] {
  return signals
    .flatMap((signal) => (signal.scoreAtMedian === null ? [] : [{ signal, score: Math.round(signal.scoreAtMedian) }]))
    .filter(({ score }) => score !== trust?.score)
    .sort((a, b) => b.score - a.score || (a.signal.id < b.signal.id ? -1 : 1))
    .slice(0, shownMax)
}
