import { actionCosts } from '@vouch/contract'
import { analysisPrice } from '@vouch/presentation'
import { useBalance } from '../../api/credits.ts'
import { useSession } from '../../api/session.ts'
import { BuyCredits } from '../credits/buy-credits.tsx'
import { isTooDear } from './price.ts'
import styles from './verify.module.css'

/** What the button costs, before it is pressed, what comes back, and the way to more credits where they do not suffice. */
export function StartPrice({ id }: { id?: string }) {
  const session = useSession()
  const known = useBalance()
  const user = session.status === 'signed-in' ? session.user : null
  const credits = known?.balance.totalCredits ?? (user && user.monthlyCredits + user.purchasedCredits)
  return (
    <div className={styles.price}>
      <p id={id}>
        Costs <b>{analysisPrice(actionCosts.creator_verification, credits)}</b>. Refunded if there’s no verdict; repeats
        within 24 hours are free.
      </p>
      {isTooDear(credits) && <BuyCredits />}
    </div>
  )
}
