import type { Campaign } from '@vouch/contract'
import { figureTable, percent, shownFigure } from '@vouch/presentation'
import { useCampaignInsight } from '../../api/campaigns.ts'
import { useProductNow } from '../../api/product-clock.ts'
import { AudienceOverlap } from '../../report/roi/overlap-matrix.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { CampaignNews } from './campaign-news.tsx'
import styles from './intelligence.module.css'
import { IntelligenceFigures } from './intelligence-figures.tsx'
import { IntelligenceWaiting } from './intelligence-waiting.tsx'
import { useCampaignMix } from './use-campaign-mix.ts'

const tickMs = 60_000

interface PanelProps {
  campaign: Pick<Campaign, 'id' | 'creators' | 'fields'>
  /** On the page over all campaigns the matrix of each would be too much. */
  short?: boolean
}

/** What is known of a campaign’s mix: overlap, next dollar, risk, and what changed since yesterday. */
export function IntelligencePanel({ campaign, short = false }: PanelProps) {
  const answer = useCampaignInsight(campaign)
  const mix = useCampaignMix(campaign)
  const now = useProductNow(useNow(tickMs))
  if (answer.isError && !answer.data)
    return (
      <Notice tone="risk" title="We couldn’t weigh this mix">
        {answer.error.message}
      </Notice>
    )
  if (mix === null) return <IntelligenceWaiting />
  const { insight, forecast } = mix
  const shared = forecast && forecast.reachApart > 0 ? 1 - forecast.reach.p50 / forecast.reachApart : null
  return (
    <section className={styles.panel} aria-label="Campaign intelligence">
      {!short && <h2 className={styles.title}>Campaign intelligence</h2>}
      {insight.members.length === 0 ? (
        <p className={styles.quiet}>
          Verify the creators of this campaign to see how their audiences overlap, where the next dollar goes furthest
          and what could go wrong.
        </p>
      ) : (
        <IntelligenceFigures mix={mix} shared={shared} now={now} />
      )}
      <CampaignNews campaignId={campaign.id} news={insight.news} now={now} />
      {insight.beyond > 0 && (
        <p className={styles.quiet}>
          {insight.members.length} creators are weighed together, the approved ones first; {insight.beyond} more have a
          report.
        </p>
      )}
      {!short && insight.members.length > 1 && (
        <details className={styles.more}>
          <summary>Audience overlap, pair by pair ({percent(shared)} shared)</summary>
          <AudienceOverlap ids={insight.members.map(({ id }) => id)} />
        </details>
      )}
      {!short && mix.portfolio.stated && (
        <p className={styles.quiet}>
          {figureTable.reach.name}, all creators together:{' '}
          {shownFigure({ value: mix.portfolio.stated.value, unit: figureTable.reach.unit })}. Forecasts count accounts
          that look authentic. Simulated; validated on simulated brands only.
        </p>
      )}
    </section>
  )
}
