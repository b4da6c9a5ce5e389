import { actionCosts, type Campaign, type CampaignStep, campaignStepNames, lastDraftStep } from '@vouch/contract'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { deedWords } from '../campaign-words.ts'
import { useEditing } from '../fields/editing.tsx'
import { StartDialog } from '../start-dialog.tsx'
import { AudienceStep } from './audience-step.tsx'
import { BriefStep } from './brief-step.tsx'
import { ContentStep } from './content-step.tsx'
import { FindStep } from './find-step.tsx'
import { OutreachStep } from './outreach-step.tsx'
import { ResultsStep } from './results-step.tsx'
import { ShortlistStep } from './shortlist-step.tsx'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

const panels = [BriefStep, AudienceStep, FindStep, ShortlistStep, OutreachStep, ContentStep, ResultsStep]

/** One step: what is missing, what to do, and the way on. */
export function StepPanel({ campaign, acts, step }: StepProps & { step: CampaignStep }) {
  const Panel = panels[step.step - 1]
  return (
    <section className={styles.step} aria-labelledby="step">
      <header className={styles.head}>
        <div>
          <p className={styles.quiet}>
            Step {step.step} of {campaignStepNames.length}
          </p>
          <h2 className={styles.title} id="step">
            {step.name}
          </h2>
        </div>
        <Missing step={step} />
      </header>
      {step.locked ? <Locked campaign={campaign} /> : Panel && <Panel campaign={campaign} acts={acts} />}
      <WayOn campaign={campaign} step={step} />
    </section>
  )
}

function Missing({ step: { locked, done, missing } }: { step: CampaignStep }) {
  if (locked) return null
  if (done) return <p className={styles.done}>Nothing is missing here.</p>
  return (
    <ul className={styles.missing} aria-label="What’s missing">
      {missing.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

function Locked({ campaign }: { campaign: Campaign }) {
  return (
    <EmptyState title="This step opens after the start" actions={<StartButton campaign={campaign} tone="secondary" />}>
      Plan, find and verify first. Once the campaign has started, you keep track of outreach, contracts and results
      here.
    </EmptyState>
  )
}

function StartButton({ campaign, tone }: { campaign: Campaign; tone: 'primary' | 'secondary' }) {
  const { may } = useEditing()
  const [starting, setStarting] = useState(false)
  if (campaign.state !== 'draft' || !may) return null
  return (
    <>
      <Button tone={tone} onClick={() => setStarting(true)}>
        {deedWords.start} · {actionCosts.campaign_workflow} credits
      </Button>
      {starting && <StartDialog campaign={campaign} onClose={() => setStarting(false)} />}
    </>
  )
}

/** To the step before and the next one; after planning stands the start. */
function WayOn({ campaign, step: { step } }: { campaign: Campaign; step: CampaignStep }) {
  const [before, next] = [campaignStepNames[step - 2], campaignStepNames[step]]
  return (
    <footer className={styles.wayOn}>
      {before && (
        <ButtonLink tone="quiet" to={`?step=${step - 1}`}>
          Back: {before}
        </ButtonLink>
      )}
      <span />
      {step === lastDraftStep && <StartButton campaign={campaign} tone="primary" />}
      {next && (
        <ButtonLink
          tone={step === lastDraftStep && campaign.state === 'draft' ? 'quiet' : 'secondary'}
          to={`?step=${step + 1}`}
        >
          Next: {next}
        </ButtonLink>
      )}
    </footer>
  )
}
