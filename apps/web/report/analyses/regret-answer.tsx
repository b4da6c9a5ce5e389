import type { RegretAnalysis } from '@vouch/engine'
import { RowChart } from '../../ui/charts/row-chart.tsx'
import { dollars, percent } from '../../ui/format.ts'
import { chanceText } from '../roi/roi-words.ts'
import styles from './analysis.module.css'

/** The chance of regret beside that of an ordinary creator, and what it would be otherwise. */
export function RegretAnswer({ answer }: { answer: RegretAnalysis }) {
  const { rate, ordinaryRate, losesMoney, event, campaign, changes, summary } = answer
  const rows = [
    { label: 'This creator', rate },
    { label: 'An ordinary creator of this size', rate: ordinaryRate },
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
        {campaign.posts === null ? '' : ` and ${campaign.posts} posts`}. Earning less than it costs:{' '}
        {chanceText(losesMoney)}. An event that makes the brand withdraw: {percent(event.chance)} ({event.basis}).
        Simulated from published rates; nobody publishes who regretted what.
      </p>
    </>
  )
}
