import { type Campaign, campaigns, canEdit, currentStep } from '@vouch/contract'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useCampaign, useCampaignActs, useFollowedCampaign } from '../../api/campaigns.ts'
import { isAbsent } from '../../api/refusal.ts'
import { useMay } from '../../api/workspaces.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { CampaignAside } from './campaign-aside.tsx'
import { CampaignHead } from './campaign-head.tsx'
import styles from './campaigns.module.css'
import { EditingProvider } from './fields/editing.tsx'
import { IntelligenceWaiting } from './intelligence-waiting.tsx'
import { MoneyStrip } from './money-strip.tsx'
import { StepNav } from './step-nav.tsx'
import { StepPanel } from './steps/step-panel.tsx'

export function meta() {
  return [{ title: 'Campaign · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** One campaign at one of its steps, which the address names: `?step=3`. Without one it opens where it was left. */
export default function CampaignPage() {
  const { id = '' } = useParams()
  const campaign = useCampaign(id)
  if (campaign.data) return <CampaignView key={id} campaign={campaign.data} />
  if (campaign.isPending) return <Waiting />
  const absent = isAbsent(campaign.error)
  return (
    <EmptyState
      title={absent ? 'Campaign not found' : 'We couldn’t load this campaign'}
      heading="h1"
      actions={
        <>
          {!absent && <Button onClick={() => campaign.refetch()}>Try again</Button>}
          <ButtonLink tone="secondary" to="/dashboard/campaigns">
            All campaigns
          </ButtonLink>
        </>
      }
    >
      {absent ? 'It may have been deleted, or belong to another workspace.' : campaign.error.message}
    </EmptyState>
  )
}

function CampaignView({ campaign }: { campaign: Campaign }) {
  const [search] = useSearchParams()
  const acts = useCampaignActs(campaign.id)
  const mayChange = useMay(campaigns.change)
  const lapsed = usePlanEnded()
  const updatedBy = useFollowedCampaign(campaign)
  const may = mayChange && canEdit(campaign.state) && !lapsed
  const asked = Number(search.get('step'))
  // Without a step in the address the one that was first shown stays: a step that is done under somebody's hands must not run away.
  const [first] = useState(() => currentStep(campaign.steps)?.step)
  const step = [asked, first].flatMap((wanted) => campaign.steps.find((each) => each.step === wanted) ?? [])[0]
  return (
    <EditingProvider may={may} reload={acts.reload}>
      <div className={styles.page}>
        <CampaignHead campaign={campaign} acts={acts} readOnly={lapsed} />
        <ReadOnlyNotice campaign={campaign} lapsed={lapsed} mayChange={mayChange} />
        <MoneyStrip campaign={campaign} />
        {step && <StepNav steps={campaign.steps} current={step.step} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            {step && <StepPanel campaign={campaign} acts={acts} step={step} />}
            {(campaign.state === 'active' || step?.step === 4) && (
              <Suspense fallback={<IntelligenceWaiting />}>
                <IntelligencePanel campaign={campaign} />
              </Suspense>
            )}
          </div>
          <CampaignAside campaign={campaign} acts={acts} />
        </div>
        <p className="visually-hidden" role="status">
          {updatedBy && `${updatedBy} changed this campaign.`}
        </p>
      </div>
    </EditingProvider>
  )
}

const IntelligencePanel = latePart(async () => ({
  default: (await import('./intelligence-panel.tsx')).IntelligencePanel,
}))

function ReadOnlyNotice({ campaign, lapsed, mayChange }: { campaign: Campaign; lapsed: boolean; mayChange: boolean }) {
  if (lapsed) return <EndedPlan>Your plan has ended, so this campaign is read-only. Nothing is lost.</EndedPlan>
  if (campaign.state === 'archived')
    return <Notice tone="info">This campaign is archived. Restore it to change it.</Notice>
  if (!mayChange) return <Notice tone="info">You’re a viewer in this workspace: you can read everything here.</Notice>
  return null
}

function Waiting() {
  return (
    <div className={styles.page} role="status" aria-label="Loading the campaign">
      <PageHead back={{ to: '/dashboard/campaigns', name: 'Campaigns' }} title="Campaign" />
      <div className={styles.waitingPage} />
    </div>
  )
}
