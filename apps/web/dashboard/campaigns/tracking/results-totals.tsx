import {
  type Campaign,
  pacingOf,
  type ReadPostCounts,
  resultsOf,
  signOfCurrency,
  type TrackedShare,
} from '@vouch/contract'
import { amountIn, compact, percent, plural } from '@vouch/presentation'
import { useProductNow } from '../../../api/product-clock.ts'
import { useNow } from '../../../ui/use-now.ts'
import strip from '../campaigns.module.css'
import { useCampaignMix } from '../use-campaign-mix.ts'
import styles from './tracking.module.css'

interface TotalsProps {
  campaign: Campaign
  shares: readonly TrackedShare[]
  found: readonly ReadPostCounts[]
}

/** What came of the campaign as a whole, beside what was expected, and how far it is. */
export function ResultsTotals({ campaign, shares, found }: TotalsProps) {
  const mix = useCampaignMix(campaign)
  const sign = signOfCurrency[campaign.fields.currency.value]
  const results = resultsOf(campaign, shares, found)
  const expected = mix?.forecast?.reach
  const figures = [
    {
      name: 'Views',
      value: compact(results.views),
      words: `${plural(results.posts, 'post')}, CPM\u00a0${amountIn(results.perThousandViews, sign)}, CPE\u00a0${amountIn(results.perEngagement, sign)}`,
    },
    {
      name: 'Forecast reach',
      value: expected ? compact(Math.round(expected.p50)) : '–',
      words: expected
        ? `${compact(Math.round(expected.p10))} to ${compact(Math.round(expected.p90))} people`
        : 'no forecast',
    },
    { name: 'Clicks', value: compact(results.clicks), words: costWords(results.perClick, sign, 'click') },
    { name: 'Orders', value: compact(results.orders), words: costWords(results.perOrder, sign, 'order') },
    {
      name: 'Revenue',
      value: amountIn(results.revenue, sign),
      words:
        results.returned === null
          ? 'no return yet'
          : `${amountIn(results.returned, sign)} for each ${amountIn(1, sign)} paid`,
    },
  ]
  const unconverted = shares.reduce((sum, share) => sum + share.unconverted, 0)
  return (
    <>
      <dl className={strip.strip}>
        {figures.map(({ name, value, words }) => (
          <div key={name} className={strip.figure}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              <span>{words}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Pace campaign={campaign} />
      {unconverted > 0 && (
        <p className={styles.counts}>
          Revenue leaves out {plural(unconverted, 'order')} in currencies we can’t convert to{' '}
          {campaign.fields.currency.value}.
        </p>
      )}
    </>
  )
}

/** How far time, posts and budget are: three bars of one scale. */
function Pace({ campaign }: { campaign: Campaign }) {
  const now = useProductNow(useNow(3_600_000))
  const pacing = pacingOf(campaign, new Date(now).toISOString().slice(0, 10))
  const bars = [
    { name: 'Time elapsed', value: pacing.time },
    { name: 'Posts live', value: pacing.posted },
    { name: 'Budget paid', value: pacing.spent },
  ]
  return (
    <dl className={styles.pace} aria-label="Pacing">
      {bars.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${Math.min(1, value ?? 0) * 100}%` }} />
            </span>
            {percent(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function costWords(cost: number | null, sign: Parameters<typeof amountIn>[1], what: string): string {
  return cost === null ? `no cost per ${what} yet` : `${amountIn(cost, sign)} per ${what}`
}
