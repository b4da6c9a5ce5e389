import type { BulkItem } from '@vouch/contract'
import { platforms } from '@vouch/engine'
import { count, range } from '@vouch/presentation'
import { memo } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { ToleranceMark, TrustMark } from '../../ui/tolerance-mark.tsx'
import { useMoreRows } from '../../ui/use-more-rows.ts'
import { VerdictWord } from '../../ui/verdict-word.tsx'
import { AddToShortlist } from '../shortlists/add-to-shortlist.tsx'
import styles from './bulk.module.css'
import { itemStateWords } from './bulk-words.ts'

/** Rows drawn at a time: five hundred at once would make every refresh slow. */
const rowsMore = 100

/** What came of each line, in the order of the list. */
export function BatchItems({ items }: { items: readonly BulkItem[] }) {
  const { asked, drawn, more } = useMoreRows(rowsMore)
  return (
    <>
      <ol className={styles.list}>
        {items.slice(0, drawn).map((item) => (
          <ItemRow key={item.line} item={item} />
        ))}
      </ol>
      {items.length > asked && (
        <div className={styles.moreRows}>
          <Button tone="secondary" onClick={more}>
            Show {Math.min(rowsMore, items.length - asked)} more
          </Button>
          <span className={styles.hint}>
            {count(asked)} of {count(items.length)} rows shown.
          </span>
        </div>
      )}
    </>
  )
}

/** Drawn again only when its line has news: a list that runs is asked for every other second. */
const ItemRow = memo(function ItemRow({ item }: { item: BulkItem }) {
  const { handle, displayName, verificationId, line, text } = item
  const platform = platforms.find((each) => each === item.platform)
  const name = handle ? shownName({ displayName, handle }) : text
  return (
    <li className={styles.item}>
      <span className={styles.lineNumber}>{line}</span>
      <span className={styles.platform}>{platform && <PlatformIcon platform={platform} />}</span>
      <span className={styles.who}>
        {verificationId ? (
          <Link className={styles.rowLink} to={`/dashboard/verifications/${verificationId}`}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className={styles.lineText}>{name}</bdi>
        )}
        {item.problem && <span className={styles.hint}>{item.problem}</span>}
      </span>
      <span className={styles.verdict}>
        <Outcome item={item} />
        <VerdictWord verdict={item.verdict} />
      </span>
      <span className={styles.more}>
        {platform && handle && <AddToShortlist short creator={{ platform, handle }} name={name} />}
      </span>
    </li>
  )
})

function Outcome({ item: { verdict, state } }: { item: BulkItem }) {
  const trust = verdict?.trust
  if (!trust) return <span className={styles.hint}>{verdict ? 'No score' : itemStateWords[state]}</span>
  if (verdict.state !== 'LOW_CONFIDENCE') return <TrustMark trust={trust} />
  const words = `low confidence, ${range(trust.low, trust.high)}`
  return (
    <span className={styles.uncertain}>
      <ToleranceMark value={trust.score} low={trust.low} high={trust.high} size="row" words={`Trust: ${words}`} />
      <span className={styles.hint}>{words}</span>
    </span>
  )
}
