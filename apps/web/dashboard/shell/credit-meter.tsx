import { Tooltip } from '@mantine/core'
import { actionCosts, type User } from '@vouch/contract'
import { count, plural } from '../../ui/format.ts'
import styles from './shell.module.css'

/** How many credits there are and what they are good for. */
export function CreditMeter({ user, short = false }: { user: User; short?: boolean }) {
  const credits = user.monthlyCredits + user.purchasedCredits
  const enoughFor = Math.floor(credits / actionCosts.creator_verification)
  const parts = `${count(user.monthlyCredits)} monthly and ${count(user.purchasedCredits)} purchased. Monthly credits are used first.`
  return (
    <Tooltip label={parts} position="top" multiline maw={260}>
      <p className={short ? styles.creditsShort : styles.credits}>
        <b className={styles.creditCount}>{plural(credits, 'credit')}</b>
        {!short && <span className={styles.creditWords}>enough for {plural(enoughFor, 'verification')}</span>}
        <span className="visually-hidden">{parts}</span>
      </p>
    </Tooltip>
  )
}
