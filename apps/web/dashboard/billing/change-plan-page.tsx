import { billingCycles, type Subscription, subscriptions, tiers } from '@vouch/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type PlanChoice, useSubscription } from '../../api/subscription.ts'
import { useMay } from '../../api/workspaces.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './billing.module.css'
import { ChangeConsequence } from './change-consequence.tsx'
import { OfferCard } from './offer-card.tsx'
import { CycleChoice, PlanChoices } from './plan-choices.tsx'

export function meta() {
  return [{ title: 'Change plan · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Another plan or cycle: chosen on the left, and what it costs and when said before the click. The address holds the choice. */
export default function ChangePlanPage() {
  const subscription = useSubscription()
  const [address, setAddress] = useSearchParams()
  const [chosen, setChosen] = useState<PlanChoice | null>(null)
  const plan = subscription.data
  const may = useMay(subscriptions.change)
  if (!plan) return subscription.isPending ? <p role="status">Loading the plan…</p> : <NothingToChange />
  if (!may) return <NothingToChange why="Only this workspace’s owner can change the plan." />
  if (!plan.isActive || plan.status === 'past_due') return <NothingToChange plan={plan} />
  const choice = chosen ?? choiceOf(address, plan)
  // The address follows a moment later; a choice is seen at once.
  const choose = (next: Partial<PlanChoice>) => {
    setChosen({ ...choice, ...next })
    setAddress(
      { ...choice, ...next, offer: String((next.offer ?? choice.offer) === true) },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <div className={styles.page}>
      <PageHead back={{ to: '/dashboard/billing', name: 'Billing' }} title="Change plan" />
      {plan.planOffer && (
        <OfferCard
          offer={plan.planOffer}
          chosen={choice.offer}
          onChoose={() => choose({ ...offeredTier, offer: true })}
        />
      )}
      <CycleChoice cycle={choice.billingCycle} onChoose={(billingCycle) => choose({ billingCycle, offer: false })} />
      <PlanChoices plan={plan} choice={choice} onChoose={(tier) => choose({ tier, offer: false })} />
      <ChangeConsequence key={`${choice.tier} ${choice.billingCycle} ${choice.offer}`} plan={plan} choice={choice} />
    </div>
  )
}

/** An own plan has the rights of the largest one that is sold, and is paid by the month. */
const offeredTier = { tier: 'ENTERPRISE', billingCycle: 'MONTHLY' } as const

function choiceOf(address: URLSearchParams, plan: Subscription): PlanChoice {
  if (plan.planOffer !== null && address.get('offer') === 'true') return { ...offeredTier, offer: true }
  return {
    offer: false,
    tier: tiers.find((tier) => tier === address.get('tier')) ?? plan.tier,
    billingCycle: billingCycles.find((cycle) => cycle === address.get('billingCycle')) ?? plan.billingCycle,
  }
}

/** Why the plan cannot be changed now, and where that can be mended. */
function NothingToChange({ plan = null, why }: { plan?: Subscription | null; why?: string }) {
  const said =
    why ??
    (plan === null
      ? 'We couldn’t load your plan, or you don’t have one yet.'
      : plan.isActive
        ? 'You have a payment due. Pay it first, then you can change your plan.'
        : 'Your plan has ended. Restart it first, then you can change it.')
  return (
    <div className={styles.page}>
      <PageHead title="Change plan" />
      <Notice
        tone="caution"
        actions={
          <ButtonLink size="small" to="/dashboard/billing">
            Go to billing
          </ButtonLink>
        }
      >
        {said}
      </Notice>
    </div>
  )
}
