import { type WatchCard, type WatchRoom, watches } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { useWatchChanges, useWatches } from '../../api/watches.ts'
import { useMay } from '../../api/workspaces.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AddCreator } from '../add-creator.tsx'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import styles from './watch.module.css'
import { WatchRow } from './watch-row.tsx'

export function meta() {
  return [{ title: 'Watch · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Whose counts are read again and again, and what the plan has room for. */
export default function WatchPage() {
  const known = useWatches()
  const ended = usePlanEnded()
  const may = useMay(watches.add) && !ended
  const { add } = useWatchChanges()
  return (
    <div className={styles.page}>
      <PageHead title="Watch" actions={known.data && !ended && <Room room={known.data.room} />}>
        Followers and new posts, read every day for free. We tell you when a count leaves the creator’s own usual range.
        A watch gives no verdict.
      </PageHead>
      {ended && (
        <EndedPlan>Your plan has ended, so no one is watched. Restart it, and we’ll read counts again.</EndedPlan>
      )}
      {may && (
        <AddCreator
          label="Watch a creator"
          action="Watch"
          resting="Watching is free."
          adding="Adding…"
          failed="We couldn’t watch this creator. Try again."
          onAdd={add}
        />
      )}
      {known.isPending && <Waiting />}
      {known.isError && !known.data && <LoadFailure title="We couldn’t load your watch list" query={known} />}
      {known.data?.watches.length === 0 && !ended && <Nobody />}
      {known.data && known.data.watches.length > 0 && <List watches={known.data.watches} />}
    </div>
  )
}

function List({ watches: cards }: { watches: readonly WatchCard[] }) {
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>Creator</span>
        <span>Followers</span>
        <span>Last 7 days</span>
        <span>Counts</span>
      </div>
      <ul className={styles.rows}>
        {cards.map((watch) => (
          <WatchRow key={`${watch.creator.platform}/${watch.creator.handle}`} watch={watch} />
        ))}
      </ul>
    </>
  )
}

/** How many places are taken. Who waits for one is said here and on their row. */
function Room({ room: { used, limit, waiting } }: { room: WatchRoom }) {
  return (
    <div className={styles.room}>
      <p className={styles.roomWords}>
        {used} of {plural(limit, 'spot')} used
      </p>
      {waiting > 0 && (
        <p className={styles.roomWarning} role="status">
          {plural(waiting, 'creator')} waiting: your plan is full. The oldest are watched first.{' '}
          <ButtonLink tone="quiet" size="small" to="/dashboard/billing/plan">
            Compare plans
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function Nobody() {
  return (
    <EmptyState
      title="No one is watched yet"
      heading="h2"
      actions={
        <>
          <ButtonLink to="/dashboard/discovery">Find creators</ButtonLink>
          <ButtonLink tone="secondary" to="/dashboard/shortlists">
            Open shortlists
          </ButtonLink>
        </>
      }
    >
      Paste a profile link above, or press “Watch” on a report. Creators on your shortlists are watched automatically.
    </EmptyState>
  )
}

function Waiting() {
  return (
    <div className={styles.rows} role="status" aria-label="Loading the watch list">
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.waitingRow} />
      ))}
    </div>
  )
}
