import type { Subscription } from '@vouch/contract'
import { count, missing, percent } from '@vouch/presentation'
import { useState } from 'react'
import { type KnownBalance, useBalance, useUsage } from '../../api/credits.ts'
import { useSubscription } from '../../api/subscription.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ownDateTime } from '../../ui/own-time.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useNow } from '../../ui/use-now.ts'
import { RestartPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { BuyCredits } from './buy-credits.tsx'
import { type CreditLevel, creditLevel } from './credit-level.ts'
import styles from './credits-page.module.css'
import { HistorySection } from './history-section.tsx'
import { periodStart, periods } from './movement-words.ts'
import { UsageChart } from './usage-chart.tsx'

export function meta() {
  return [{ title: 'Credits · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** What there is, what it was spent on, and every movement behind it. */
export default function CreditsPage() {
  const known = useBalance()
  const ended = usePlanEnded()
  const plan = useSubscription().data ?? null
  // How many actions there are is not known before they are there: the history below comes with them.
  const [period, setPeriod] = useState<string>('30')
  const from = periodStart(period, useNow(3_600_000))
  const waiting = useUsage(from).isPending
  return (
    <div className={styles.page}>
      <PageHead title="Credits" actions={!ended && <BuyCredits tone="primary" size="regular" />} />
      <Balance known={known} plan={plan} />
      <div className={styles.historyHead}>
        <h2 className={styles.subtitle}>Usage</h2>
        <div className={styles.period}>
          <SelectField label="Period" value={period} onChange={(event) => setPeriod(event.target.value)}>
            {periods.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <UsageChart from={from} />
      <div hidden={waiting}>
        <HistorySection from={from} />
      </div>
    </div>
  )
}

interface BalanceProps {
  known: KnownBalance | null
  /** Null while it is not known. */
  plan: Subscription | null
}

function Balance({ known, plan }: BalanceProps) {
  const balance = known?.balance
  const level = balance && creditLevel(balance)
  // A month that nobody paid for has no credits that could be used.
  const runs = plan === null || plan.status === 'trialing' || plan.status === 'active'
  const limit = runs && balance && balance.monthlyCreditsLimit > 0 ? ` of ${count(balance.monthlyCreditsLimit)}` : ''
  const frozen = balance?.purchasedFrozen === true && balance.purchasedCredits > 0
  return (
    <>
      <dl className={styles.balance}>
        <Figure name="Available" value={count(balance?.totalCredits)} />
        <Figure name="Monthly" value={count(balance?.monthlyCredits)} note={limit} />
        <Figure name="Purchased" value={count(balance?.purchasedCredits)} note={frozen ? ' frozen' : ''} />
        <Figure name="Reserved" value={count(balance?.onHold)} />
        <Figure name="Used this month" value={runs && level?.used != null ? percent(level.used) : missing} />
      </dl>
      {known && !known.live && (
        <Notice tone="caution" title="Last known balance">
          We can’t reach the server. This is as of {ownDateTime(known.at)}. Nothing is spent in the meantime.
        </Notice>
      )}
      {runs ? <LevelNotice level={level} plan={plan} /> : plan && <NoMonthNotice plan={plan} frozen={frozen} />}
    </>
  )
}

function LevelNotice({ level, plan }: { level: CreditLevel | undefined; plan: Subscription | null }) {
  if (!level?.warning) return null
  return (
    <Notice tone={level.tone === 'critical' ? 'risk' : 'caution'} title={level.warning}>
      {plan?.cancelAtPeriodEnd
        ? 'Your plan is canceled, so monthly credits end with it. Purchased credits are available right away. When the plan ends, they’re frozen until you restart it.'
        : 'Monthly credits reset with your next plan month. Purchased credits are available right away.'}
    </Notice>
  )
}

/** Why there are no monthly credits, and where that is mended. */
function NoMonthNotice({ plan, frozen }: { plan: Subscription; frozen: boolean }) {
  const due = plan.status === 'past_due'
  return (
    <Notice
      tone={due ? 'risk' : 'caution'}
      title={due ? 'Payment due' : frozen ? 'Purchased credits are frozen' : 'Your plan has ended'}
      actions={
        due ? (
          <ButtonLink size="small" tone="secondary" to="/dashboard/billing">
            Go to billing
          </ButtonLink>
        ) : (
          <RestartPlan />
        )
      }
    >
      {due
        ? 'This month’s credits arrive with the payment. You can use purchased credits in the meantime.'
        : frozen
          ? 'They’re safe, and you can use them again as soon as your subscription is active.'
          : 'Credits come with an active plan. Everything you’ve already done stays.'}
    </Notice>
  )
}

function Figure({ name, value, note = '' }: { name: string; value: string; note?: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {note}
      </dd>
    </div>
  )
}
