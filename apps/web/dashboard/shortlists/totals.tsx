import type { Shortlist, ShortlistReach } from '@vouch/contract'
import { compact, figureTable, intervalText, number, plural, range, shownFigure } from '@vouch/presentation'
import { useShortlistReach } from '../../api/shortlists.ts'
import { Notice } from '../../ui/notice.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import styles from './shortlists.module.css'

/** What the creators of a list bring together. Each estimate stands with its interval; how it was made opens below. */
export function Totals({ list }: { list: Shortlist }) {
  const reach = useShortlistReach(list)
  if (reach.isError && !reach.data) {
    return (
      <Notice tone="caution" title="We couldn’t load the totals">
        {reach.error.message}
      </Notice>
    )
  }
  if (!reach.data) return <div className={styles.waitingTotals} role="status" aria-label="Calculating totals" />
  const { deduplicated, price, counted, missing } = reach.data
  return (
    <section className={styles.totals} aria-label="List totals">
      <dl className={styles.figures}>
        <Figure
          name="Reach with one post each, all accounts"
          estimate={deduplicated}
          unit={figureTable.reach.unit}
          none="Available after the first verification."
        />
        <Figure
          name="Price for one post each"
          estimate={price}
          unit={figureTable.price.unit}
          none="Available after the first verification."
        />
        <div className={styles.figure}>
          <dt>Verified</dt>
          <dd>
            <b>
              {counted} of {counted + missing}
            </b>
            <span className={styles.figureWords}>{trustWords(list)}</span>
          </dd>
        </div>
      </dl>
      {deduplicated && <HowEstimated reach={reach.data} />}
    </section>
  )
}

interface FigureProps {
  name: string
  estimate: { value: number; low: number; high: number } | null
  unit: string
  none: string
}

function Figure({ name, estimate, unit, none }: FigureProps) {
  const value = shownFigure({ value: estimate?.value ?? null, unit })
  const words = estimate && intervalText({ ...estimate, unit })
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {estimate && (
          <ToleranceMark
            {...estimate}
            size="wide"
            scale={{ from: 0, to: estimate.high * 1.1 }}
            words={[value, words].filter(Boolean).join(', ')}
          />
        )}
        <span className={styles.figureWords}>{words ?? none}</span>
      </dd>
    </div>
  )
}

/** Whoever lowers it is who to look at. */
function trustWords({ entries }: Shortlist): string {
  const scored = entries.flatMap((entry) => (entry.verdict?.trust ? [{ entry, trust: entry.verdict.trust }] : []))
  const [lowest] = scored.toSorted((one, other) => one.trust.score - other.trust.score)
  if (lowest === undefined) return 'No score yet'
  const { score, low, high } = lowest.trust
  return `Lowest trust: ${shownName(lowest.entry.creator)}, ${number(score, 0)} (${range(low, high)})`
}

const byDefault = 'we assume 7% of the smaller audience, with a range of 2% to 20%.'

/** What the overlap of the pairs was taken from. */
function overlapWords({ measured, all }: ShortlistReach['pairs']): string {
  if (measured === 0) return `Overlap isn’t measured for ${plural(all, 'pair')}: ${byDefault}`
  const said = `Overlap is measured from follower samples for ${measured} of ${plural(all, 'pair')}`
  return measured === all ? `${said}.` : `${said}; for the rest ${byDefault}`
}

function HowEstimated({ reach: { added, deduplicated, pairs, counted, missing } }: { reach: ShortlistReach }) {
  const overlap = added && deduplicated ? Math.round((1 - deduplicated.value / added) * 100) : 0
  return (
    <details className={styles.how}>
      <summary>How reach is estimated</summary>
      <p>
        Added up, {plural(counted, 'creator reaches', 'creators reach')} {compact(added)} people; about {overlap}% of
        them are reached more than once and are counted once here. Creators are sorted by reach, and each adds only the
        people who don’t follow any of the creators before them.
      </p>
      <p>
        {pairs.all === 0 ? 'With one creator there is no overlap.' : overlapWords(pairs)} The range combines every reach
        at its low end with every overlap at its high end, and vice versa, so it’s wide on purpose.
        {missing > 0 &&
          ` ${plural(missing, 'creator')} with unknown reach ${missing === 1 ? 'is' : 'are'} not included.`}
      </p>
    </details>
  )
}
