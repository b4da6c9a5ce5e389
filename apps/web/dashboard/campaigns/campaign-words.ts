import type {
  CampaignChange,
  CampaignDeed,
  CampaignState,
  CreatorDecision,
  Currency,
  contractStates,
  creatorRoles,
  deliverableStates,
  OutreachState,
} from '@vouch/contract'
import { blankCampaign, currencies, signOfCurrency } from '@vouch/contract'
import { amountIn, count, date, deliverableWords } from '@vouch/presentation'

/** What the parts of a campaign are called. */

export const stateWords: Readonly<Record<CampaignState, string>> = {
  draft: 'Draft',
  active: 'Active',
  completed: 'Completed',
  archived: 'Archived',
}

export const deedWords: Readonly<Record<CampaignDeed, string>> = {
  start: 'Start campaign',
  complete: 'Complete',
  reopen: 'Reopen',
  archive: 'Archive',
  restore: 'Restore',
}

export const outreachWords: Readonly<Record<OutreachState, string>> = {
  'not-contacted': 'Not contacted',
  contacted: 'Contacted',
  replied: 'Replied',
  negotiating: 'Negotiating',
  agreed: 'Agreed',
  'turned-down': 'Turned down',
}

export const decisionOptions: Readonly<Record<CreatorDecision, string>> = {
  considering: 'Considering',
  approved: 'Approved',
  declined: 'Declined',
}

export const roleOptions: Readonly<Record<(typeof creatorRoles)[number], string>> = {
  lead: 'Lead',
  supporting: 'Supporting',
  ambassador: 'Ambassador',
  seeding: 'Seeding',
}

export const contractWords: Readonly<Record<(typeof contractStates)[number], string>> = {
  none: 'No contract',
  drafted: 'Drafted',
  sent: 'Sent',
  signed: 'Signed',
}

export const deliveryWords: Readonly<Record<(typeof deliverableStates)[number], string>> = {
  planned: 'Planned',
  drafted: 'Draft received',
  changes: 'Changes requested',
  approved: 'Draft approved',
  posted: 'Posted',
}

const fieldNames: Readonly<Record<string, string>> = {
  ...{
    startsOn: 'start date',
    endsOn: 'end date',
    minFollowers: 'minimum followers',
    maxFollowers: 'maximum followers',
  },
  ...{ minTrust: 'minimum trust score', agreedFee: 'agreed fee', dueOn: 'due date', outreach: 'outreach status' },
  ...{ paid: 'amount paid', fee: 'target fee', contract: 'contract status', state: 'status', done: 'done' },
}

const deeds: Readonly<Record<Exclude<CampaignChange['kind'], 'field'>, string>> = {
  created: 'created the campaign',
  duplicated: 'copied it from',
  started: 'started the campaign',
  completed: 'completed the campaign',
  reopened: 'reopened the campaign',
  archived: 'archived the campaign',
  restored: 'restored the campaign',
  'creator-added': 'added',
  'creator-removed': 'took out',
  'creator-restored': 'put back',
  'deliverable-added': 'added a deliverable for',
  'deliverable-removed': 'deleted a deliverable for',
  'task-added': 'added the task',
  'task-removed': 'deleted the task',
}

/** What the values of a field are called; one value may stand in two fields and mean two things. */
const wordsByField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ outreach: outreachWords, decision: decisionOptions, contract: contractWords, state: deliveryWords },
  ...{ kind: deliverableWords, role: roleOptions },
}

/** Fields that hold money, in the campaign's currency. */
const amounts: readonly (string | null)[] = ['budget', 'fee', 'agreedFee', 'paid', 'revenue']

/** Fields that follow from what is sent, answered and accepted. */
const followed: readonly (string | null)[] = ['outreach', 'contract']

/** @returns who changed something; a reply or an acceptance moves a campaign without anybody of the workspace */
export function changerOf({ by, field }: Pick<CampaignChange, 'by' | 'field'>): string {
  return by ?? (followed.includes(field) ? 'Vouch' : 'Somebody')
}

/** @param changes newest first, with the newest there is
 *  @param currency of the campaign now
 *  @returns each change with the currency that the campaign's money was in when it was made: only the name of the currency changes, no amount does */
export function withCurrencies<Change extends Pick<CampaignChange, 'field' | 'before'>>(
  changes: readonly Change[],
  currency: Currency,
): { change: Change; currency: Currency }[] {
  let then = currency
  return changes.map((change) => {
    const dated = { change, currency: then }
    if (change.field === 'currency') then = currencies.find((each) => each === change.before) ?? blankCampaign.currency
    return dated
  })
}

/** @param currency of the campaign at that time, which all its money was in
 *  @returns what somebody did, to stand behind their name: “changed the budget from $400 to $500” */
export function changeSentence({ kind, subject, field, before, after }: CampaignChange, currency: Currency): string {
  if (kind !== 'field') return [deeds[kind], subject].filter(Boolean).join(' ')
  if (field === 'done') return `${after ? 'finished' : 'reopened'} “${subject}”`
  const name = fieldNames[field ?? ''] ?? field
  const called = wordsByField[field ?? ''] ?? {}
  const shown = (value: unknown) =>
    typeof value === 'number' && amounts.includes(field)
      ? amountIn(value, signOfCurrency[currency])
      : shortValue(value, called)
  const [from, to] = [shown(before), shown(after)]
  const what = subject ? `the ${name} for ${subject}` : `the ${name}`
  if (to === null) return from === null ? `changed ${what}` : `cleared ${what}`
  return from === null ? `set ${what} to ${to}` : `changed ${what} from ${from} to ${to}`
}

const longest = 32

/** Values that say something in a line: not a whole brief. */
function shortValue(value: unknown, called: Readonly<Record<string, string>>): string | null {
  if (typeof value === 'number') return count(value)
  if (Array.isArray(value)) return value.length === 0 ? null : shortValue(value.join(', '), called)
  if (typeof value !== 'string' || value === '') return null
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return date(value)
  const text = (Object.hasOwn(called, value) ? called[value]?.toLowerCase() : undefined) ?? value
  return text.length > longest ? '…' : text
}
