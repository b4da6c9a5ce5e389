import { isSponsored, type Report, type Signal, type Snapshot } from '@vouch/engine'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RowChart } from '../ui/charts/row-chart.tsx'
import { date, percent, plural } from '../ui/format.ts'
import { Section } from './section.tsx'
import styles from './series-section.module.css'

interface SponsoredMeterProps {
  report: Report
  snapshot: Snapshot
  onOpen: (signal: Signal) => void
}

/** How much of the work is paid for, against the line from which audiences are said to tire, and whether it is disclosed. */
export function SponsoredMeter({ report: { signals, subject }, snapshot, onOpen }: SponsoredMeterProps) {
  const load = signals.find(({ id }) => id === 'content.sponsored-load')
  const { labelled, written } = disclosuresOf(snapshot)
  return (
    <>
      <Section
        title="Sponsored load"
        note="Share of recent posts that are disclosed as paid. It weighs nothing in the trust score: disclosing is what honest creators do."
      >
        {load?.value == null ? (
          <p className={styles.waiting}>{load?.explanation ?? 'Not measured.'}</p>
        ) : (
          <ChartFrame
            title="Disclosed as paid"
            subtitle="Share of the recent posts whose caption or label could say so"
            caption={`${load.explanation} Data of ${date(subject.fetchedAt)}.${load.benchmark ? ` Benchmark: ${load.benchmark.source}.` : ''}`}
            table={{ columns: ['Figure', 'Share'], rows: [['disclosed as paid', load.value]] }}
            subject={subject.handle}
          >
            <RowChart
              kind="bar"
              percent
              domain={{ from: 0, to: Math.max(0.6, load.value) }}
              rows={[{ label: 'Paid posts', value: load.value, words: percent(load.value) }]}
              {...(load.benchmark && {
                reference: {
                  at: load.benchmark.value,
                  label: `${percent(load.benchmark.value)}, from which audiences are said to tire`,
                },
              })}
            />
          </ChartFrame>
        )}
        {load && (
          <button type="button" className={styles.open} onClick={() => onOpen(load)}>
            Open the evidence: {load.title}
          </button>
        )}
      </Section>
      <Section
        title="Disclosure"
        note="A label of the platform is the clearest. Words in the caption count where the label is missing."
      >
        <p className={styles.reading}>
          {labelled + written === 0
            ? 'No post discloses a partnership. Either there was none, or it was not disclosed; the data cannot tell.'
            : `${plural(labelled, 'post')} with the platform’s label, ${plural(written, 'post')} disclosed in words or tags alone. What was never disclosed cannot be seen.`}
        </p>
      </Section>
    </>
  )
}

/** @returns how paid posts say so. */
export function disclosuresOf({ posts }: Pick<Snapshot, 'posts'>): { labelled: number; written: number } {
  const paid = posts.filter(isSponsored)
  const labelled = paid.filter(({ sponsored }) => sponsored === true).length
  return { labelled, written: paid.length - labelled }
}
