import type { Campaign, CampaignValues, DiscoveredCreator, NamedCreator } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { useState } from 'react'
import type { CampaignActs } from '../../../api/campaigns.ts'
import { useCreators } from '../../../api/discovery.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { type CreatorSearch, emptySearch } from '../../../discovery/creator-search.ts'
import { askedOf } from '../../../discovery/search-address.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { withoutDirections } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import { AddCreator } from '../../add-creator.tsx'
import { CreatorLine, TrustLine } from '../../discovery/creator-line.tsx'
import { useEditing } from '../fields/editing.tsx'
import { ChosenCreators } from './chosen-creators.tsx'
import { FromLists } from './from-lists.tsx'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

/** Finding creators: with the campaign's own filters, by link, from a shortlist, from reports. */
export function FindStep({ campaign, acts }: StepProps) {
  const { may } = useEditing()
  return (
    <>
      <ChosenCreators campaign={campaign} acts={acts} />
      {may && (
        <div className={styles.ways}>
          <AddCreator
            label="Add by profile link"
            action="Add"
            resting="Adding is free."
            adding="Adding…"
            failed="We couldn’t add this creator. Try again."
            onAdd={(creator) => acts.addCreators([creator])}
          />
          <FromLists campaign={campaign} acts={acts} />
        </div>
      )}
      <Found campaign={campaign} acts={acts} />
    </>
  )
}

type Filtered = { [Name in keyof CampaignValues]: { value: CampaignValues[Name] } }

/** @returns the search that the campaign's audience amounts to */
export function searchOfCampaign(fields: Filtered): CreatorSearch {
  const { platforms, topics, countries, minFollowers, maxFollowers, minTrust } = fields
  return {
    ...emptySearch,
    filters: {
      ...emptySearch.filters,
      ...{ platform: platforms.value, category: topics.value, country: countries.value },
      ...{ minFollowers: minFollowers.value, maxFollowers: maxFollowers.value, minTrust: minTrust.value },
    },
  }
}

const isIn = (campaign: Campaign, { platform, handle }: NamedCreator) =>
  campaign.creators.some(
    ({ creator }) => creator.platform === platform && creator.handle.toLowerCase() === handle.toLowerCase(),
  )

const shownAtOnce = 8

function Found({ campaign, acts }: StepProps) {
  const { may } = useEditing()
  const asked = askedOf(searchOfCampaign(campaign.fields))
  const found = useCreators(asked)
  const [shown, setShown] = useState(shownAtOnce)
  const all = (found.data?.pages ?? []).flatMap((page) => page.creators)
  const fresh = all.filter((creator) => !isIn(campaign, creator))
  const { total = 0, totalIsExact = true } = found.data?.pages[0] ?? {}

  function more() {
    setShown(shown + shownAtOnce)
    if (shown + shownAtOnce > fresh.length && found.hasNextPage) void found.fetchNextPage()
  }

  return (
    <section aria-labelledby="found">
      <div className={styles.bar}>
        <h3 className={styles.subtitle} id="found">
          Creators who fit
        </h3>
        <ButtonLink tone="quiet" size="small" to={`/dashboard/discovery?${new URLSearchParams(asked.address)}`}>
          Open in Discovery
        </ButtonLink>
      </div>
      <p className={styles.quiet}>
        Based on what you set in step 2.{' '}
        {found.data && (totalIsExact ? `${plural(total, 'creator')} found.` : `${count(total)}+ creators found.`)}
      </p>
      {found.isError && !found.data && (
        <Notice tone="risk" title="We couldn’t search">
          {found.error.message}
        </Notice>
      )}
      {found.isPending && <div className={styles.waiting} role="status" aria-label="Searching" />}
      {found.data && fresh.length === 0 && (
        <EmptyState title="No one else fits" heading="h3">
          Widen the size, the topics or the countries in step 2, or add creators by link.
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {fresh.slice(0, shown).map((creator) => (
          <FoundRow key={creator.id} creator={creator} may={may} acts={acts} />
        ))}
      </ul>
      {(fresh.length > shown || found.hasNextPage) && (
        <Button tone="quiet" size="small" busy={found.isFetchingNextPage} onClick={more}>
          Show more
        </Button>
      )}
    </section>
  )
}

function FoundRow({ creator, may, acts }: { creator: DiscoveredCreator; may: boolean; acts: CampaignActs }) {
  const [busy, setBusy] = useState(false)
  const name = withoutDirections(creator.displayName ?? creator.handle)

  async function add() {
    setBusy(true)
    try {
      await acts.addCreators([{ platform: creator.platform, handle: creator.handle }])
    } catch (error) {
      toast('Not added', sentenceOf(error, 'Try again.'), 'risk')
      setBusy(false)
    }
  }

  return (
    <li className={styles.found}>
      <CreatorLine creator={creator} />
      <TrustLine creator={creator} />
      {may && (
        <Button tone="secondary" size="small" busy={busy} aria-label={`Add ${name}`} onClick={() => void add()}>
          Add
        </Button>
      )}
    </li>
  )
}
