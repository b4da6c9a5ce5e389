import type { VerificationCard, VerificationSort } from '@vouch/contract'
import { platformName, timeAgo } from '@vouch/presentation'
import { memo } from 'react'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { shownName, withoutDirections } from '../../ui/shown-name.ts'
import { useNow } from '../../ui/use-now.ts'
import { VerdictWord } from '../../ui/verdict-word.tsx'
import { AddToShortlist } from '../shortlists/add-to-shortlist.tsx'
import { ariaSort, nextSort, type SortedColumn } from './list-address.ts'
import { isPlatform } from './named-creators.ts'
import { RowLink } from './row-link.tsx'
import { ageTickMs, Verdict } from './verification-row.tsx'
import styles from './verification-table.module.css'

interface VerificationTableProps {
  rows: readonly VerificationCard[]
  sort: VerificationSort
  onSort: (sort: VerificationSort) => void
  chosen: readonly string[]
  /** It keeps its identity. */
  onChoose: (ids: readonly string[], chosen: boolean) => void
  /** Whether no more can be chosen. */
  full: boolean
}

/** Verifications under heads that order them, each with a box to choose it. */
export function VerificationTable({ rows, sort, onSort, chosen, onChoose, full }: VerificationTableProps) {
  const all = rows.length > 0 && rows.every(({ id }) => chosen.includes(id))
  const head = { sort, onSort }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              className={styles.choice}
              checked={all}
              disabled={full && !all}
              aria-label="Select all rows shown"
              onChange={(event) =>
                onChoose(
                  rows.map(({ id }) => id),
                  event.target.checked,
                )
              }
            />
          </th>
          <Head column="creator" name="Creator" {...head} />
          <Head column="trust" name="Trust" {...head} />
          <Head column="risk" name="Decision" title="By fraud risk" {...head} />
          <th scope="col">Tags</th>
          <Head column="date" name="Date" {...head} />
          <th scope="col">
            <span className="visually-hidden">Shortlist</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((card) => (
          <Row key={card.id} card={card} chosen={chosen.includes(card.id)} full={full} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  )
}

interface HeadProps extends Pick<VerificationTableProps, 'sort' | 'onSort'> {
  column: SortedColumn
  name: string
  title?: string
}

function Head({ column, name, title, sort, onSort }: HeadProps) {
  const order = ariaSort(column, sort)
  return (
    <th scope="col" aria-sort={order} data-column={column}>
      <button type="button" className={styles.sort} title={title} onClick={() => onSort(nextSort(column, sort))}>
        {name}
        <span className={styles.arrow} aria-hidden="true">
          {order === 'none' ? '' : order === 'ascending' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  )
}

interface RowProps extends Pick<VerificationTableProps, 'onChoose' | 'full'> {
  card: VerificationCard
  chosen: boolean
}

const Row = memo(function Row({ card, chosen, full, onChoose }: RowProps) {
  const now = useNow(ageTickMs)
  const { creator, verdict, tags } = card
  const [name, handle] = [shownName(creator), withoutDirections(creator.handle)]
  const age = timeAgo(card.endedAt ?? card.createdAt, now)
  return (
    <tr data-chosen={chosen || undefined}>
      <td className={styles.box}>
        <input
          type="checkbox"
          className={styles.choice}
          checked={chosen}
          disabled={full && !chosen}
          aria-label={`Select ${name}, ${age}`}
          onChange={(event) => onChoose([card.id], event.target.checked)}
        />
      </td>
      <th scope="row" className={styles.who}>
        <RowLink to={`/dashboard/verifications/${card.id}`}>
          <bdi>{name}</bdi>
        </RowLink>
        <span className={styles.handle}>
          <PlatformIcon platform={creator.platform} />
          <span className="visually-hidden">{platformName(creator.platform)}, </span>
          <bdi>@{handle}</bdi>
        </span>
      </th>
      <td className={styles.trust}>
        <Verdict card={card} />
      </td>
      <td className={styles.risk}>
        <VerdictWord verdict={verdict} />
      </td>
      <td className={styles.tags}>
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
      </td>
      <td className={styles.age}>
        <time dateTime={card.createdAt} title={card.createdAt}>
          {age}
        </time>
      </td>
      <td className={styles.more}>
        {isPlatform(creator.platform) && (
          <AddToShortlist short creator={{ platform: creator.platform, handle: creator.handle }} name={name} />
        )}
      </td>
    </tr>
  )
})

const waitingRows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Rows of the height that the real ones will have, under their heads. */
export function WaitingTable() {
  return (
    <div role="status" aria-label="Loading the verifications">
      <div className={styles.waitingHead} />
      {waitingRows.map((row) => (
        <div key={row} className={styles.waitingRow} />
      ))}
    </div>
  )
}
