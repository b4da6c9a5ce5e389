import type { CampaignLift } from '@vouch/contract'
import { liftWords } from '@vouch/presentation'
import styles from './tracking.module.css'

/** How much more the paid posts got than these creators' posts get anyway. */
export function LiftLine({ lift }: { lift: CampaignLift }) {
  const { value, finding, basis } = liftWords(lift)
  return (
    <div className={styles.lift}>
      <h4>Lift</h4>
      <p>
        <b>{value}</b> {finding}
      </p>
      <p className={styles.counts}>{basis}</p>
    </div>
  )
}
