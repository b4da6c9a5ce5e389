import { type DiscoveredCreator, matches } from '@vouch/contract'
import { Navigate, useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { useCreators } from '../../api/discovery.ts'
import { type MatchQuestion, useCreator } from '../../api/matches.ts'
import { refusalOf } from '../../api/refusal.ts'
import { isPreparing } from '../../api/while-preparing.ts'
import { CreatorTable } from '../../discovery/creator-table.tsx'
import discovery from '../../discovery/discovery.module.css'
import { Preparing } from '../../discovery/preparing.tsx'
import { addressOf, askedOf, searchOf } from '../../discovery/search-address.ts'
import { SearchBox } from '../../discovery/search-box.tsx'
import { searchRules } from '../../discovery/search-rules.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { withoutDirections } from '../../ui/shown-name.ts'
import { BoundsFields } from './bounds-fields.tsx'
import { CreatorLine } from './creator-line.tsx'
import { DiscoveryTabs } from './discovery-tabs.tsx'
import styles from './match.module.css'
import { type AskedBounds, boundsOf, creatorOf, lookalikesAddress, withBounds } from './match-bounds.ts'
import { OfferPanel } from './offer-panel.tsx'

export function meta() {
  return [{ title: 'Lookalikes · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Creators like one that worked: whom, among whom, how many there are, and what they cost. The address holds all of it. */
export default function LookalikesPage() {
  const [address, setAddress] = useSearchParams()
  const name = creatorOf(address)
  const reference = useCreator(name)
  const bounds = boundsOf(address)
  return (
    <div className={discovery.page}>
      <PageHead title="Lookalikes">
        Find creators like one that worked for you, with the reasons for each. A close match isn’t a verdict, so check
        the trust score too.
      </PageHead>
      <DiscoveryTabs />
      {name === null && <ChooseCreator />}
      {reference.isError && (
        <EmptyState
          title="No creator to compare with yet"
          heading="h2"
          actions={<ButtonLink to={`/dashboard/verify?address=${name?.handle ?? ''}`}>Verify a creator</ButtonLink>}
        >
          {refusalOf(reference.error).message}
        </EmptyState>
      )}
      {reference.failureReason && isPreparing(reference.failureReason) && !reference.isError && (
        <p role="status">{refusalOf(reference.failureReason).message}</p>
      )}
      {name !== null && reference.data && (
        <div className={styles.columns}>
          <div className={styles.ask}>
            <section className={styles.reference} aria-label="Reference creator">
              <CreatorLine creator={reference.data} />
              <ButtonLink size="small" tone="quiet" to="/dashboard/discovery/lookalikes">
                Change
              </ButtonLink>
            </section>
            <BoundsFields
              bounds={bounds}
              anyPlatform="Same platform"
              onBounds={(next) => setAddress(withBounds(address, next), { replace: true })}
            />
          </div>
          <OfferPanel question={questionOf(reference.data, bounds)} />
        </div>
      )}
    </div>
  )
}

function questionOf({ platform, handle }: DiscoveredCreator, bounds: AskedBounds): MatchQuestion {
  const body = { of: { platform, handle }, ...bounds }
  return {
    kind: 'lookalikes',
    body,
    ask: (preview, key, signal) =>
      call(matches.lookalikes, { headers: { 'idempotency-key': key }, body: { ...body, preview } }, signal),
  }
}

/** Nobody is named yet: a search whose rows lead here. */
function ChooseCreator() {
  const [address, setAddress] = useSearchParams()
  const search = searchOf(address)
  const list = useCreators(askedOf(search))
  const first = list.data?.pages[0]
  const creators = first?.creators.slice(0, 10) ?? []
  if (first?.like?.creator && !list.isPlaceholderData)
    return <Navigate to={lookalikesAddress(first.like.creator)} replace />
  return (
    <>
      <h2 className={styles.subtitle}>Find creators like…</h2>
      <SearchBox
        search={search}
        rules={searchRules}
        onChange={(change) => setAddress(addressOf(change(search, searchRules)))}
      />
      {first?.preparing && <Preparing {...first.preparing} />}
      {creators.length > 0 && <CreatorTable creators={creators} leadsTo={lookalikesAddress} />}
      {first && !first.preparing && creators.length === 0 && (
        <EmptyState title="No creators found" heading="h2">
          Remove a filter, or try another name. {withoutDirections(search.text)}
        </EmptyState>
      )}
    </>
  )
}
