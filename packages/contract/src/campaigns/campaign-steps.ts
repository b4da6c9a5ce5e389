import { plural } from '@vouch/engine'
import type { CampaignCreatorValues, CampaignValues, DeliverableValues } from './campaign-fields.ts'
import { type CampaignState, hasStarted } from './campaign-states.ts'

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

/** What the steps read of a campaign. */
export interface CampaignFacts {
  state: CampaignState
  values: CampaignValues
  creators: readonly {
    values: CampaignCreatorValues
    /** The workspace has a report about the creator. */
    verified: boolean
    deliverables: readonly DeliverableValues[]
  }[]
}

type Part = [holds: boolean, sentence: string]
const lacks = (parts: readonly Part[]) => parts.flatMap(([holds, sentence]) => (holds ? [] : [sentence]))
const have = (count: number) => (count === 1 ? 'has' : 'have')

/** @returns all seven steps, in order */
export function campaignSteps(facts: CampaignFacts): CampaignStep[] {
  const lists = [
    missingOfBrief(facts),
    missingOfAudience(facts),
    missingOfFinding(facts),
    missingOfShortlist(facts),
    missingOfOutreach(facts),
    missingOfContent(facts),
    missingOfResults(facts),
  ]
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

function missingOfBrief({ values: { brief, product, startsOn, endsOn } }: CampaignFacts): string[] {
  return lacks([
    [product !== '', 'Name what you’re promoting.'],
    [brief !== '', 'Write the brief.'],
    [startsOn !== null && endsOn !== null, 'Set the start and end dates.'],
    [startsOn === null || endsOn === null || startsOn <= endsOn, 'The end date is before the start date.'],
  ])
}

function missingOfAudience({ values }: CampaignFacts): string[] {
  const { platforms, audience, countries, budget, minFollowers, maxFollowers } = values
  return lacks([
    [platforms.length > 0, 'Choose at least one platform.'],
    [audience !== '' || countries.length > 0, 'Say whom you want to reach.'],
    [budget !== null, 'Set the budget.'],
    [
      minFollowers === null || maxFollowers === null || minFollowers <= maxFollowers,
      'The most followers is less than the fewest.',
    ],
  ])
}

function missingOfFinding({ creators }: CampaignFacts): string[] {
  return lacks([[creators.length > 0, 'Add at least one creator.']])
}

function missingOfShortlist({ creators }: CampaignFacts): string[] {
  const wanted = creators.filter(({ values }) => values.decision !== 'declined')
  const unverified = wanted.filter(({ verified }) => !verified).length
  const undecided = creators.filter(({ values }) => values.decision === 'considering').length
  const approved = creators.some(({ values }) => values.decision === 'approved')
  return lacks([
    [creators.length > 0, 'Add creators first.'],
    [unverified === 0, `${plural(unverified, 'creator')} ${have(unverified)} no report yet: verify or decline.`],
    [creators.length === 0 || approved, 'Approve at least one creator.'],
    [undecided === 0, `Decide on ${plural(undecided, 'creator')}.`],
  ])
}

const isApproved = ({ values }: CampaignFacts['creators'][number]) => values.decision === 'approved'
const isAgreed = ({ values }: CampaignFacts['creators'][number]) =>
  values.decision === 'approved' && values.outreach === 'agreed'

function missingOfOutreach({ creators }: CampaignFacts): string[] {
  const approved = creators.filter(isApproved)
  const open = (...states: CampaignCreatorValues['outreach'][]) =>
    approved.filter(({ values }) => states.includes(values.outreach)).length
  const [untouched, waiting, talking] = [open('not-contacted'), open('contacted'), open('replied', 'negotiating')]
  const unpriced = approved.filter((one) => isAgreed(one) && one.values.agreedFee === null).length
  return lacks([
    [approved.length > 0, 'Approve creators first.'],
    [untouched === 0, `Contact ${plural(untouched, 'creator')}.`],
    [waiting === 0, `${plural(waiting, 'creator')} ${have(waiting)} not replied yet.`],
    [talking === 0, `Agree on a fee with ${plural(talking, 'creator')}.`],
    [unpriced === 0, `Enter the agreed fee of ${plural(unpriced, 'creator')}.`],
  ])
}

function missingOfContent({ creators }: CampaignFacts): string[] {
  const agreed = creators.filter(isAgreed)
  const unsigned = agreed.filter(({ values }) => values.contract !== 'signed').length
  const idle = agreed.filter(({ deliverables }) => deliverables.length === 0).length
  const all = agreed.flatMap(({ deliverables }) => deliverables)
  const undated = all.filter(({ dueOn }) => dueOn === null).length
  const unposted = all.filter(({ state, link }) => state !== 'posted' || link === '').length
  return lacks([
    [agreed.length > 0, 'Agree with a creator first.'],
    [unsigned === 0, `${plural(unsigned, 'contract')} ${unsigned === 1 ? 'isn’t' : 'aren’t'} signed yet.`],
    [idle === 0, `Add deliverables for ${plural(idle, 'creator')}.`],
    [undated === 0, `Set a due date for ${plural(undated, 'deliverable')}.`],
    [unposted === 0, `${plural(unposted, 'deliverable')} ${have(unposted)} no posted link yet.`],
  ])
}

function missingOfResults({ creators }: CampaignFacts): string[] {
  const agreed = creators.filter(isAgreed)
  const posted = agreed.flatMap(({ deliverables }) => deliverables.filter(({ state }) => state === 'posted'))
  const unread = posted.filter(({ views, likes }) => views === null && likes === null).length
  const unpaid = agreed.filter(({ values }) => (values.paid ?? 0) < (values.agreedFee ?? 0)).length
  return lacks([
    [posted.length > 0, 'Nothing is posted yet.'],
    [unread === 0, `Enter the results of ${plural(unread, 'post')}.`],
    [unpaid === 0, `Record the payment of ${plural(unpaid, 'creator')}.`],
  ])
}
