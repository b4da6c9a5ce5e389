import type { Subscription } from '@vouch/contract'
import { useState } from 'react'
import { usePayment, useProductNow, useRefresh, useResumption } from '../../api/subscription.ts'
import { BankQuestion } from '../../cards/bank-question.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { count, date, dollars, missing } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './billing.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { cardName, paymentProblemWords, priceWords, standing, stateWords } from './plan-words.ts'

const minuteMs = 60_000

/** The plan in one look: what it is, what it costs, what comes next and what can be done about it. */
export function PlanSection({ plan }: { plan: Subscription }) {
  const now = useProductNow(useNow(minuteMs))
  const [cancelling, setCancelling] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="plan">
      <div className={styles.planHead}>
        <div>
          <h2 className={styles.planName} id="plan">
            {plan.name}
          </h2>
          <p className={styles.state} data-state={plan.cancelAtPeriodEnd ? 'ending' : plan.status}>
            {plan.cancelAtPeriodEnd ? 'Ends with the period' : stateWords[plan.status]}
          </p>
        </div>
        <p className={styles.price}>{priceWords(plan)}</p>
      </div>
      <p className={styles.standing}>{standing(plan, now)}</p>
      <Troubles plan={plan} />
      <Figures plan={plan} />
      <div className={styles.actions}>
        {plan.isActive && (
          <ButtonLink to="/dashboard/billing/plan" tone={plan.status === 'trialing' ? 'primary' : 'secondary'}>
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
      {cancelling && <CancelDialog plan={plan} onClose={() => setCancelling(false)} />}
    </section>
  )
}

function Figures({ plan }: { plan: Subscription }) {
  const { nextBillingDate, nextBillingAmount, nextCreditsAt, monthlyCredits, monthlyCreditsLimit, card } = plan
  const nextCharge = nextBillingDate === null ? missing : `${dollars(nextBillingAmount)} on ${date(nextBillingDate)}`
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Next charge</dt>
        <dd>{nextCharge}</dd>
      </div>
      <div>
        <dt>{plan.isTrial ? 'Trial credits left' : 'Monthly credits left'}</dt>
        <dd>
          {count(monthlyCredits)} of {count(monthlyCreditsLimit)}
        </dd>
      </div>
      <div>
        <dt>Credits begin anew</dt>
        <dd>{date(nextCreditsAt)}</dd>
      </div>
      <div>
        <dt>Card</dt>
        <dd>{card === null ? missing : cardName(card)}</dd>
      </div>
    </dl>
  )
}

/** What asks for a decision: a charge that failed, a change that waits. */
function Troubles({ plan }: { plan: Subscription }) {
  const payment = usePayment()
  const refresh = useRefresh()
  return (
    <>
      {plan.paymentProblem && (
        <Notice
          tone="risk"
          title={plan.paymentProblem.kind === 'authentication' ? 'Your bank asks for you' : 'A charge failed'}
          actions={
            <Button
              size="small"
              busy={payment.isPending}
              onClick={() =>
                payment.mutate(undefined, {
                  onSuccess: ({ subscription }) => {
                    if (subscription.paymentProblem === null) toast('Paid', 'The plan goes on as before.', 'good')
                  },
                })
              }
            >
              Pay now
            </Button>
          }
        >
          {paymentProblemWords(plan)} {payment.error?.message}
        </Notice>
      )}
      {payment.data?.confirmation && (
        <BankQuestion
          confirmation={payment.data.confirmation}
          onDone={async () => {
            await refresh.mutateAsync()
            payment.reset()
          }}
        />
      )}
      {plan.pendingChange && (
        <Notice tone="info">
          On {date(plan.pendingChange.at)} your plan becomes {planName(plan.pendingChange.tier)} at{' '}
          {priceWords(plan.pendingChange)}. Choose your present plan again to keep it.
        </Notice>
      )}
    </>
  )
}

function planName(tier: Subscription['tier']): string {
  return tier.charAt(0) + tier.slice(1).toLowerCase()
}

/** Withdraws a cancellation; after the end it says first that the card is charged. */
function ResumeButton({ plan }: { plan: Subscription }) {
  const resumption = useResumption()
  const refresh = useRefresh()
  const [asked, setAsked] = useState(false)
  const begins = !plan.isActive
  const resume = () =>
    resumption.mutate(undefined, {
      onSuccess: ({ confirmation }) => {
        if (confirmation === null)
          toast('The plan goes on', begins ? 'Your credits are there.' : 'Nothing else changes.', 'good')
      },
    })
  if (resumption.data?.confirmation)
    return <BankQuestion confirmation={resumption.data.confirmation} onDone={() => refresh.mutateAsync()} />
  if (begins && !asked) return <Button onClick={() => setAsked(true)}>Begin again</Button>
  return (
    <div className={styles.resume}>
      {begins && <p>{dollars(plan.price)} is charged now, and frozen credits can be used again.</p>}
      <Button busy={resumption.isPending} onClick={resume}>
        {begins ? `Pay ${dollars(plan.price)} and begin` : 'Keep the plan'}
      </Button>
      {resumption.isError && (
        <Notice tone="risk" urgent>
          {resumption.error.message}
        </Notice>
      )}
    </div>
  )
}
