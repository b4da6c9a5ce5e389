import { outreachSends, type ThreadState, threadStates } from '@vouch/contract'
import { Link, useSearchParams } from 'react-router'
import { Allowed } from '../../account/allowed.tsx'
import { type InboxFilter, useThreads } from '../../api/outreach.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import styles from './outreach.module.css'
import { threadStateWords } from './outreach-words.ts'
import { ThreadRow } from './thread-row.tsx'
import { ThreadView } from './thread-view.tsx'

export function meta() {
  return [{ title: 'Outreach · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** The inbox of outreach: threads with creators at the left, the open one at the right. The address says which, and what is shown. */
export default function OutreachPage() {
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search)
  const known = useThreads(filter)
  const threads = known.data?.pages.flatMap((page) => page.threads) ?? []
  const open = search.get('thread')
  const ended = usePlanEnded()
  const isFiltered = filter.state !== null || filter.mine || filter.campaignId !== null
  return (
    <div className={styles.page}>
      <PageHead
        title="Outreach"
        actions={
          <>
            {!ended && (
              <Allowed call={outreachSends.send}>
                <ButtonLink to="/dashboard/outreach/new">Write to creators</ButtonLink>
              </Allowed>
            )}
            <ButtonLink tone="quiet" to="/dashboard/outreach/templates">
              Templates
            </ButtonLink>
            <ButtonLink tone="quiet" to="/dashboard/settings/sending">
              Sending
            </ButtonLink>
          </>
        }
      >
        Emails to creators and their replies. Follow-ups stop when a creator replies.
      </PageHead>
      {ended && <EndedPlan>Your plan has ended, so no email goes out. Replies still come in.</EndedPlan>}
      {known.isPending && <p role="status">Loading your outreach…</p>}
      {known.isError && !known.data && <LoadFailure title="We couldn’t load your outreach" query={known} />}
      {known.data && threads.length === 0 && !isFiltered && !ended && <NothingYet />}
      {known.data && (threads.length > 0 || isFiltered) && (
        <>
          <Filters filter={filter} onChange={(changed) => setSearch(changed)} />
          <div className={styles.inbox} data-open={open !== null}>
            <div className={styles.list}>
              {threads.length === 0 && <p className={styles.quiet}>No thread matches.</p>}
              <nav className={styles.threads} aria-label="Threads">
                {threads.map((thread) => (
                  <ThreadRow key={thread.id} thread={thread} isOpen={thread.id === open} search={search} />
                ))}
              </nav>
              {known.hasNextPage && (
                <Button tone="quiet" busy={known.isFetchingNextPage} onClick={() => void known.fetchNextPage()}>
                  Show more
                </Button>
              )}
            </div>
            {open === null ? (
              <p className={styles.quiet}>Open a thread to read it.</p>
            ) : (
              <div>
                <p className={styles.backToList}>
                  <Link to={withoutThread(search)}>All threads</Link>
                </p>
                <ThreadView key={open} id={open} />
              </div>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function withoutThread(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  rest.delete('thread')
  return `?${rest}`
}

function filterOf(search: URLSearchParams): InboxFilter {
  const state = threadStates.find((each) => each === search.get('state')) ?? null
  return { state, campaignId: search.get('campaign'), mine: search.get('mine') === 'true' }
}

function Filters({ filter, onChange }: { filter: InboxFilter; onChange: (search: URLSearchParams) => void }) {
  const change = (changed: Partial<InboxFilter>) => {
    const { state, campaignId, mine } = { ...filter, ...changed }
    const words = { state, campaign: campaignId, mine: mine ? 'true' : null }
    const kept = Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== null)
    onChange(new URLSearchParams(kept))
  }
  const stateOf = (value: string): ThreadState | null => threadStates.find((each) => each === value) ?? null
  return (
    <div className={styles.filters}>
      <SelectField
        label="Show"
        value={filter.state ?? ''}
        onChange={({ target }) => change({ state: stateOf(target.value) })}
      >
        <option value="">All threads</option>
        {threadStates.map((state) => (
          <option key={state} value={state}>
            {threadStateWords[state]}
          </option>
        ))}
      </SelectField>
      <label className={styles.tick}>
        <input type="checkbox" checked={filter.mine} onChange={({ target }) => change({ mine: target.checked })} />
        Only mine
      </label>
      {filter.campaignId !== null && (
        <Button size="small" tone="quiet" onClick={() => change({ campaignId: null })}>
          Show every campaign
        </Button>
      )}
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="No emails yet"
      heading="h2"
      actions={
        <Allowed call={outreachSends.send}>
          <ButtonLink to="/dashboard/outreach/new">Write to creators</ButtonLink>
        </Allowed>
      }
    >
      Write to creators at the addresses they publish. A first email costs 20 credits and a follow-up 1, charged when
      your mail server accepts it.
    </EmptyState>
  )
}
