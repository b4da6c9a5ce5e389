import type { CreditPackageOffer } from '@vouch/contract'
import { count } from '@vouch/presentation'
import { creditMessages, type News, safeMoney } from '../../api/credit-messages.ts'
import { type OpenPayment, usePackages } from '../../api/credits.ts'
import { useSession } from '../../api/session.ts'
import { CardForm, useCardsTaken } from '../../cards/card-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { clearToast } from '../../ui/toast.ts'
import styles from './purchase.module.css'
import { usePurchase } from './use-purchase.ts'
import { useUnclaimedPurchase } from './use-unclaimed-purchase.ts'

interface PurchasePanelProps {
  onDone: () => void
  /** What to say when the credits are there, where it is not the usual. */
  added?: (credits: number) => News
}

/** The packages, then the card: what stands in the dialog, and on the page that tests payments. */
export function PurchasePanel({ onDone, added }: PurchasePanelProps) {
  const cardsTaken = useCardsTaken()
  const packages = usePackages()
  const { step, choose, claim, claimAgain, cancel, refuse } = usePurchase(onDone, added)
  useUnclaimedPurchase()
  if (step.kind === 'paid') {
    const { payment, claiming } = step
    return <PaidStep payment={payment} busy={claiming} onClaim={() => void claimAgain(payment)} onLeave={onDone} />
  }
  if (cardsTaken === false) {
    return (
      <Notice tone="caution" title={creditMessages.unavailable.title}>
        {creditMessages.unavailable.message}
      </Notice>
    )
  }
  if (packages.isError) {
    return (
      <Notice tone="risk" urgent>
        {packages.error.message}
      </Notice>
    )
  }
  if (step.kind === 'paying') {
    return <PaymentStep payment={step.payment} onPaid={claim} onCancel={cancel} onRefused={refuse} />
  }
  if (!packages.data) return <p className={styles.words}>Loading packages…</p>
  return (
    <PackageList
      offers={packages.data.packages}
      opening={step.kind === 'opening' ? step.credits : null}
      onChoose={(offer) => void choose(offer)}
    />
  )
}

interface PackageListProps {
  offers: readonly CreditPackageOffer[]
  opening: number | null
  onChoose: (offer: CreditPackageOffer) => void
}

function PackageList({ offers, opening, onChoose }: PackageListProps) {
  const discount = offers[0]?.discountPercent ?? 0
  return (
    <div className={styles.panel}>
      <ul className={styles.packages}>
        {offers.map((offer) => (
          <li key={offer.credits} className={styles.package} data-popular={offer.popular || undefined}>
            <p className={styles.size}>
              <b>{count(offer.credits)}</b> credits
            </p>
            <p className={styles.price}>
              ${count(offer.price)}
              {discount > 0 && <s className={styles.before}>${count(offer.basePrice)}</s>}
            </p>
            <p className={styles.words}>${offer.pricePerCredit.toFixed(2)} per credit</p>
            <p className={styles.tags}>
              {offer.popular && <span className={styles.popular}>Most popular</span>}
              {offer.savings && <span className={styles.savings}>{offer.savings}</span>}
            </p>
            <Button
              wide
              tone={offer.popular ? 'primary' : 'secondary'}
              busy={opening === offer.credits}
              disabled={opening !== null && opening !== offer.credits}
              onClick={() => onChoose(offer)}
            >
              Choose<span className="visually-hidden"> {count(offer.credits)} credits</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.words}>
        Purchased credits don’t expire while your subscription is active. Monthly credits are used first.
        {discount > 0 && ` Your plan gets ${discount}% off.`}
      </p>
    </div>
  )
}

interface PaymentStepProps {
  payment: OpenPayment
  onPaid: (payment: OpenPayment) => Promise<void>
  onCancel: () => void
  onRefused: Parameters<typeof CardForm>[0]['onRefused']
}

function PaymentStep({ payment, onPaid, onCancel, onRefused }: PaymentStepProps) {
  const session = useSession()
  const { offer, paymentIntentId, clientSecret } = payment
  const email = session.status === 'signed-in' ? session.user.email : ''
  return (
    <div className={styles.panel}>
      <p className={styles.order}>
        <span>{count(offer.credits)} credits</span>
        <b>${count(offer.price)}</b>
      </p>
      <CardForm
        intent={{ kind: 'payment', id: paymentIntentId, clientSecret, email }}
        submitLabel={`Pay $${count(offer.price)}`}
        cancel={{ label: 'Cancel', onClick: onCancel }}
        onDone={() => onPaid(payment)}
        onRefused={onRefused}
        onTry={clearToast}
      />
    </div>
  )
}

interface PaidStepProps {
  payment: OpenPayment
  busy: boolean
  onClaim: () => void
  onLeave: () => void
}

/** The money was taken and its credits are not there yet: no card stands here that could be charged again. */
function PaidStep({ payment: { offer }, busy, onClaim, onLeave }: PaidStepProps) {
  const { title, message } = safeMoney(offer.credits, `$${count(offer.price)}`)
  return (
    <div className={styles.panel}>
      <Notice
        tone="caution"
        title={title}
        actions={
          <>
            <Button busy={busy} onClick={onClaim} ref={takeFocus}>
              Add my credits
            </Button>
            <Button tone="secondary" onClick={onLeave}>
              Close
            </Button>
          </>
        }
      >
        {message}
      </Notice>
    </div>
  )
}
