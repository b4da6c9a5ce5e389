import { type Shortlist, type ShortlistEntry, shortlistEntries, shortlists } from '@vouch/contract'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { isAbsent } from '../../api/refusal.ts'
import { useListChange } from '../../api/shortlist-changes.ts'
import { useShortlist, useShortlistReturns, useShortlists } from '../../api/shortlists.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { toast } from '../../ui/toast.ts'
import { AddCreator } from '../add-creator.tsx'
import { EntryRow } from './entry-row.tsx'
import { ListHead } from './list-head.tsx'
import { reportsOf } from './listed-reports.ts'
import { PlaceMeter } from './place-meter.tsx'
import styles from './shortlists.module.css'
import { Totals } from './totals.tsx'
import { useReorder } from './use-reorder.ts'
import { WeeklyCheck } from './weekly-check.tsx'

export function meta() {
  return [{ title: 'Shortlist · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** One list: what its creators reach and cost together, and each of them in the order that the reader gave. */
export default function ShortlistPage() {
  const { id = '' } = useParams()
  const list = useShortlist(id)
  if (list.data) return <ShortlistView key={id} list={list.data} />
  if (list.isPending) return <Waiting />
  const absent = isAbsent(list.error)
  return (
    <EmptyState
      title={absent ? 'Shortlist not found' : 'We couldn’t load this shortlist'}
      heading="h1"
      actions={
        <>
          {!absent && <Button onClick={() => list.refetch()}>Try again</Button>}
          <ButtonLink tone="secondary" to="/dashboard/shortlists">
            All shortlists
          </ButtonLink>
        </>
      }
    >
      {absent ? 'It may have been removed, or belong to another account.' : list.error.message}
    </EmptyState>
  )
}

function ShortlistView({ list }: { list: Shortlist }) {
  const all = useShortlists()
  const { add } = useShortlistReturns()
  const { entries } = list
  return (
    <div className={styles.page}>
      <ListHead list={list} />
      {entries.length > 0 && <Totals list={list} />}
      <div className={styles.tools}>
        <Allowed
          call={shortlistEntries.add}
          otherwise={<RoleNeeded call={shortlistEntries.add} to="change shortlists" />}
        >
          <AddCreator
            label="Add a creator"
            action="Add"
            resting="Adding is free."
            adding="Adding…"
            failed="We couldn’t add this creator. Try again."
            onAdd={(creator) => add(list.id, creator)}
          />
        </Allowed>
        <PlaceMeter places={all.data?.places} />
      </div>
      {entries.length === 0 ? <Nobody /> : <Entries list={list} />}
      <Mix ids={reportsOf(list)} />
      {entries.length > 0 && (
        <Allowed call={shortlists.change}>
          <WeeklyCheck list={list} />
        </Allowed>
      )}
    </div>
  )
}

function Entries({ list }: { list: Shortlist }) {
  const change = useListChange(list.id)
  const [told, setTold] = useState('')
  const byId = new Map(list.entries.map((entry) => [entry.id, entry]))
  const ids = list.entries.map((entry) => entry.id)

  function onOrder(order: string[], id: string) {
    const name = nameOf(byId.get(id))
    setTold(`${name} is now number ${order.indexOf(id) + 1} of ${order.length}.`)
    change.mutate({ order }, { onError: (error) => toast('The order wasn’t saved', error.message, 'risk') })
  }

  const reorder = useReorder(ids, 'data-entry', onOrder)
  return (
    <section aria-labelledby="on-the-list">
      <h2 className={styles.subtitle} id="on-the-list">
        Creators
      </h2>
      <Allowed call={shortlists.change}>
        <p className={styles.hint} id="order-hint">
          Drag creators to reorder them, or focus a drag handle and press the arrow keys.
        </p>
      </Allowed>
      <ol className={styles.entries}>
        {reorder.ids.map((id, place) => {
          const entry = byId.get(id)
          return (
            entry && (
              <EntryRow
                key={id}
                listId={list.id}
                entry={entry}
                place={place + 1}
                held={reorder.held === id}
                grip={reorder.grip(id)}
              />
            )
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </section>
  )
}

const ListMix = latePart(async () => ({ default: (await import('./list-mix.tsx')).ListMix }), MixWaiting)

/** Whom a budget should book of the verified; from two on there is a choice. */
function Mix({ ids }: { ids: readonly string[] }) {
  if (ids.length < 2) return null
  return (
    <Suspense fallback={<MixWaiting />}>
      <ListMix ids={ids} />
    </Suspense>
  )
}

function MixWaiting() {
  return <div className={styles.waitingMix} role="status" aria-label="Weighing the creators" />
}

function nameOf(entry: ShortlistEntry | undefined): string {
  return entry ? shownName(entry.creator) : 'The creator'
}

function Nobody() {
  return (
    <EmptyState
      title="No creators on this list yet"
      heading="h2"
      actions={<ButtonLink to="/dashboard/discovery">Find creators</ButtonLink>}
    >
      Enter a name or profile link above, or use “Add to shortlist” in discovery, in your verifications or on a report.
    </EmptyState>
  )
}

/** Blocks of the height that the real ones will have. */
function Waiting() {
  return (
    <div className={styles.page} role="status" aria-label="Loading the shortlist">
      <PageHead back={{ to: '/dashboard/shortlists', name: 'Shortlists' }} title="Shortlist" />
      <div className={styles.waitingTotals} />
      <div className={styles.entries}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.waitingEntry} />
        ))}
      </div>
    </div>
  )
}
