import type { RegretAnalysis } from '@vouch/engine'
import { chanceText, dollars, percent, plural } from '@vouch/presentation'
import { RowChart } from '../../ui/charts/row-chart.tsx'
import styles from './analysis.module.css'

/** The chance of regret beside that of an ordinary creator, and what it would be otherwise. */
export function RegretAnswer({ answer }: { answer: RegretAnalysis }) {
  const { rate, ordinaryRate, losesMoney, event, campaign, changes, summary } = answer
  const rows = [
    { label: 'This creator', rate },
    { label: 'A typical creator of this size', rate: ordinaryRate },
    ...changes.map((change) => ({ label: change.text, rate: change.rate })),
  ]
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <RowChart
        kind="bar"
        percent
        domain={{ from: 0, to: 1 }}
        rows={rows.map(({ label, rate: value }) => ({ label, value, words: chanceText(value) }))}
      />
      <p className={styles.quiet}>
        For a fee of {dollars(campaign.fee)}
        {campaign.posts === null ? '' : ` and ${plural(campaign.posts, 'post')}`}. Chance it earns less than it costs:{' '}
        {chanceText(losesMoney)}. Chance of an incident that makes the brand pull out: {percent(event.chance)} (
        {event.basis}). Simulated from published rates; there is no public data on which deals brands regretted.
      </p>
    </>
  )
}
