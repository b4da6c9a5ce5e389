import { plural } from '@vouch/engine'
import type { CampaignCreatorValues, CampaignValues, DeliverableValues } from './campaign-fields.ts'
import type { CampaignState } from './campaign-states.ts'
import { takesPart } from './taking-part.ts'

/** What each step of a campaign still lacks, one sentence each. */

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

/** @returns what is missing, for the seven steps in order */
export function missingByStep(facts: CampaignFacts): string[][] {
  return [
    missingOfBrief(facts),
    missingOfAudience(facts),
    missingOfFinding(facts),
    missingOfShortlist(facts),
    missingOfOutreach(facts),
    missingOfContent(facts),
    missingOfResults(facts),
  ]
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
    [audience !== '' || countries.length > 0, 'Say who you want to reach.'],
    [budget !== null, 'Set the budget.'],
    [
      minFollowers === null || maxFollowers === null || minFollowers <= maxFollowers,
      'The maximum number of followers is below the minimum.',
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
const isIn = ({ values }: CampaignFacts['creators'][number]) => takesPart(values)

function missingOfOutreach({ creators }: CampaignFacts): string[] {
  const approved = creators.filter(isApproved)
  const open = (...states: CampaignCreatorValues['outreach'][]) =>
    approved.filter((one) => !isIn(one) && states.includes(one.values.outreach)).length
  const [untouched, waiting, talking] = [open('not-contacted'), open('contacted'), open('replied', 'negotiating')]
  const unpriced = approved.filter((one) => isIn(one) && one.values.agreedFee === null).length
  return lacks([
    [approved.length > 0, 'Approve creators first.'],
    [untouched === 0, `Contact ${plural(untouched, 'creator')}.`],
    [waiting === 0, `${plural(waiting, 'creator')} ${have(waiting)} not replied yet.`],
    [talking === 0, `Agree on a fee with ${plural(talking, 'creator')}.`],
    [unpriced === 0, `Enter the agreed fee for ${plural(unpriced, 'creator')}.`],
  ])
}

function missingOfContent({ creators }: CampaignFacts): string[] {
  const agreed = creators.filter(isIn)
  const contracts = (state: CampaignCreatorValues['contract']) =>
    agreed.filter(({ values }) => values.contract === state).length
  const [unwritten, unsent, unsigned] = [contracts('none'), contracts('drafted'), contracts('sent')]
  const idle = agreed.filter(({ deliverables }) => deliverables.length === 0).length
  const all = agreed.flatMap(({ deliverables }) => deliverables)
  const undated = all.filter(({ dueOn }) => dueOn === null).length
  const unposted = all.filter(({ state, link }) => state !== 'posted' || link === '').length
  return lacks([
    [agreed.length > 0, 'Agree with a creator first.'],
    [unwritten === 0, `Write the contract with ${plural(unwritten, 'creator')}.`],
    [unsent === 0, `Send ${plural(unsent, 'contract')}.`],
    [unsigned === 0, `${plural(unsigned, 'contract')} ${unsigned === 1 ? 'isn’t' : 'aren’t'} signed yet.`],
    [idle === 0, `Add deliverables for ${plural(idle, 'creator')}.`],
    [undated === 0, `Set a due date for ${plural(undated, 'deliverable')}.`],
    [unposted === 0, `${plural(unposted, 'deliverable')} ${have(unposted)} no posted link yet.`],
  ])
}

function missingOfResults({ creators }: CampaignFacts): string[] {
  const agreed = creators.filter(isIn)
  const posted = agreed.flatMap(({ deliverables }) => deliverables.filter(({ state }) => state === 'posted'))
  const unread = posted.filter(({ views, likes }) => views === null && likes === null).length
  const unpaid = agreed.filter(({ values }) => (values.paid ?? 0) < (values.agreedFee ?? 0)).length
  return lacks([
    [posted.length > 0, 'Nothing is posted yet.'],
    [unread === 0, `Enter the results of ${plural(unread, 'post')}.`],
    [unpaid === 0, `Log the payment to ${plural(unpaid, 'creator')}.`],
  ])
}
