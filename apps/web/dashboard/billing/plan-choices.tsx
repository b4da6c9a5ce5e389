import { type BillingCycle, billingCycles, plans, type Subscription, type Tier, tiers } from '@vouch/contract'
import { count, dollars } from '@vouch/presentation'
import type { PlanChoice } from '../../api/subscription.ts'
import styles from './plan-choices.module.css'

/** The plans and cycles to choose from. */

const cycleNames = { MONTHLY: 'Monthly', YEARLY: 'Yearly (two months free)' } as const

interface CycleChoiceProps {
  cycle: BillingCycle
  onChoose: (cycle: BillingCycle) => void
}

export function CycleChoice({ cycle, onChoose }: CycleChoiceProps) {
  return (
    <fieldset className={styles.cycles}>
      <legend className="visually-hidden">Billing</legend>
      {billingCycles.map((each) => (
        <label key={each} className={styles.cycle} data-chosen={each === cycle || undefined}>
          <input type="radio" name="cycle" checked={each === cycle} onChange={() => onChoose(each)} />
          {cycleNames[each]}
        </label>
      ))}
    </fieldset>
  )
}

interface PlanChoicesProps {
  plan: Subscription
  choice: PlanChoice
  onChoose: (tier: Tier) => void
}

export function PlanChoices({ plan, choice, onChoose }: PlanChoicesProps) {
  return (
    <fieldset className={styles.plans}>
      <legend className="visually-hidden">Plan</legend>
      {tiers.map((tier) => (
        <PlanCard key={tier} {...{ tier, plan, choice }} onChoose={() => onChoose(tier)} />
      ))}
    </fieldset>
  )
}

interface PlanCardProps extends Omit<PlanChoicesProps, 'onChoose'> {
  tier: Tier
  onChoose: () => void
}

function PlanCard({ tier, plan, choice, onChoose }: PlanCardProps) {
  const { name, monthlyPrice, annualPrice, creditsIncluded, additionalCreditDiscount } = plans[tier]
  const yearly = choice.billingCycle === 'YEARLY'
  const current = plan.ownPlan === null && tier === plan.tier && choice.billingCycle === plan.billingCycle
  const chosen = !choice.offer && tier === choice.tier
  const off = additionalCreditDiscount > 0 ? `${additionalCreditDiscount}% off extra credits` : null
  return (
    <label className={styles.card} data-chosen={chosen || undefined}>
      <span className={styles.head}>
        <input type="radio" name="tier" checked={chosen} onChange={onChoose} />
        <span className={styles.name}>{name}</span>
        {current && <span className={styles.badge}>Your plan</span>}
      </span>
      <span className={styles.price}>
        {dollars(yearly ? annualPrice : monthlyPrice)}
        <span className={styles.quiet}> {yearly ? 'per year' : 'per month'}</span>
      </span>
      <span className={styles.quiet}>
        {count(creditsIncluded)} credits per month
        {off && <span className={styles.off}>{off}</span>}
      </span>
    </label>
  )
}
