import { actionCosts, subscriptions, type User } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useBalance } from '../../api/credits.ts'
import { useMay } from '../../api/workspaces.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ownTime } from '../../ui/own-time.ts'
import { usePlanEnded } from '../billing/ended-plan.tsx'
import { creditLevel } from '../credits/credit-level.ts'
import { openPurchaseDialog } from '../credits/purchase-store.ts'
import styles from './credit-meter.module.css'

/** Credits come with a plan: before there is one, the way to it stands here. */
export function CreditMeter(props: MeterProps) {
  if (props.user.subscription === null) {
    return (
      <ButtonLink size="small" to="/auth">
        Start your free trial
      </ButtonLink>
    )
  }
  return <Meter {...props} />
}

interface MeterProps {
  user: User
  short?: boolean
}

/** How many credits there are, what they are good for, and a warning where they run out. It opens the way to more of them,
 *  which is that of the plan once that has ended. */
function Meter({ user, short = false }: MeterProps) {
  const known = useBalance()
  const ended = usePlanEnded()
  const restarts = useMay(subscriptions.resume)
  const { monthlyCredits, purchasedCredits } = user
  const balance = known?.balance ?? {
    monthlyCredits,
    purchasedCredits,
    totalCredits: monthlyCredits + purchasedCredits,
    monthlyCreditsLimit: 0,
    onHold: 0,
    purchasedFrozen: false,
  }
  const { tone, warning, used } = creditLevel(balance, ended)
  const stale = known?.live === false ? `as of ${ownTime(known.at)}` : null
  const enough = `enough for ${plural(Math.floor(balance.totalCredits / actionCosts.creator_verification), 'verification')}`
  const parts = partsOf(balance, stale !== null)
  const look = {
    className: short ? styles.short : styles.meter,
    'data-tone': tone,
    'data-stale': stale === null ? undefined : true,
  }
  const content = (
    <>
      <b className={styles.count}>{plural(balance.totalCredits, 'credit')}</b>
      {!short && used !== null && (
        <span className={styles.scale} aria-hidden="true">
          <span className={styles.rest} style={{ '--rest': 1 - used } as CSSProperties} />
        </span>
      )}
      {!short && <span className={styles.words}>{stale ?? warning ?? enough}</span>}
      <span className="visually-hidden">
        {short && (stale ?? warning)} {parts}{' '}
        {!ended ? 'Buy more credits.' : restarts ? 'Restart the plan.' : 'See the plan.'}
      </span>
    </>
  )
  const meter = ended ? (
    <Link {...look} to="/dashboard/billing">
      {content}
    </Link>
  ) : (
    <button type="button" {...look} onClick={openPurchaseDialog}>
      {content}
    </button>
  )
  if (short) return meter
  return (
    <div className={styles.place}>
      {meter}
      <span className={styles.bubble} aria-hidden="true">
        {parts}
      </span>
    </div>
  )
}

interface Parts {
  monthlyCredits: number
  purchasedCredits: number
  onHold: number
  purchasedFrozen: boolean
}

function partsOf({ monthlyCredits, purchasedCredits, onHold, purchasedFrozen }: Parts, stale: boolean): string {
  const held = onHold > 0 ? `, ${count(onHold)} reserved` : ''
  const bought = purchasedFrozen
    ? `${count(purchasedCredits)} purchased, frozen until your subscription is active again`
    : `${count(purchasedCredits)} purchased`
  const sums = `${count(monthlyCredits)} monthly and ${bought}${held}. Monthly credits are used first.`
  return stale ? `We can’t reach the server. Last known balance: ${sums}` : sums
}
