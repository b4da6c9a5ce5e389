import { type CreatorSort, creatorSorts, sentenceOf } from '@vouch/contract'
import { useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { useCreators } from '../../api/discovery.ts'
import { CreatorResults } from '../../discovery/creator-results.tsx'
import { type CreatorSearch, emptyAsked, emptySearch, searchesNothing } from '../../discovery/creator-search.ts'
import styles from '../../discovery/discovery.module.css'
import { UnknownName } from '../../discovery/like-named.tsx'
import { SearchBox } from '../../discovery/search-box.tsx'
import type { SearchChange } from '../../discovery/search-rules.ts'
import { withTyped } from '../../discovery/typed-search.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { useAddress } from '../../ui/use-address.ts'
import { useAsked } from '../../ui/use-asked.ts'
import { AddToShortlist } from '../shortlists/add-to-shortlist.tsx'
import { DiscoveryTabs } from './discovery-tabs.tsx'
import { boundedLookalikes, lookalikesAddress } from './match-bounds.ts'
import { keyOf, withChosen } from './panel/chosen-creator.ts'
import { CreatorPanel } from './panel/creator-panel.tsx'
import { openingOf, usePanel } from './panel/use-panel.ts'
import saved from './saved-searches.module.css'
import { useSearching } from './use-searching.ts'

export function meta() {
  return [{ title: 'Discovery · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const sortWords = {
  trust: 'Best match',
  followers: 'Most followers',
  engagement: 'Highest engagement',
  price: 'Lowest price',
  recent: 'Most recent data',
} as const

/** Creators by a sentence, by filters, in an order. The address of the page is the search; without one, the list doesn't wait for what reads it. */
export default function DiscoveryPage() {
  const [address, changeAddress] = useAddress()
  const nothing = searchesNothing(address)
  const { searching, failed, load } = useSearching(!nothing)
  const search = searching?.searchOf(address) ?? { ...emptySearch, text: sentenceOf(address) }
  const list = useCreators(nothing ? emptyAsked : (searching?.askedOf(search) ?? null))
  const typed = useRef<string | null>(null)
  // The button that tried again has gone with what it stood in.
  const [retried, setRetried] = useState(false)
  /** Says whether it was changed: what changes it may not have come. */
  async function change(make: SearchChange): Promise<boolean> {
    const rules = await load()
    if (rules === null) return false
    const { addressOf, searchOf, searchRules } = rules
    changeAddress((before) => addressOf(make(searchOf(before), searchRules)))
    return true
  }
  const creators = list.data?.pages.flatMap((page) => page.creators) ?? []
  const panel = usePanel({ creators, ...(list.hasNextPage && { loadMore: () => void list.fetchNextPage() }) })
  const { chosen } = panel
  const like = list.isPlaceholderData ? null : (list.data?.pages[0]?.like ?? null)
  if (like?.creator && searching)
    return <Navigate to={boundedLookalikes(like.creator, searching.readSearch(search).filters)} replace />
  return (
    <div className={styles.split} data-panel={chosen !== null || undefined}>
      <div className={styles.page}>
        <PageHead title="Discovery">
          Searching is free. Screening scores help you find creators; verify a creator before you hire one.
        </PageHead>
        <DiscoveryTabs />
        <SearchBox search={search} rules={searching?.searchRules ?? null} onChange={change} typed={typed} />
        {failed && (
          <Notice
            tone="risk"
            urgent
            actions={
              <Button size="small" tone="secondary" onClick={async () => setRetried((await load()) !== null)}>
                Try again
              </Button>
            }
          >
            The search couldn’t load.
          </Notice>
        )}
        {searching ? (
          <searching.SavedSearches
            address={String(new URLSearchParams(searching.addressOf(search)))}
            onOpen={(next) => changeAddress(() => next)}
          />
        ) : (
          <div className={saved.waiting} />
        )}
        {(nothing || !failed) && (
          <div className={styles.results} ref={retried ? takeFocus : null} tabIndex={-1}>
            {like && <UnknownName name={like.name} verify="/dashboard/verify" />}
            <CreatorResults
              list={list}
              nobody={(offers) =>
                searching && (
                  <searching.NoCreators {...{ search, offers }} onSearch={(offered) => change(() => offered)} />
                )
              }
              leadsTo={(creator) => `?${withChosen(address, creator)}`}
              opens={{ chosen: chosen && keyOf(chosen), link: openingOf(chosen, panel.openedHere) }}
              alike={lookalikesAddress}
              action={({ platform, handle, displayName }) => (
                <AddToShortlist short creator={{ platform, handle }} name={shownName({ displayName, handle })} />
              )}
              note={orderNote(search)}
              order={
                <Order
                  sort={search.sort}
                  onChoose={(sort) => change(withTyped((before) => ({ ...before, sort }), typed.current))}
                />
              }
            />
          </div>
        )}
      </div>
      {chosen !== null && <CreatorPanel panel={{ ...panel, chosen }} creators={creators} />}
    </div>
  )
}

/** Rates of different bases stand in one order, which says so. */
function orderNote({ sort, filters }: CreatorSearch): string | null {
  if (sort !== 'engagement' || filters.platform.length === 1) return null
  return 'Engagement is per view on some platforms and per follower on others. Pick one platform to compare.'
}

interface OrderProps {
  sort: CreatorSort
  onChoose: (sort: CreatorSort) => Promise<boolean>
}

function Order({ sort, onChoose }: OrderProps) {
  const [shown, ask] = useAsked(sort)
  const choose = (next: CreatorSort) =>
    ask(
      next,
      onChoose(next).then((done) => done || Promise.reject()),
    )
  return (
    <div className={styles.sort}>
      <SelectField
        label="Sort by"
        value={shown}
        onChange={({ target }) => choose(creatorSorts.find((each) => each === target.value) ?? creatorSorts[0])}
      >
        {creatorSorts.map((each) => (
          <option key={each} value={each}>
            {sortWords[each]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
