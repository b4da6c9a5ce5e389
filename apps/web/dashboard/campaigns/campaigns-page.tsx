import { type CampaignSummary, campaigns } from '@vouch/contract'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { useCampaigns } from '../../api/campaigns.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { CampaignTable } from './campaign-table.tsx'
import { CampaignTimeline } from './campaign-timeline.tsx'
import styles from './campaigns.module.css'
import { NewCampaign } from './new-campaign.tsx'
import { ViewSwitch } from './view-switch.tsx'

export function meta() {
  return [{ title: 'Campaigns · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const views = { list: 'List', board: 'Board', timeline: 'Timeline' } as const
type View = keyof typeof views

/** The campaigns of the workspace, as a list, a board or a timeline; the address says which. */
export default function CampaignsPage() {
  const known = useCampaigns()
  const [opening, setOpening] = useState(false)
  const ended = usePlanEnded()
  const start = !ended && (
    <Allowed call={campaigns.create}>
      <Button onClick={() => setOpening(true)}>New campaign</Button>
    </Allowed>
  )
  return (
    <div className={styles.page}>
      <PageHead
        title="Campaigns"
        actions={
          <>
            {start}
            <ButtonLink tone="quiet" to="/dashboard/campaigns/intelligence">
              Campaign intelligence
            </ButtonLink>
          </>
        }
      >
        From the brief to the results, in seven steps. Drafts are free.
      </PageHead>
      {ended && <EndedPlan>Your plan has ended, so campaigns are read-only. Nothing is lost.</EndedPlan>}
      <Allowed call={campaigns.create} otherwise={<RoleNeeded call={campaigns.create} to="create campaigns" />}>
        {opening && <NewCampaign onClose={() => setOpening(false)} />}
      </Allowed>
      {known.isPending && <div className={styles.waitingPage} role="status" aria-label="Loading the campaigns" />}
      {known.isError && !known.data && (
        <Notice
          tone="risk"
          title="We couldn’t load your campaigns"
          actions={
            <Button size="small" tone="secondary" onClick={() => known.refetch()}>
              Try again
            </Button>
          }
        >
          {known.error.message}
        </Notice>
      )}
      {known.data?.campaigns.length === 0 && (
        <EmptyState title="No campaigns yet" heading="h2" actions={start}>
          A campaign keeps the brief, budget, creators and results in one place. Starting one costs 2 credits; planning
          is free.
        </EmptyState>
      )}
      {known.data && known.data.campaigns.length > 0 && <Shown all={known.data.campaigns} />}
    </div>
  )
}

const Board = latePart(async () => ({ default: (await import('./campaign-cards.tsx')).CampaignCards }))

function Shown({ all }: { all: readonly CampaignSummary[] }) {
  const [search, setSearch] = useSearchParams()
  const view = (Object.keys(views) as View[]).find((each) => each === search.get('view')) ?? 'list'
  const withArchived = search.get('archived') === 'true'
  const archived = all.filter(({ state }) => state === 'archived').length
  const shown = withArchived ? all : all.filter(({ state }) => state !== 'archived')

  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <>
      <div className={styles.actions}>
        <ViewSwitch
          label="Campaigns as"
          views={views}
          value={view}
          onChange={(next) => set('view', next === 'list' ? null : next)}
        />
        {archived > 0 && view !== 'board' && (
          <Button tone="quiet" size="small" onClick={() => set('archived', withArchived ? null : 'true')}>
            {withArchived ? 'Hide archived' : `Show ${archived} archived`}
          </Button>
        )}
      </div>
      {view === 'board' ? (
        <Suspense fallback={<div className={styles.waitingPage} role="status" aria-label="Loading the board" />}>
          <Board all={all} />
        </Suspense>
      ) : shown.length === 0 ? (
        <EmptyState title="All campaigns are archived" heading="h2">
          Show the archived ones above, or create a new one.
        </EmptyState>
      ) : view === 'timeline' ? (
        <CampaignTimeline all={shown} />
      ) : (
        <CampaignTable all={shown} />
      )}
    </>
  )
}
