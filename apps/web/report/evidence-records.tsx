import type { Snapshot } from '@vouch/engine'
import { compact, count, date, plural } from '@vouch/presentation'
import { memo, useState } from 'react'
import { sentenceOf } from '../api/refusal.ts'
import { Button } from '../ui/button.tsx'
import { withoutDirections } from '../ui/shown-name.ts'
import { useMoreRows } from '../ui/use-more-rows.ts'
import { ArrivalChart } from './arrival-chart.tsx'
import type { ArrivalName } from './arrival-courses.ts'
import styles from './evidence-drawer.module.css'
import { type EvidenceItem, itemsInWords, type OpenedEvidence, openedEvidence } from './evidence-items.ts'
import { MoreButton } from './more-button.tsx'

interface EvidenceRecordsProps {
  refs: readonly string[]
  load: () => Promise<Snapshot>
  /** The count whose arrival the evidence is about; null where it is about something else. */
  arrivalOf?: ArrivalName | null
}

/** What has become of the wish to see the records. */
type Opening =
  | { status: 'closed' | 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'open'; found: OpenedEvidence; fetchedAt: string }

/** Records that are drawn at a time; a reader who has seen fifty has seen the pattern, and a sample may name thousands. */
const recordsMore = 50

/** The posts, comments and accounts that the evidence names, fetched when asked for: the snapshot can be megabytes. */
export function EvidenceRecords({ refs, load, arrivalOf = null }: EvidenceRecordsProps) {
  const [opening, setOpening] = useState<Opening>({ status: 'closed' })
  const open = () => {
    setOpening({ status: 'loading' })
    load().then(
      (snapshot) => {
        const { fetchedAt } = snapshot
        setOpening({ status: 'open', found: openedEvidence(snapshot, refs), fetchedAt })
      },
      (error: unknown) => setOpening({ status: 'failed', message: sentenceOf(error) }),
    )
  }
  if (opening.status === 'open')
    return <Records found={opening.found} arrival={arrivalOf && { name: arrivalOf, fetchedAt: opening.fetchedAt }} />
  return (
    <div className={styles.records} aria-live="polite">
      {opening.status === 'failed' && (
        <p className={styles.gone}>
          We couldn’t load the data behind this report. {opening.message} The report itself is safe.
        </p>
      )}
      <Button tone="secondary" size="small" busy={opening.status === 'loading'} onClick={open}>
        {opening.status === 'failed' ? 'Try again' : `Show the ${plural(refs.length, 'record')} behind it`}
      </Button>
    </div>
  )
}

/** What a chart of an arrival asks for, beside the post. */
interface Arrival {
  name: ArrivalName
  fetchedAt: string
}

/** The records that were found, and how many were not: platforms limit how long data may be kept. */
function Records({ found: { items, missing }, arrival }: { found: OpenedEvidence; arrival: Arrival | null }) {
  const { asked, drawn, more } = useMoreRows(recordsMore)
  return (
    <div className={styles.records}>
      <p className={styles.source} role="status">
        {items.length > 0
          ? itemsInWords(items)
          : 'These records are no longer stored: platforms limit how long we can keep them.'}
        {items.length > asked && `; showing the first ${count(asked)}`}
      </p>
      <ul className={styles.items}>
        {items.slice(0, drawn).map((item) => (
          <RecordRow key={item.id} item={item} arrival={arrival} />
        ))}
      </ul>
      {items.length > asked && (
        <MoreButton onClick={more}>Show {Math.min(recordsMore, items.length - asked)} more</MoreButton>
      )}
      {items.length > 0 && missing.length > 0 && (
        <p className={styles.gone}>
          {plural(missing.length, 'record')} no longer stored: expired or removed at the source.
        </p>
      )}
    </div>
  )
}

const RecordRow = memo(function RecordRow({ item, arrival }: { item: EvidenceItem; arrival: Arrival | null }) {
  return (
    <li>
      <Record item={item} />
      {arrival && item.kind === 'post' && <ArrivalChart post={item.post} {...arrival} />}
    </li>
  )
})

/** One record as its platform shows it: who or when first, then the figures, then the words. */
function Record({ item }: { item: EvidenceItem }) {
  if (item.kind === 'comment') {
    const name = withoutDirections(item.author?.username ?? item.comment.authorId)
    return (
      <>
        <p className={styles.itemHead}>
          <bdi className={styles.itemName}>@{name}</bdi> <span>{date(item.comment.publishedAt)}</span>
        </p>
        <p className={styles.quote} dir="auto">
          {withoutDirections(item.comment.text)}
        </p>
      </>
    )
  }
  if (item.kind === 'account') {
    const { account, notes } = item
    return (
      <>
        <p className={styles.itemHead}>
          <bdi className={styles.itemName}>@{withoutDirections(account.username ?? account.id)}</bdi>
          <span>
            followers {count(account.followers)} · following {count(account.following)} · posts {count(account.posts)}
          </span>
        </p>
        {notes.length > 0 && <p className={styles.source}>{notes.join('; ')}</p>}
      </>
    )
  }
  const { post, place } = item
  const figures = [
    ['likes', post.likes],
    ['comments', post.comments],
    ['views', post.views],
  ] as const
  return (
    <>
      <p className={styles.itemHead}>
        <b>
          {post.kind}, {date(post.publishedAt)}
        </b>
        <span>
          {figures.map(([name, value]) => `${compact(value)} ${name}`).join(' · ')}
          {place !== null && ` · ${place === 1 ? 'most liked' : `number ${count(place)} by likes`}`}
        </span>
      </p>
      {post.caption && (
        <p className={styles.quote} dir="auto">
          {withoutDirections(post.caption)}
        </p>
      )}
    </>
  )
}
