import type { CreditPackageOffer } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { useState } from 'react'
import { deductionNews } from '../api/credit-messages.ts'
import { deductCredits, useBalance, useCreditsMoved, usePackages, usePaymentStatus } from '../api/credits.ts'
import { useConfig } from '../api/operator.ts'
import { useTeamSession } from '../api/team.ts'
import { PurchasePanel } from '../dashboard/credits/purchase-panel.tsx'
import { useFewCredits } from '../dashboard/credits/use-few-credits.ts'
import NotFound from '../marketing/not-found.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProductFrame } from '../ui/product-frame.tsx'
import { randomId } from '../ui/random-id.ts'
import { toast } from '../ui/toast.ts'
import styles from './payment-test.module.css'

export function meta() {
  return [{ title: 'Payment test · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Whether payments work here, piece by piece. For the sandbox, and elsewhere for the team. */
export default function PaymentTestPage() {
  const config = useConfig()
  if (config.isPending) return null
  return config.data?.mode === 'sandbox' ? <PaymentTest /> : <TeamAlone />
}

function TeamAlone() {
  const team = useTeamSession()
  if (team.isPending) return null
  return team.data ? <PaymentTest /> : <NotFound />
}

function PaymentTest() {
  return (
    <ProductFrame>
      <div className={styles.page}>
        <header>
          <h1 className={styles.title}>Payment test</h1>
          <p className={styles.lead}>What the server says about its payment system, and a test purchase to try.</p>
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
      <Notice tone="risk" title="Couldn’t load the status" urgent>
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
      <span className={styles.lead}>${offer.pricePerCredit.toFixed(2)} per credit</span>
    </li>
  )
}

function Purchase() {
  const [buying, setBuying] = useState(false)
  const known = useBalance()
  const creditsMoved = useCreditsMoved()
  useFewCredits()

  /** An action that nobody knows costs one credit. */
  async function spend() {
    try {
      const { totalRemaining } = await deductCredits('payment_test', null, randomId())
      toast('1 credit spent', `You have ${plural(totalRemaining, 'credit')} left.`, 'good')
      // A warning of few credits comes after it, and takes its place.
      await creditsMoved()
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
            message: `${plural(credits, 'credit was', 'credits were')} added.`,
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
  ['4000 0000 0000 0341', 'Can be saved, but fails when charged'],
  ['4000 0025 0000 3155', 'Asks the cardholder to authenticate'],
] as const

function Cards() {
  return (
    <section className={styles.part} aria-labelledby="cards-title">
      <h2 className={styles.subtitle} id="cards-title">
        Test cards
      </h2>
      <p className={styles.lead}>Any future expiration date, any CVC. They only work in test mode.</p>
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
