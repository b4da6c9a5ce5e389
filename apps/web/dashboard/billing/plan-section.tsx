import { billing, type Subscription, subscriptions } from '@vouch/contract'
import { count, date, dollars, missing } from '@vouch/presentation'
import { useState } from 'react'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { useProductNow } from '../../api/product-clock.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './billing.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { PaymentTrouble, PendingChange } from './payment-trouble.tsx'
import { PeriodScale } from './period-scale.tsx'
import { planBadge, priceWords, standing } from './plan-words.ts'
import { ResumeButton } from './resume-button.tsx'

const minuteMs = 60_000

interface PlanSectionProps {
  plan: Subscription
  /** Opens the form for another card. */
  onOtherCard: () => void
}

/** The plan in one look: what it is, what it costs, where its period stands and what can be done about it. */
export function PlanSection({ plan, onOtherCard }: PlanSectionProps) {
  const now = useProductNow(useNow(minuteMs))
  const [cancelling, setCancelling] = useState(false)
  const badge = planBadge(plan)
  return (
    <section className={styles.plan} aria-labelledby="plan">
      <div className={styles.planHead}>
        <div className={styles.planTitle}>
          <h2 className={styles.planName} id="plan">
            {plan.name}
          </h2>
          <p className={styles.state} data-tone={badge.tone}>
            {badge.words}
          </p>
        </div>
        <p className={styles.price}>{priceWords(plan)}</p>
      </div>
      <p className={styles.standing}>{standing(plan, now)}</p>
      <Allowed call={billing.pay}>
        <PaymentTrouble plan={plan} onOtherCard={onOtherCard} />
        <PendingChange plan={plan} />
      </Allowed>
      {plan.isActive && plan.status !== 'past_due' && <PeriodScale plan={plan} now={now} />}
      {plan.isActive && <Figures plan={plan} />}
      <Allowed call={subscriptions.change} otherwise={<RoleNeeded call={subscriptions.change} to="change the plan" />}>
        <div className={styles.actions}>
          {plan.isActive && plan.status !== 'past_due' && (
            <ButtonLink to="/dashboard/billing/plan" tone="secondary">
              Change plan
            </ButtonLink>
          )}
          {plan.cancelAtPeriodEnd || !plan.isActive ? (
            <ResumeButton plan={plan} />
          ) : (
            <Button tone="quiet" onClick={() => setCancelling(true)}>
              Cancel plan
            </Button>
          )}
        </div>
      </Allowed>
      {cancelling && <CancelDialog plan={plan} onClose={() => setCancelling(false)} />}
    </section>
  )
}

function Figures({ plan }: { plan: Subscription }) {
  const { nextBillingDate, nextBillingAmount, nextCreditsAt, monthlyCredits, monthlyCreditsLimit } = plan
  const overdue = plan.status === 'past_due'
  const figures = [
    {
      name: overdue ? 'Next retry' : 'Next charge',
      value: nextBillingDate === null ? missing : `${dollars(nextBillingAmount)} on ${date(nextBillingDate)}`,
    },
    {
      name: plan.isTrial ? 'Trial credits left' : 'Monthly credits left',
      value: overdue ? count(monthlyCredits) : `${count(monthlyCredits)} of ${count(monthlyCreditsLimit)}`,
    },
    { name: 'Purchased credits', value: count(plan.purchasedCredits) },
    ...(nextCreditsAt === null ? [] : [{ name: 'Credits reset', value: date(nextCreditsAt) }]),
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
