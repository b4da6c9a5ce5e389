import type { CampaignLift } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import styles from './tracking.module.css'

/** @returns a share with its sign: +12%, −3% */
function signed(share: number): string {
  const rounded = Math.round(share * 100)
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}%`
}

/** How much more the paid posts got than these creators' posts get anyway. */
export function LiftLine({ lift: { range, baseline, counted, ...sizes } }: { lift: CampaignLift }) {
  const what = range.low > 0 ? 'more than usual' : range.high < 0 ? 'less than usual' : 'no clear difference'
  return (
    <div className={styles.lift}>
      <h4>Lift</h4>
      <p>
        <b>{signed(range.point)}</b> {counted} ({signed(range.low)} to {signed(range.high)}, 90% range): {what}.
      </p>
      <p className={styles.counts}>
        {plural(sizes.paidPosts, 'campaign post')} of {plural(sizes.creators, 'creator')} against{' '}
        {plural(sizes.ownPosts, 'ordinary post')} of theirs
        {sizes.controls > 0
          ? `, less what moved ${plural(sizes.controls, 'other creator')} in the same weeks. Against their own posts alone: ${signed(baseline.point)}.`
          : '. Verify three other creators on the platform to also take out what moved everyone.'}{' '}
        An observation, not an experiment.
      </p>
    </div>
  )
}
