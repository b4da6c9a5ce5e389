import type { CreditPackageOffer } from '@vouch/contract'
import { useState } from 'react'
import { deductionNews } from '../api/credit-messages.ts'
import { deductCredits, useBalance, useCreditsMoved, usePackages, usePaymentStatus } from '../api/credits.ts'
import { useConfig } from '../api/operator.ts'
import { useSession } from '../api/session.ts'
import { PurchasePanel } from '../dashboard/credits/purchase-panel.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { count, plural } from '../ui/format.ts'
import { Notice } from '../ui/notice.tsx'
import { ProductFrame } from '../ui/product-frame.tsx'
import { randomId } from '../ui/random-id.ts'
import { toast } from '../ui/toast.ts'
import styles from './payment-test.module.css'

export function meta() {
  return [{ title: 'Payment test · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Whether payments work here, piece by piece. For the sandbox, and for the operator's own people. */
export default function PaymentTestPage() {
  const config = useConfig()
  const session = useSession()
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin'
  if (config.data && config.data.mode !== 'sandbox' && !isAdmin) {
    return (
      <EmptyState title="Payment test" heading="h1">
        This page is for the operator. Sign in as an administrator to use it.
      </EmptyState>
    )
  }
  return (
    <ProductFrame>
      <div className={styles.page}>
        <header>
          <h1 className={styles.title}>Payment test</h1>
          <p className={styles.lead}>What the server says of its payment system, and a purchase to try it with.</p>
        </header>
        <Status />
        <Packages />
        <Purchase />
        <Cards />
      </div>
    </ProductFrame>
  )
}

function Status() {
  const payment = usePaymentStatus()
  if (payment.isError) {
    return (
      <Notice tone="risk" title="The status could not be read" urgent>
        {payment.error.message}
      </Notice>
    )
  }
  const status = payment.data?.status
  const facts = [
    ['Configured', status?.configured],
    ['Public key', status?.publicKey],
    ['Secret key', status?.secretKey],
    ['Test mode', status?.testMode],
  ] as const
  return (
    <section className={styles.part} aria-labelledby="status-title">
      <h2 className={styles.subtitle} id="status-title">
        Status
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, yes]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{yes === undefined ? '–' : yes ? 'Yes' : 'No'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.lead}>{payment.data?.message}</p>
    </section>
  )
}

function Packages() {
  const packages = usePackages()
  return (
    <section className={styles.part} aria-labelledby="packages-title">
      <h2 className={styles.subtitle} id="packages-title">
        Packages
      </h2>
      <ul className={styles.rows}>
        {packages.data?.packages.map((offer) => (
          <PackageRow key={offer.credits} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

function PackageRow({ offer }: { offer: CreditPackageOffer }) {
  return (
    <li className={styles.row}>
      <span>{count(offer.credits)} credits</span>
      <b>${count(offer.price)}</b>
      <span className={styles.lead}>${offer.pricePerCredit.toFixed(2)} a credit</span>
    </li>
  )
}

function Purchase() {
  const [buying, setBuying] = useState(false)
  const known = useBalance()
  const creditsMoved = useCreditsMoved()

  /** An action that nobody knows costs one credit. */
  async function spend() {
    try {
      const { totalRemaining } = await deductCredits('payment_test', null, randomId())
      await creditsMoved()
      toast('1 credit spent', `You have ${plural(totalRemaining, 'credit')} left.`, 'good')
    } catch (error) {
      const { title, message } = deductionNews(error)
      toast(title, message, 'risk')
    }
  }

  return (
    <section className={styles.part} aria-labelledby="purchase-title">
      <h2 className={styles.subtitle} id="purchase-title">
        Try it
      </h2>
      <p className={styles.lead}>
        {known
          ? `You have ${plural(known.balance.totalCredits, 'credit')}.`
          : 'Sign in first: credits belong to an account.'}
      </p>
      {buying ? (
        <PurchasePanel
          onDone={() => setBuying(false)}
          added={(credits) => ({
            title: 'Credits Added Successfully!',
            message: `${plural(credits, 'credit')} were added.`,
          })}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setBuying(true)}>Test purchase</Button>
          <Button tone="secondary" onClick={() => void spend()}>
            Spend 1 credit
          </Button>
        </div>
      )}
    </section>
  )
}

const testCards = [
  ['4242 4242 4242 4242', 'Succeeds'],
  ['4000 0000 0000 0002', 'Is declined'],
  ['4000 0000 0000 0341', 'Can be kept, and fails when it is charged'],
  ['4000 0025 0000 3155', 'Asks its owner to authenticate'],
] as const

function Cards() {
  return (
    <section className={styles.part} aria-labelledby="cards-title">
      <h2 className={styles.subtitle} id="cards-title">
        Test cards
      </h2>
      <p className={styles.lead}>Any expiry in the future, any CVC. They work in test mode only.</p>
      <ul className={styles.rows}>
        {testCards.map(([number, what]) => (
          <li key={number} className={styles.row}>
            <code>{number}</code>
            <span className={styles.lead}>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
