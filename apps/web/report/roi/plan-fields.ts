import type { RoiPlan } from '@vouch/contract'
import type { CampaignFormat, Niche, UsageRights } from '@vouch/engine'

/** A plan as it is written in the form, and back. Shares are written in per cent; an empty field leaves the question open. */

export interface PlanFields {
  budget: string
  fee: string
  posts: string
  orderValue: string
  margin: string
  conversion: string
  discount: string
  otherCosts: string
  boost: string
  exclusivity: string
  format: CampaignFormat | ''
  niche: Niche | ''
  rights: UsageRights | ''
  goal: RoiPlan['goal']
}

const shown = (value: number | null) => (value === null ? '' : String(value))
const shownPercent = (value: number | null) => (value === null ? '' : String(Number((value * 100).toPrecision(6))))

export function fieldsOf({ campaign, goal, budget }: RoiPlan): PlanFields {
  return {
    budget: shown(budget),
    fee: shown(campaign.fee),
    posts: shown(campaign.posts),
    orderValue: shown(campaign.productPrice),
    margin: shownPercent(campaign.margin),
    conversion: shownPercent(campaign.conversionRate),
    discount: shownPercent(campaign.discount),
    otherCosts: shown(campaign.otherCosts),
    boost: shown(campaign.boostSpend),
    exclusivity: shown(campaign.exclusivityMonths),
    format: campaign.format ?? '',
    niche: campaign.niche ?? '',
    rights: campaign.usageRights ?? '',
    goal,
  }
}

interface NumberRule {
  most: number
  whole?: boolean
  least?: number
  needed?: boolean
  message: string
}

const amount = { most: 10_000_000, message: 'Enter an amount in dollars, such as 1200.' }
const share = { most: 100, message: 'Enter a percentage from 0 to 100.' }
const rules: Partial<Record<keyof PlanFields, NumberRule>> = {
  fee: { ...amount, needed: true, message: 'Enter the fee in dollars, such as 1200.' },
  ...{ budget: amount, orderValue: amount, otherCosts: amount, boost: amount },
  ...{ margin: share, conversion: share, discount: share },
  posts: { most: 100, least: 1, whole: true, message: 'Enter a whole number from 1 to 100.' },
  exclusivity: { most: 36, message: 'Enter a number of months from 0 to 36.' },
}

export type FieldErrors = Partial<Record<keyof PlanFields, string>>

/** @returns the plan that was written, or what is wrong with it, by field. */
export function planOf(fields: PlanFields, base: RoiPlan): { plan: RoiPlan } | { errors: FieldErrors } {
  const errors: FieldErrors = {}
  const read = (name: keyof PlanFields): number | null => {
    const rule = rules[name]
    const text = fields[name].replaceAll(/[\s,$%]/g, '')
    if (text === '' && !rule?.needed) return null
    const value = text === '' ? Number.NaN : Number(text)
    const fits = value >= (rule?.least ?? 0) && value <= (rule?.most ?? 0) && (!rule?.whole || Number.isInteger(value))
    if (!fits && rule) errors[name] = rule.message
    return fits ? value : null
  }
  const readShare = (name: keyof PlanFields) => {
    const value = read(name)
    return value === null ? null : value / 100
  }
  const campaign: RoiPlan['campaign'] = {
    ...base.campaign,
    fee: read('fee') ?? 0,
    ...{ otherCosts: read('otherCosts'), posts: read('posts'), productPrice: read('orderValue') },
    ...{ margin: readShare('margin'), conversionRate: readShare('conversion'), discount: readShare('discount') },
    ...{ boostSpend: read('boost'), exclusivityMonths: read('exclusivity') },
    ...{ format: fields.format || null, niche: fields.niche || null, usageRights: fields.rights || null },
  }
  const plan = { campaign, goal: fields.goal, budget: read('budget') }
  return Object.keys(errors).length > 0 ? { errors } : { plan }
}
