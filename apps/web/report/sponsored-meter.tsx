import { isSponsored, type Report, type Signal, type Snapshot } from '@vouch/engine'
import { date, percent, plural } from '@vouch/presentation'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RowChart } from '../ui/charts/row-chart.tsx'
import { SheetButton } from '../ui/sheet-button.tsx'
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
        title="Sponsored share"
        note="Share of recent posts disclosed as paid. It doesn’t affect the trust score: disclosing is what honest creators do."
      >
        {load?.value == null ? (
          <p className={styles.waiting}>{load?.explanation ?? 'Not measured.'}</p>
        ) : (
          <ChartFrame
            title="Disclosed as paid"
            subtitle="Share of recent posts with a caption or label that could say so"
            caption={`${load.explanation} Data from ${date(subject.fetchedAt)}.${load.benchmark ? ` Benchmark: ${load.benchmark.source}.` : ''}`}
            table={{ columns: ['Metric', 'Share'], rows: [['disclosed as paid', load.value]] }}
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
                  label: `${percent(load.benchmark.value)}, where audiences are said to tune out`,
                },
              })}
            />
          </ChartFrame>
        )}
        {load && (
          <SheetButton className={styles.open} onOpen={() => onOpen(load)}>
            Show evidence: {load.title}
          </SheetButton>
        )}
      </Section>
      <Section title="Disclosure" note="A platform label is clearest. Caption wording counts where there’s no label.">
        <p className={styles.reading}>
          {labelled + written === 0
            ? 'No post discloses a partnership. Either there were none or they weren’t disclosed; the data can’t tell.'
            : `${plural(labelled, 'post')} with the platform’s label, ${plural(written, 'post')} disclosed only in text or hashtags. Deals that were never disclosed don’t show up.`}
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
