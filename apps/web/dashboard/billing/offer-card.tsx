import type { Subscription } from '@vouch/contract'
import { count, date, dollars, plural } from '@vouch/presentation'
import styles from './plan-choices.module.css'

interface OfferCardProps {
  offer: NonNullable<Subscription['planOffer']>
  chosen: boolean
  onChoose: () => void
}

/** The plan that was made for this workspace, above the ones that are sold to everybody. */
export function OfferCard({ offer, chosen, onChoose }: OfferCardProps) {
  return (
    <fieldset className={styles.plans}>
      <legend className="visually-hidden">Made for you</legend>
      <label className={styles.card} data-chosen={chosen || undefined}>
        <span className={styles.head}>
          <input type="radio" name="tier" checked={chosen} onChange={onChoose} />
          <span className={styles.name}>Made for you</span>
          <span className={styles.badge}>Until {date(offer.endsAt)}</span>
        </span>
        <span className={styles.price}>
          {dollars(offer.priceCents / 100)}
          <span className={styles.quiet}> per month</span>
        </span>
        <span className={styles.quiet}>
          {count(offer.credits)} credits per month, {plural(offer.seats, 'seat')}, everything in Enterprise
        </span>
      </label>
    </fieldset>
  )
}
