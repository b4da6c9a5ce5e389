import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { DiscoveredCreator } from '@vouch/contract'
import { countryName, topics } from '@vouch/contract'
import {
  compact,
  creatorRequestWords,
  date,
  decisionName,
  decisionTone,
  figureTable,
  missing,
  percent,
  platformName,
  riskTone,
  shownFigure,
  toneColour,
} from '@vouch/presentation'
import { memo, type ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { CreatorAvatar } from '../ui/avatar.tsx'
import { withoutDirections } from '../ui/shown-name.ts'
import { ToleranceMark } from '../ui/tolerance-mark.tsx'
import styles from './discovery.module.css'

/** The panel beside a list of creators. */
export interface OpensPanel {
  /** Whom it shows: `instagram:ava_fields`; null while it is closed. */
  chosen: string | null
  /** How its links navigate. */
  link: Pick<LinkProps, 'replace' | 'state' | 'preventScrollReset'>
}

interface CreatorRowProps {
  creator: DiscoveredCreator
  leadsTo: (creator: DiscoveredCreator) => string
  alike: ((creator: DiscoveredCreator) => string) | undefined
  reload: boolean
  action: ((creator: DiscoveredCreator) => ReactNode) | undefined
  opens: OpensPanel | undefined
}

/** A creator as a row of the table; its cells carry their heads for narrow screens. */
export const CreatorRow = memo(({ creator, leadsTo, alike, reload, action, opens }: CreatorRowProps) => {
  const { platform, handle, displayName, followers, engagementRate, engagementBasis, estimatedPrice } = creator
  const { country, category, creatorRequest } = creator
  const topic = topics.find(({ id }) => id === category)?.label
  const key = `${platform}:${handle}`
  const chosen = opens?.chosen === key
  return (
    <tr className={styles.row} data-opens={opens !== undefined || undefined} data-chosen={chosen || undefined}>
      <th scope="row" className={styles.who}>
        <span className={styles.whoLine}>
          <CreatorAvatar creator={creator} />
          <span className={styles.names}>
            <Link
              className={styles.name}
              to={leadsTo(creator)}
              reloadDocument={reload}
              {...(opens && { ...opens.link, 'data-creator': key, 'aria-current': chosen || undefined })}
            >
              <bdi>{withoutDirections(displayName ?? handle)}</bdi>
            </Link>
            <span className={styles.handle}>
              <span className="visually-hidden">{platformName(platform)}, </span>
              <bdi>@{withoutDirections(handle)}</bdi>
              {topic && `, ${topic.toLowerCase()}`}
            </span>
            {creatorRequest && <span className={styles.request}>{creatorRequestWords[creatorRequest].title}</span>}
          </span>
        </span>
      </th>
      <td className={styles.trust}>
        <TrustCell creator={creator} />
      </td>
      <td data-number data-label="Followers">
        {compact(followers)}
      </td>
      <td data-number data-label="Engagement" title={engagementBasis ? `of ${engagementBasis}` : undefined}>
        {percent(engagementRate)}
        {engagementBasis && <span className={styles.basis}> of {engagementBasis}</span>}
      </td>
      <td data-number data-label="Price per post">
        {shownFigure({ value: estimatedPrice, unit: figureTable.price.unit })}
      </td>
      <td data-label="Location">{country === null ? missing : countryName(country)}</td>
      {alike && (
        <td className={styles.alike}>
          <Link className={styles.alikeLink} to={alike(creator)} title="Lookalikes">
            <IconUsers size={18} stroke={1.5} aria-hidden="true" />
            <span className={styles.alikeWords}>
              Lookalikes<span className="visually-hidden"> of {withoutDirections(displayName ?? handle)}</span>
            </span>
          </Link>
        </td>
      )}
      {action && <td className={styles.rowAction}>{action(creator)}</td>}
    </tr>
  )
})

/** A screening is drawn as the wide band that it is; a verification says when it was. */
function TrustCell({ creator: { trust, fraudRisk, decision, readAt } }: { creator: DiscoveredCreator }) {
  if (trust === null) return <span className={styles.quiet}>not screened yet</span>
  const { score, low, high, basis } = trust
  const words = `${score}, range ${low} to ${high}`
  return (
    <span className={styles.score}>
      <b>{score}</b>
      <ToleranceMark size="row" value={score} low={low} high={high} words={`Trust ${words}`} />
      <span className={styles.basis}>
        <VerdictOfRow decision={decision} fraudRisk={fraudRisk} />
        {basis === 'verification' ? `, verified ${date(readAt)}` : ', screened'}
      </span>
    </span>
  )
}

/** The decision of the report, or the risk where nobody has decided. */
function VerdictOfRow({ decision, fraudRisk }: Pick<DiscoveredCreator, 'decision' | 'fraudRisk'>) {
  if (decision) return <b style={{ color: toneColour(decisionTone(decision)) }}>{decisionName(decision)}</b>
  return fraudRisk && <span style={{ color: toneColour(riskTone(fraudRisk)) }}>{fraudRisk} risk</span>
}
