import { type BillingCycle, billingCycles, plans, type Subscription, type Tier, tiers } from '@vouch/contract'
import { Link, useNavigate, useSearchParams } from 'react-router'
import {
  type PlanChoice,
  useChangePreview,
  usePlanChange,
  useRefresh,
  useSubscription,
} from '../../api/subscription.ts'
import { BankQuestion } from '../../cards/bank-question.tsx'
import { Button } from '../../ui/button.tsx'
import { count, dollars } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './billing.module.css'
import { previewWords } from './plan-words.ts'

export function meta() {
  return [{ title: 'Change plan · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Another plan or cycle: chosen on the left, and what it costs and when said before the click. The address holds the choice. */
export default function ChangePlanPage() {
  const subscription = useSubscription()
  const [address, setAddress] = useSearchParams()
  const plan = subscription.data
  if (!plan) {
    const failed = subscription.isError || plan === null
    return failed ? <Notice tone="risk">There is no plan that could be changed.</Notice> : <p role="status">Loading…</p>
  }
  const choice = choiceOf(address, plan)
  const choose = (next: Partial<PlanChoice>) => setAddress({ ...choice, ...next }, { replace: true })
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Change plan</h1>
        <Link to="/dashboard/billing">Back to billing</Link>
      </header>
      <CycleChoice cycle={choice.billingCycle} onChoose={(billingCycle) => choose({ billingCycle })} />
      <fieldset className={styles.plans}>
        <legend className="visually-hidden">Plan</legend>
        {tiers.map((tier) => (
          <PlanCard key={tier} {...{ tier, plan, choice }} onChoose={() => choose({ tier })} />
        ))}
      </fieldset>
      <Consequence plan={plan} choice={choice} />
    </div>
  )
}

function choiceOf(address: URLSearchParams, plan: Subscription): PlanChoice {
  return {
    tier: tiers.find((tier) => tier === address.get('tier')) ?? plan.tier,
    billingCycle: billingCycles.find((cycle) => cycle === address.get('billingCycle')) ?? plan.billingCycle,
  }
}

const cycleNames = { MONTHLY: 'Monthly', YEARLY: 'Yearly, two months free' } as const

function CycleChoice({ cycle, onChoose }: { cycle: BillingCycle; onChoose: (cycle: BillingCycle) => void }) {
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

interface PlanCardProps {
  tier: Tier
  plan: Subscription
  choice: PlanChoice
  onChoose: () => void
}

function PlanCard({ tier, plan, choice, onChoose }: PlanCardProps) {
  const { name, monthlyPrice, annualPrice, creditsIncluded, additionalCreditDiscount } = plans[tier]
  const yearly = choice.billingCycle === 'YEARLY'
  const current = tier === plan.tier && choice.billingCycle === plan.billingCycle
  return (
    <label className={styles.planCard} data-chosen={tier === choice.tier || undefined}>
      <span className={styles.planCardHead}>
        <input type="radio" name="tier" checked={tier === choice.tier} onChange={onChoose} />
        <span className={styles.planCardName}>{name}</span>
        {current && <span className={styles.badge}>Your plan</span>}
      </span>
      <span className={styles.planCardPrice}>
        {dollars(yearly ? annualPrice : monthlyPrice)}
        <span className={styles.quiet}> {yearly ? 'a year' : 'a month'}</span>
      </span>
      <span className={styles.quiet}>{count(creditsIncluded)} credits each month</span>
      <span className={styles.quiet}>
        {additionalCreditDiscount > 0
          ? `${additionalCreditDiscount} % off extra credits`
          : 'Extra credits at full price'}
      </span>
    </label>
  )
}

/** What the choice does, from the server, and the button that does it. */
function Consequence({ plan, choice }: { plan: Subscription; choice: PlanChoice }) {
  const preview = useChangePreview(choice, true)
  const change = usePlanChange()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { name } = plans[choice.tier]
  if (preview.isError)
    return (
      <Notice tone="risk" urgent>
        {preview.error.message}
      </Notice>
    )
  if (!preview.data)
    return (
      <p className={styles.quiet} role="status">
        Working out what this costs…
      </p>
    )
  const { takesEffect, amountDue, lines } = preview.data
  const keepsPlan = takesEffect === 'none' && plan.pendingChange !== null
  const apply = () =>
    change.mutate(choice, {
      onSuccess: ({ confirmation }) => {
        if (confirmation !== null) return
        toast(takesEffect === 'period_end' ? 'Noted' : `You are on ${name}`, previewWords(preview.data, name), 'good')
        navigate('/dashboard/billing')
      },
    })
  return (
    <section className={styles.section} aria-label="What this does" aria-live="polite">
      <p className={styles.standing}>
        {keepsPlan ? `The change that waits is dropped: you stay on ${plan.name}.` : previewWords(preview.data, name)}
      </p>
      {lines.length > 1 && (
        <table className={styles.table}>
          <tbody>
            {lines.map((line) => (
              <tr key={line.description}>
                <td>{line.description}</td>
                <td data-number>{dollars(line.amount)}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <td>Due now</td>
              <td data-number>{dollars(amountDue)}</td>
            </tr>
          </tbody>
        </table>
      )}
      {change.isError && (
        <Notice tone="risk" urgent>
          {change.error.message}
        </Notice>
      )}
      {change.data?.confirmation && (
        <BankQuestion
          confirmation={change.data.confirmation}
          onDone={async () => {
            await refresh.mutateAsync()
            navigate('/dashboard/billing')
          }}
        />
      )}
      {(takesEffect !== 'none' || keepsPlan) && !change.data?.confirmation && (
        <div className={styles.actions}>
          <Button busy={change.isPending} onClick={apply}>
            {takesEffect === 'now'
              ? `Pay ${dollars(amountDue)} and change`
              : keepsPlan
                ? `Stay on ${plan.name}`
                : `Change to ${name}`}
          </Button>
        </div>
      )}
    </section>
  )
}
