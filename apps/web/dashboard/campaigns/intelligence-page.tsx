import type { CampaignSummary } from '@vouch/contract'
import { signOfCurrency } from '@vouch/contract'
import { amountIn } from '@vouch/presentation'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCampaign, useCampaigns } from '../../api/campaigns.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './campaigns.module.css'
import { IntelligencePanel } from './intelligence-panel.tsx'
import { IntelligenceWaiting } from './intelligence-waiting.tsx'

export function meta() {
  return [{ title: 'Campaign intelligence · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Weighing a mix takes the server a moment, so a page of many comes in steps. */
const shownAtOnce = 5

/** What is known of the mixes of all active campaigns. */
export default function IntelligencePage() {
  const known = useCampaigns()
  const [shown, setShown] = useState(shownAtOnce)
  const active = known.data?.campaigns.filter(({ state }) => state === 'active') ?? []
  return (
    <div className={styles.page}>
      <PageHead back={{ to: '/dashboard/campaigns', name: 'Campaigns' }} title="Campaign intelligence">
        Overlap, next dollar, risk and news of every active campaign. Free.
      </PageHead>
      {known.isPending && <IntelligenceWaiting />}
      {known.isError && !known.data && (
        <Notice tone="risk" title="We couldn’t load your campaigns">
          {known.error.message}
        </Notice>
      )}
      {known.data && active.length === 0 && (
        <EmptyState
          title="No active campaigns"
          heading="h2"
          actions={<ButtonLink to="/dashboard/campaigns">Go to campaigns</ButtonLink>}
        >
          Start a campaign to see how its audiences overlap and where the next dollar goes furthest.
        </EmptyState>
      )}
      {active.slice(0, shown).map((campaign) => (
        <OneCampaign key={campaign.id} summary={campaign} />
      ))}
      {active.length > shown && (
        <Button tone="secondary" onClick={() => setShown(shown + shownAtOnce)}>
          Show {active.length - shown} more
        </Button>
      )}
    </div>
  )
}

function OneCampaign({ summary: { id, name, money, currency } }: { summary: CampaignSummary }) {
  const campaign = useCampaign(id)
  const amount = (value: number | null) => amountIn(value, signOfCurrency[currency])
  return (
    <section className={styles.one} aria-label={name}>
      <div className={styles.heading}>
        <h2 className={styles.subtitle}>
          <Link to={`/dashboard/campaigns/${id}`}>{name}</Link>
        </h2>
        <p className={styles.hint}>
          {amount(money.spent)} spent, {amount(money.committed)} committed,{' '}
          {money.budget === null ? 'no budget set' : `of ${amount(money.budget)}`}
        </p>
      </div>
      {campaign.data ? <IntelligencePanel campaign={campaign.data} short /> : <IntelligenceWaiting />}
    </section>
  )
}
