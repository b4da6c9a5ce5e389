import type { CampaignIntelligence } from '@vouch/contract'
import { changeCaution, changeWords, decisionName, plural, range, timeAgo, usualWords } from '@vouch/presentation'
import { Link } from 'react-router'
import { shownName } from '../../ui/shown-name.ts'
import { watchedAddress } from '../watch/watched-address.ts'
import styles from './intelligence.module.css'

type News = CampaignIntelligence['news']

/** What changed since yesterday: counts that left their range, and new reports beside the ones before. */
export function CampaignNews({ campaignId, news, now }: { campaignId: string; news: News; now: number }) {
  const { counts, reports, edits } = news
  const quiet = counts.length === 0 && reports.length === 0
  return (
    <section className={styles.news} aria-label="Since yesterday">
      <h3>Since yesterday</h3>
      {quiet && (
        <p className={styles.quiet}>Nothing new: all counts are in their usual range, and there are no new reports.</p>
      )}
      <ul>
        {counts.map((alert) => (
          <li key={alert.id}>
            <Link to={watchedAddress(alert.creator)}>{shownName(alert.creator)}</Link> {changeWords(alert)}.{' '}
            <span className={styles.quiet}>{usualWords(alert)}</span>
          </li>
        ))}
        {reports.map((report) => (
          <li key={report.verificationId}>
            <Link to={`/dashboard/verifications/${report.verificationId}`}>{report.name}</Link>: {verdictWords(report)}{' '}
            <span className={styles.quiet}>{timeAgo(report.at, now)}</span>
          </li>
        ))}
      </ul>
      {counts.length > 0 && <p className={styles.quiet}>{changeCaution}</p>}
      {edits > 0 && (
        <p className={styles.quiet}>
          <Link to={`/dashboard/campaigns/${campaignId}`}>{plural(edits, 'change')}</Link> by people in this workspace.
        </p>
      )}
    </section>
  )
}

/** @returns what a new report says, and what it said before where that differs */
function verdictWords({ trust, decision, before }: News['reports'][number]): string {
  const said = (one: Pick<News['reports'][number], 'trust' | 'decision'>) =>
    [
      one.decision && decisionName(one.decision.word).toLowerCase(),
      one.trust ? `trust ${one.trust.score} (${range(one.trust.low, one.trust.high)})` : 'no score',
    ]
      .filter(Boolean)
      .join(', ')
  const [now, then] = [said({ trust, decision }), before && said(before)]
  if (then === null) return `first report, ${now}.`
  return then === now ? `new report, unchanged: ${now}.` : `${now}; before, ${then}.`
}
