import type { Shortlist, ShortlistReach } from '@vouch/contract'
import { useShortlistReach } from '../../api/shortlists.ts'
import { compact, dollars, plural, range } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import styles from './shortlists.module.css'

/** What the creators of a list bring together. Each estimate stands with its interval; how it was made opens below. */
export function Totals({ list }: { list: Shortlist }) {
  const reach = useShortlistReach(list)
  if (reach.isError && !reach.data) {
    return (
      <Notice tone="caution" title="The totals could not be read">
        {reach.error.message}
      </Notice>
    )
  }
  if (!reach.data) return <div className={styles.waitingTotals} role="status" aria-label="Adding up the list" />
  const { deduplicated, price, counted, missing } = reach.data
  return (
    <section className={styles.totals} aria-label="Totals of the list">
      <dl className={styles.figures}>
        <Figure
          name="People reached by one post of each"
          estimate={deduplicated}
          write={compact}
          words={deduplicated && `${compact(deduplicated.low)} to ${compact(deduplicated.high)}`}
          none="Known after the first verification."
        />
        <Figure
          name="Price of one post of each"
          estimate={price}
          write={(value) => (value >= 10_000 ? `$${compact(value)}` : dollars(Math.round(value)))}
          words={price && `$${compact(price.low)} to $${compact(price.high)}`}
          none="Known after the first verification."
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
  write: (value: number) => string
  words: string | null
  none: string
}

function Figure({ name, estimate, write, words, none }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <b>{estimate ? write(estimate.value) : '–'}</b>
        {estimate && (
          <ToleranceMark
            {...estimate}
            size="wide"
            scale={{ from: 0, to: estimate.high * 1.1 }}
            words={`${write(estimate.value)}, ${words}`}
          />
        )}
        <span className={styles.figureWords}>{words ?? none}</span>
      </dd>
    </div>
  )
}

/** The low ends count: what can be relied on. */
function trustWords({ entries }: Shortlist): string {
  const trusts = entries.flatMap(({ verdict }) => (verdict?.trust ? [verdict.trust] : []))
  if (trusts.length === 0) return 'No score yet'
  const lows = trusts.map(({ low }) => low)
  const highs = trusts.map(({ high }) => high)
  return `Trust from ${range(Math.min(...lows), Math.max(...highs))}`
}

const byDefault = 'our default stands in, 7 % of the smaller audience, between 2 and 20 %.'

/** What the overlap of the pairs was taken from. */
function overlapWords({ measured, all }: ShortlistReach['pairs']): string {
  if (measured === 0) return `The overlap of ${plural(all, 'pair')} is not measured: ${byDefault}`
  const said = `The overlap of ${measured} of ${plural(all, 'pair')} is measured from samples of followers`
  return measured === all ? `${said}.` : `${said}; for the others ${byDefault}`
}

function HowEstimated({ reach: { added, deduplicated, pairs, counted, missing } }: { reach: ShortlistReach }) {
  const overlap = added && deduplicated ? Math.round((1 - deduplicated.value / added) * 100) : 0
  return (
    <details className={styles.how}>
      <summary>How reach is estimated</summary>
      <p>
        Added up, {plural(counted, 'creator reaches', 'creators reach')} {compact(added)} people; about {overlap} % of
        them are met more than once and are counted once here. Creators stand in the order of their reach, and each adds
        the share of its people who follow none of those before it.
      </p>
      <p>
        {pairs.all === 0 ? 'With one creator nothing overlaps.' : overlapWords(pairs)} The interval takes every reach at
        its low end with every overlap at its high end, and the other way round: it is wide on purpose.
        {missing > 0 &&
          ` ${plural(missing, 'creator')} without a known reach ${missing === 1 ? 'is' : 'are'} left out.`}
      </p>
    </details>
  )
}
