import { countryName, type DiscoveredCreator, topics } from '@vouch/contract'
import { compact, creatorRequestWords, platformName, riskTone, toneColour } from '@vouch/presentation'
import { CreatorAvatar } from '../../ui/avatar.tsx'
import { withoutDirections } from '../../ui/shown-name.ts'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import styles from './match.module.css'

/** Who a creator is, in two lines: name and handle, then topic, size and country. */
export function CreatorLine({ creator }: { creator: DiscoveredCreator }) {
  const { platform, handle, displayName, category, followers, country, creatorRequest } = creator
  const topic = topics.find(({ id }) => id === category)?.label
  const facts = [topic, `${compact(followers)} followers`, country && countryName(country)].filter((fact) => fact)
  return (
    <div className={styles.line}>
      <CreatorAvatar creator={creator} />
      <div className={styles.lineText}>
        <p className={styles.name}>
          <bdi>{withoutDirections(displayName ?? handle)}</bdi>{' '}
          <span className={styles.handle}>
            <span className="visually-hidden">{platformName(platform)}, </span>
            <bdi>@{withoutDirections(handle)}</bdi>
          </span>
        </p>
        <p className={styles.quiet}>{facts.join(', ')}</p>
        {creatorRequest && <p className={styles.quiet}>{creatorRequestWords[creatorRequest].title}</p>}
      </div>
    </div>
  )
}

/** How far the audience can be trusted, as far as anybody has looked. */
export function TrustLine({ creator: { trust, fraudRisk } }: { creator: DiscoveredCreator }) {
  if (trust === null) return <p className={styles.quiet}>Not screened yet</p>
  const { score, low, high, basis } = trust
  return (
    <p className={styles.trust}>
      <span>
        Trust <b>{score}</b>
      </span>
      <ToleranceMark size="row" value={score} low={low} high={high} words={`Trust ${score}, range ${low} to ${high}`} />
      <span className={styles.quiet}>
        {fraudRisk && <span style={{ color: toneColour(riskTone(fraudRisk)) }}>{fraudRisk} risk, </span>}
        {basis === 'verification' ? 'verified' : 'screened'}
      </span>
    </p>
  )
}
