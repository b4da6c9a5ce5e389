import type { VerificationCard } from '@vouch/contract'
import { type Platform, platforms } from '@vouch/engine'
import { platformName, range, timeAgo } from '@vouch/presentation'
import { memo } from 'react'
import { Link } from 'react-router'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { shownName, withoutDirections } from '../../ui/shown-name.ts'
import { ToleranceMark, TrustMark } from '../../ui/tolerance-mark.tsx'
import { useNow } from '../../ui/use-now.ts'
import { VerdictWord } from '../../ui/verdict-word.tsx'
import { AddToShortlist } from '../shortlists/add-to-shortlist.tsx'
import styles from './recent.module.css'
import { outcomeWords } from './states.ts'

const ageTickMs = 30_000

interface VerificationRowProps {
  card: VerificationCard
  /** What choosing the row does; absent where nothing is done with several. It keeps its identity. */
  onChoose?: (id: string, chosen: boolean) => void
  chosen?: boolean
  /** Whether no more can be chosen. */
  full?: boolean
}

/** One verification: whose, the score with its tolerance, the decision in a word, and how old it is. */
export const VerificationRow = memo(function VerificationRow({
  card,
  onChoose,
  chosen = false,
  full = false,
}: VerificationRowProps) {
  const now = useNow(ageTickMs)
  const { creator, verdict } = card
  const [name, handle] = [shownName(creator), withoutDirections(creator.handle)]
  return (
    <li className={styles.row}>
      <span className={styles.platform}>
        {onChoose ? (
          <input
            type="checkbox"
            className={styles.choice}
            checked={chosen}
            disabled={!verdict?.trust || (full && !chosen)}
            aria-label={`Compare ${name}, ${timeAgo(card.endedAt ?? card.createdAt, now)}`}
            onChange={(event) => onChoose(card.id, event.target.checked)}
          />
        ) : (
          <PlatformIcon platform={creator.platform} />
        )}
      </span>
      <span className={styles.who}>
        <Link className={styles.name} to={`/dashboard/verifications/${card.id}`}>
          <bdi>{name}</bdi>
        </Link>
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

/** A verification of something else than a profile may not know its platform yet. */
function isPlatform(word: string): word is Platform {
  return platforms.some((platform) => platform === word)
}

/** Where confidence is low the interval stands alone: the number would say too much. */
function Verdict({ card }: { card: VerificationCard }) {
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
