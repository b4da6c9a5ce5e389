import { type CampaignFacts, missingByStep } from './campaign-missing.ts'
import { hasStarted } from './campaign-states.ts'

/** The seven steps of a campaign: for each what is missing, and what to do next. It follows from the fields alone, so that the server, a program
 *  and every screen say the same. */

export const campaignStepNames = [
  'Brief and goal',
  'Audience and budget',
  'Find creators',
  'Verify and shortlist',
  'Outreach and negotiation',
  'Contract and content',
  'Track and report',
] as const

/** The last step before the campaign is started; those after it wait for the start. */
export const lastDraftStep = 4

export interface CampaignStep {
  /** 1 to 7. */
  step: number
  name: (typeof campaignStepNames)[number]
  /** It waits for the start of the campaign. */
  locked: boolean
  done: boolean
  /** What is missing, one sentence each; empty when the step is done. */
  missing: string[]
  /** The next act. */
  next: string
}

/** @returns all seven steps, in order */
export function campaignSteps(facts: CampaignFacts): CampaignStep[] {
  const lists = missingByStep(facts)
  return campaignStepNames.map((name, index) => {
    const step = index + 1
    const locked = step > lastDraftStep && !hasStarted(facts.state)
    const missing = locked ? ['Start the campaign to open this step.'] : (lists[index] ?? [])
    const done = missing.length === 0
    return { step, name, locked, done, missing, next: nextOf(facts, step, missing) }
  })
}

/** @returns the step to go on with: the first that is open and not done, else the last that is open */
export function currentStep(steps: readonly CampaignStep[]): CampaignStep | undefined {
  return steps.find(({ locked, done }) => !locked && !done) ?? steps.findLast(({ locked }) => !locked)
}

function nextOf({ state }: CampaignFacts, step: number, missing: readonly string[]): string {
  const [first] = missing
  if (first !== undefined) return first
  if (step === lastDraftStep && state === 'draft') return 'Start the campaign.'
  if (step === campaignStepNames.length) return state === 'active' ? 'Complete the campaign.' : 'Nothing is left to do.'
  return `Go on to ${campaignStepNames[step]?.toLowerCase()}.`
}
