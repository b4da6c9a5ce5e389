import IconGrip from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ShortlistEntry, shortlistEntries, shortlistStatuses } from '@vouch/contract'
import {
  compact,
  countsFrom,
  figureTable,
  platformName,
  plural,
  range,
  screenedWords,
  shownFigure,
  timeAgo,
} from '@vouch/presentation'
import { Link } from 'react-router'
import { useProductNow } from '../../api/product-clock.ts'
import { useEntryChange, useEntryRemoval } from '../../api/shortlist-changes.ts'
import { useShortlistReturns } from '../../api/shortlists.ts'
import { useMay } from '../../api/workspaces.ts'
import { AskButton } from '../../consent/ask-button.tsx'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { shownName, withoutDirections } from '../../ui/shown-name.ts'
import { toast } from '../../ui/toast.ts'
import { ToleranceMark, TrustMark } from '../../ui/tolerance-mark.tsx'
import { offerUndo } from '../../ui/undo.tsx'
import { useNow } from '../../ui/use-now.ts'
import { VerdictWord } from '../../ui/verdict-word.tsx'
import { WatchToggle } from '../watch/watch-toggle.tsx'
import { watchedAddress } from '../watch/watched-address.ts'
import { EntryNotes } from './entry-notes.tsx'
import styles from './shortlists.module.css'
import { statusOf, statusWords } from './status-words.ts'
import type { useReorder } from './use-reorder.ts'

interface EntryRowProps {
  listId: string
  entry: ShortlistEntry
  /** From 1. */
  place: number
  held: boolean
  grip: ReturnType<ReturnType<typeof useReorder>['grip']>
}

const ageTickMs = 60_000

/** A creator on the list: handle, who, trust, figures, where the talks stand, and the notes below. */
export function EntryRow({ listId, entry, place, held, grip }: EntryRowProps) {
  const { creator, verdict } = entry
  const now = useProductNow(useNow(ageTickMs))
  const name = shownName(creator)
  const handle = withoutDirections(creator.handle)
  const may = useMay(shortlistEntries.change)
  return (
    <li className={styles.entry} data-entry={entry.id} data-held={held || undefined} data-status={entry.status}>
      {may ? (
        <button
          type="button"
          className={styles.grip}
          aria-label={`Move ${name}, position ${place}`}
          aria-describedby="order-hint"
          {...grip}
        >
          <IconGrip size={18} stroke={1.5} aria-hidden="true" />
        </button>
      ) : (
        <span />
      )}
      <span className={styles.entryWho}>
        <PlatformIcon platform={creator.platform} />
        <span className={styles.entryNames}>
          <Link className={styles.entryName} to={placeOf(entry)}>
            <bdi>{name}</bdi>
          </Link>
          <span className={styles.hint}>
            {name === handle ? platformName(creator.platform) : <bdi>@{handle}</bdi>}
            {entry.running ? ', verification in progress' : verdict && `, ${timeAgo(verdict.at, now)}`}
          </span>
        </span>
      </span>
      <span className={styles.entryTrust}>
        <Trust entry={entry} />
        <VerdictWord verdict={verdict} />
      </span>
      <dl className={styles.entryFigures}>
        <div>
          <dt>Followers</dt>
          <dd>{compact(entry.counts?.followers ?? verdict?.followers)}</dd>
        </div>
        <div>
          <dt>{figureTable.reach.name}</dt>
          <dd>{shownFigure({ value: verdict?.reach?.value ?? null, unit: figureTable.reach.unit })}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{shownFigure({ value: verdict?.price?.value ?? null, unit: figureTable.price.unit })}</dd>
        </div>
      </dl>
      {may ? (
        <Standing listId={listId} entry={entry} name={name} />
      ) : (
        <span className={styles.standing}>{statusWords[entry.status]}</span>
      )}
      <Watched entry={entry} name={name} now={now} />
      <EntryNotes listId={listId} entry={entry} name={name} readOnly={!may} />
    </li>
  )
}

/** How old the counts are, what has changed, and whether they are read when the creator is on no list any more. */
function Watched({
  entry: { creator, counts, changes },
  name,
  now,
}: {
  entry: ShortlistEntry
  name: string
  now: number
}) {
  return (
    <span className={styles.watched}>
      <WatchToggle short creator={creator} name={name} />
      <Link className={styles.watchedAge} to={watchedAddress(creator)}>
        {counts ? countsFrom(counts.at, now) : 'no counts yet'}
        <span className="visually-hidden"> of {name}</span>
      </Link>
      {changes > 0 && (
        <Link className={styles.watchedChange} to={watchedAddress(creator)}>
          {plural(changes, 'change')}
          <span className="visually-hidden"> of {name}</span>
        </Link>
      )}
    </span>
  )
}

/** The report where there is one, else the page that makes one. */
function placeOf({ verdict, creator }: ShortlistEntry): string {
  if (verdict) return `/dashboard/verifications/${verdict.verificationId}`
  return `/dashboard/verify?${new URLSearchParams({ address: creator.url ?? `${creator.platform}: ${creator.handle}` })}`
}

/** A screening is drawn without its number: it is for finding, not for deciding. */
function Trust({ entry: { verdict, screening, running } }: { entry: ShortlistEntry }) {
  if (verdict?.trust && verdict.state !== 'LOW_CONFIDENCE') return <TrustMark trust={verdict.trust} />
  const unsure = verdict?.trust
  const wide = unsure ?? screening
  if (wide) {
    const words = unsure
      ? `low confidence, ${range(unsure.low, unsure.high)}`
      : screenedWords({ only: null, ...screening, ...wide })
    return (
      <span className={styles.uncertain}>
        <ToleranceMark value={wide.score} low={wide.low} high={wide.high} size="row" words={`Trust: ${words}`} />
        <span className={styles.hint}>{words}</span>
      </span>
    )
  }
  return <span className={styles.hint}>{verdict ? 'No score' : running ? 'Being verified' : 'Not verified yet'}</span>
}

function Standing({ listId, entry, name }: { listId: string; entry: ShortlistEntry; name: string }) {
  const change = useEntryChange(listId)
  const removal = useEntryRemoval(listId)
  const { restoreEntry } = useShortlistReturns()

  function remove() {
    // The row is gone at once, and with it whoever would hear of the answer; the promise outlives it.
    const removed = removal.mutateAsync(entry.id)
    const takeBack = async () => {
      await removed
      await restoreEntry(listId, entry.id)
    }
    offerUndo({ title: `${name} removed from the list`, takeBack })
    removed.catch((error: Error) => toast('Not removed', error.message, 'risk'))
  }

  return (
    <span className={styles.standing}>
      <select
        className={styles.status}
        aria-label={`Status of ${name}`}
        value={entry.status}
        onChange={(event) => {
          const before = entry.status
          const status = statusOf(event.target.value)
          change.mutate(
            { entryId: entry.id, status },
            {
              onSuccess: () =>
                offerUndo({
                  title: `${name}: ${statusWords[status].toLowerCase()}`,
                  takeBack: () => change.mutateAsync({ entryId: entry.id, status: before }),
                }),
              onError: (error) => toast('The status wasn’t saved', error.message, 'risk'),
            },
          )
        }}
      >
        {shortlistStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </select>
      <AskButton
        platform={entry.creator.platform}
        handle={entry.creator.handle}
        url={entry.creator.url ?? `${entry.creator.platform}: ${entry.creator.handle}`}
        name={name}
      />
      <button type="button" className={styles.remove} aria-label={`Remove ${name} from the list`} onClick={remove}>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </span>
  )
}
