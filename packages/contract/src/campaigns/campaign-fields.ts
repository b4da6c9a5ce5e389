import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { topicIds } from '../finding/creator-topics.ts'
import type { CurrencySign } from '../finding/exchange-rates.ts'
import { calendarDay } from '../wire/calendar-day.ts'
import { nameOrNone, requiredName } from '../wire/visible-text.ts'

/** What a campaign, its creators, their deliverables and its tasks consist of: fields that are saved one by one, each with a version of its own, so
 *  that two people who work on one campaign overwrite nothing of each other. */

export const campaignGoals = ['awareness', 'sales', 'content', 'launch', 'always-on'] as const
export type CampaignGoal = (typeof campaignGoals)[number]

/** Currencies that a budget can be in: those that can be told in US dollars. */
export const currencies = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]
export const signOfCurrency: Readonly<Record<Currency, CurrencySign>> = { USD: '$', EUR: '€', GBP: '£' }

export const creatorRoles = ['lead', 'supporting', 'ambassador', 'seeding'] as const
export const creatorDecisions = ['considering', 'approved', 'declined'] as const
export type CreatorDecision = (typeof creatorDecisions)[number]
export const outreachStates = ['not-contacted', 'contacted', 'replied', 'negotiating', 'agreed', 'turned-down'] as const
export type OutreachState = (typeof outreachStates)[number]
export const contractStates = ['none', 'drafted', 'sent', 'signed'] as const
export const deliverableKinds = ['post', 'reel', 'story', 'video', 'short', 'live', 'other'] as const
export type DeliverableKind = (typeof deliverableKinds)[number]
/** `changes`: the draft was read, and something has to be different. */
export const deliverableStates = ['planned', 'drafted', 'changes', 'approved', 'posted'] as const

/** The largest amount of money in a field. */
export const amountMax = 10_000_000
const countMax = 10_000_000_000

const text = (what: string, most: number) => {
  const sentence = `${what} can be up to ${most.toLocaleString('en-US')} characters.`
  return z.string(sentence).trim().max(most, sentence)
}
const named = (what: string, most: number) => {
  const sentence = `${what} must have 1 to ${most} characters.`
  return requiredName(sentence, { most })
}
const amount = (what: string) => {
  const sentence = `${what} must be an amount from 0 to 10,000,000.`
  return z.number(sentence).min(0, sentence).max(amountMax, sentence).nullable()
}
const count = (what: string) => {
  const sentence = `${what} must be a whole number, 0 or more.`
  return z.int(sentence).min(0, sentence).max(countMax, sentence).nullable()
}
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `Choose from ${values.join(', ')}.`)
const badDay = 'A date must look like 2027-03-31.'
const day = calendarDay(badDay).nullable()
const badCountry = 'A country is a two-letter code such as US.'
const badLink = 'A link must begin with https:// and be up to 500 characters.'

/** Of the campaign itself. */
export const campaignFields = {
  name: named('A name', 80),
  goal: choice(campaignGoals),
  brief: text('A brief', 5_000),
  brand: text('A brand', 120).overwrite(nameOrNone),
  product: text('A product', 200).overwrite(nameOrNone),
  startsOn: day,
  endsOn: day,
  platforms: z
    .array(z.enum(platforms, 'Platform must be a name such as instagram.'), 'Platforms must be a list.')
    .max(platforms.length, 'Name each platform once.'),
  audience: text('An audience', 1_000),
  countries: z
    .array(z.string(badCountry).regex(/^[A-Z]{2}$/, badCountry), 'Countries must be a list.')
    .max(20, 'You can name up to 20 countries.'),
  topics: z
    .array(z.enum(topicIds, `Choose from ${topicIds.join(', ')}.`), 'Topics must be a list.')
    .max(topicIds.length, 'Name each topic once.'),
  minFollowers: count('A follower count'),
  maxFollowers: count('A follower count'),
  minTrust: z
    .int('Trust must be a whole number from 0 to 100.')
    .min(0, 'Trust must be a whole number from 0 to 100.')
    .max(100, 'Trust must be a whole number from 0 to 100.')
    .nullable(),
  budget: amount('A budget'),
  currency: choice(currencies),
  notes: text('Notes', 10_000),
}

/** Of a creator in it. Money is in the campaign's currency. */
export const campaignCreatorFields = {
  role: choice(creatorRoles),
  fee: amount('A fee'),
  decision: choice(creatorDecisions),
  reason: text('A reason', 500),
  outreach: choice(outreachStates),
  agreedFee: amount('An agreed fee'),
  contract: choice(contractStates),
  paid: amount('An amount paid'),
  note: text('A note', 2_000),
}

/** Of something that a creator delivers, with its results as they are typed in. */
export const deliverableFields = {
  kind: choice(deliverableKinds),
  title: text('A title', 120),
  dueOn: day,
  state: choice(deliverableStates),
  /** The caption or script, or a link to the draft. */
  draft: text('A draft', 5_000),
  feedback: text('Feedback', 2_000),
  link: z
    .string(badLink)
    .trim()
    .max(500, badLink)
    .regex(/^(https:\/\/[^\s]+)?$/, badLink),
  views: count('Views'),
  likes: count('Likes'),
  comments: count('Comments'),
  clicks: count('Clicks'),
  orders: count('Orders'),
  revenue: amount('Revenue'),
}

export const taskFields = {
  title: named('A task', 200),
  done: z.boolean('Done must be true or false.'),
  dueOn: day,
}

type Values<Fields extends Record<string, z.ZodType>> = { [Name in keyof Fields]: z.output<Fields[Name]> }
export type CampaignValues = Values<typeof campaignFields>
export type CampaignCreatorValues = Values<typeof campaignCreatorFields>
export type DeliverableValues = Values<typeof deliverableFields>
export type TaskValues = Values<typeof taskFields>

/** What stands in a field that nobody has written yet. */
export const blankCampaign: CampaignValues = {
  ...{ name: '', goal: 'awareness', brief: '', brand: '', product: '', startsOn: null, endsOn: null },
  ...{ platforms: [], audience: '', countries: [], topics: [], minFollowers: null, maxFollowers: null, minTrust: null },
  ...{ budget: null, currency: 'USD', notes: '' },
}
export const blankCreator: CampaignCreatorValues = {
  ...{ role: 'supporting', fee: null, decision: 'considering', reason: '' },
  ...{ outreach: 'not-contacted', agreedFee: null, contract: 'none', paid: null, note: '' },
}
export const blankDeliverable: DeliverableValues = {
  ...{ kind: 'post', title: '', dueOn: null, state: 'planned', draft: '', feedback: '', link: '' },
  ...{ views: null, likes: null, comments: null, clicks: null, orders: null, revenue: null },
}
export const blankTask: TaskValues = { title: '', done: false, dueOn: null }

/** Fields of a creator that are open once the campaign has started. */
export const laterCreatorFields: readonly (keyof CampaignCreatorValues)[] = [
  'outreach',
  'agreedFee',
  'contract',
  'paid',
]
