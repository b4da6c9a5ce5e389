import type { CampaignSummary } from '@vouch/contract'
import { date, month } from '@vouch/presentation'
import { Link } from 'react-router'
import { useProductNow } from '../../api/product-clock.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './campaign-timeline.module.css'
import { stateWords } from './campaign-words.ts'
import { placesOf } from './timeline-places.ts'

const tickMs = 60_000

/** Campaigns by their dates, on one scale of months. */
export function CampaignTimeline({ all }: { all: readonly CampaignSummary[] }) {
  const now = useProductNow(useNow(tickMs))
  const today = new Date(now).toISOString().slice(0, 10)
  const { months, bars, today: todayPlace } = placesOf(all, today)
  const undated = all.filter(({ startsOn, endsOn }) => startsOn === null || endsOn === null)
  return (
    <div className={styles.timeline}>
      {bars.length > 0 && (
        <div className={styles.chart}>
          <ol className={styles.months} aria-hidden="true">
            {months.map(({ at, from }) => (
              <li key={at} style={{ left: `${from}%` }}>
                {month(at)}
              </li>
            ))}
          </ol>
          <ul className={styles.bars}>
            {bars.map(({ campaign, from, width }) => (
              <li key={campaign.id} className={styles.lane}>
                <Link
                  className={styles.bar}
                  data-state={campaign.state}
                  style={{ left: `${from}%`, width: `${width}%` }}
                  to={`/dashboard/campaigns/${campaign.id}`}
                  aria-label={`${campaign.name}, ${stateWords[campaign.state].toLowerCase()}, ${date(campaign.startsOn)} to ${date(campaign.endsOn)}`}
                />
                <span
                  className={styles.label}
                  style={{ insetInlineStart: `min(${from}%, 100% - 220px)` }}
                  aria-hidden="true"
                >
                  {campaign.name}
                  <span className={styles.quiet}>
                    {' '}
                    {date(campaign.startsOn)} to {date(campaign.endsOn)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {todayPlace !== null && (
            <span className={styles.today} style={{ left: `${todayPlace}%` }} aria-hidden="true" />
          )}
        </div>
      )}
      {undated.length > 0 && (
        <p className={styles.quiet}>
          Without dates:{' '}
          {undated.map(({ id, name }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <Link to={`/dashboard/campaigns/${id}?step=1`}>{name}</Link>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
