import type { VerificationCard } from '@vouch/contract'
import { platformName, range, timeAgo } from '@vouch/presentation'
import { memo } from 'react'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { shownName, withoutDirections } from '../../ui/shown-name.ts'
import { ToleranceMark, TrustMark } from '../../ui/tolerance-mark.tsx'
import { useNow } from '../../ui/use-now.ts'
import { VerdictWord } from '../../ui/verdict-word.tsx'
import { AddToShortlist } from '../shortlists/add-to-shortlist.tsx'
import { isPlatform } from './named-creators.ts'
import styles from './recent.module.css'
import { RowLink } from './row-link.tsx'
import { outcomeWords } from './states.ts'

export const ageTickMs = 30_000

/** One verification: whose, the score with its tolerance, the decision in a word, and how old it is. */
export const VerificationRow = memo(function VerificationRow({ card }: { card: VerificationCard }) {
  const now = useNow(ageTickMs)
  const { creator, verdict } = card
  const [name, handle] = [shownName(creator), withoutDirections(creator.handle)]
  return (
    <li className={styles.row}>
      <span className={styles.platform}>
        <PlatformIcon platform={creator.platform} />
      </span>
      <span className={styles.who}>
        <RowLink to={`/dashboard/verifications/${card.id}`}>
          <bdi>{name}</bdi>
        </RowLink>
        <span className={styles.handle}>
          {name === handle ? (
            platformName(creator.platform)
          ) : (
            <>
              <span className="visually-hidden">{platformName(creator.platform)}, </span>
              <bdi>@{handle}</bdi>
            </>
          )}
        </span>
      </span>
      <span className={styles.verdict}>
        <Verdict card={card} />
      </span>
      <span className={styles.risk}>
        <VerdictWord verdict={verdict} />
      </span>
      <time className={styles.age} dateTime={card.createdAt} title={card.createdAt}>
        {timeAgo(card.endedAt ?? card.createdAt, now)}
      </time>
      <span className={styles.more}>
        {isPlatform(creator.platform) && (
          <AddToShortlist short creator={{ platform: creator.platform, handle: creator.handle }} name={name} />
        )}
      </span>
    </li>
  )
})

/** Where confidence is low the interval stands alone: the number would say too much. */
export function Verdict({ card }: { card: VerificationCard }) {
  const trust = card.verdict?.trust
  if (!trust) return <span className={styles.state}>{outcomeWords(card)}</span>
  if (card.verdict?.state !== 'LOW_CONFIDENCE') return <TrustMark trust={trust} />
  const words = `low confidence, ${range(trust.low, trust.high)}`
  return (
    <span className={styles.uncertain}>
      <ToleranceMark value={trust.score} low={trust.low} high={trust.high} size="row" words={`Trust: ${words}`} />
      <span className={styles.uncertainWords}>{words}</span>
    </span>
  )
}
