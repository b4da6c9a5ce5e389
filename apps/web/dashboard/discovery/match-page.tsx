import type { MatchPlace, MatchReason } from '@vouch/contract'
import { date, moneyText, percent, plural } from '@vouch/presentation'
import type { CSSProperties } from 'react'
import { useParams } from 'react-router'
import { useMatch } from '../../api/matches.ts'
import { refusalOf } from '../../api/refusal.ts'
import discovery from '../../discovery/discovery.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CreatorLine, TrustLine } from './creator-line.tsx'
import { DiscoveryTabs } from './discovery-tabs.tsx'
import styles from './match.module.css'
import { lookalikesAddress } from './match-bounds.ts'

export function meta() {
  return [{ title: 'Matching creators · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** What a comparison found: each creator with its fit and the reasons, the best first. */
export default function MatchPage() {
  const { id = '' } = useParams()
  const found = useMatch(id)
  if (found.isError)
    return (
      <EmptyState
        title="List not found"
        heading="h1"
        actions={<ButtonLink to="/dashboard/discovery/matches">Saved results</ButtonLink>}
      >
        {refusalOf(found.error).message}
      </EmptyState>
    )
  if (!found.data) return <div className={discovery.waiting} role="status" aria-label="Loading the list" />
  const { title, creators, creditsUsed, createdAt, gone } = found.data
  return (
    <div className={discovery.page}>
      <PageHead title={title}>
        {plural(found.data.found, 'creator')} found on {date(createdAt)} for {plural(creditsUsed, 'credit')}. Reopening
        this list is free.
      </PageHead>
      <DiscoveryTabs />
      {gone > 0 && (
        <Notice tone="info">
          {plural(gone, 'creator')} on this list {gone === 1 ? 'has' : 'have'} since left the index, by request or as
          the platform’s terms require.
        </Notice>
      )}
      {creators.length === 0 && (
        <EmptyState title="No close matches" heading="h2">
          You weren’t charged.
        </EmptyState>
      )}
      <ol className={styles.places} aria-label="Matching creators">
        {creators.map((place) => (
          <Place key={place.place} {...place} />
        ))}
      </ol>
    </div>
  )
}

function Place({ fit, creator, reasons }: MatchPlace) {
  const { engagementRate, engagementBasis, estimatedPrice, url, handle } = creator
  return (
    <li className={styles.place}>
      <div className={styles.placeHead}>
        <p className={styles.fit}>
          <b>{fit}</b>
          <span className={styles.quiet}>of 100</span>
        </p>
        <div className={styles.placeWho}>
          <CreatorLine creator={creator} />
          <TrustLine creator={creator} />
          <p className={styles.quiet}>
            Engagement {percent(engagementRate)}
            {engagementBasis && ` of ${engagementBasis}`}
            {estimatedPrice !== null && `, about ${moneyText(estimatedPrice)} per post`}
          </p>
        </div>
        <div className={styles.placeActions}>
          <ButtonLink
            size="small"
            tone="secondary"
            to={`/dashboard/verify?${new URLSearchParams({ address: url ?? handle })}`}
          >
            Verify
          </ButtonLink>
          <ButtonLink size="small" tone="quiet" to={lookalikesAddress(creator)}>
            Lookalikes
          </ButtonLink>
        </div>
      </div>
      <ul className={styles.reasons} aria-label={`Why @${handle}`}>
        {reasons.map((reason) => (
          <Reason key={reason.label} {...reason} />
        ))}
      </ul>
    </li>
  )
}

/** A reason as its points of those that it could bring, and in words. */
function Reason({ label, points, pointsMax, words }: MatchReason) {
  return (
    <li className={styles.reason}>
      <span className={styles.reasonHead}>
        <span>{label}</span>
        <span className={styles.points}>
          {points} of {pointsMax}
        </span>
      </span>
      <span
        className={styles.bar}
        aria-hidden="true"
        style={{ '--share': pointsMax === 0 ? 0 : points / pointsMax } as CSSProperties}
      />
      <span className={styles.quiet}>{words}</span>
    </li>
  )
}
