import type { FraudRisk, OverexposurePart, TopicFinding } from '@vouch/engine'
import { count, number, percent, plural } from '../format.ts'

/** The words of paid analyses. */

/** @param credits monthly and purchased together; null while they are not known.
 *  @returns what an analysis or a verification costs: `10 of your 140 credits`, `10 credits (you have 4)`. */
export function analysisPrice(cost: number, credits: number | null): string {
  if (credits === null) return plural(cost, 'credit')
  if (credits < cost) return `${plural(cost, 'credit')} (you have ${count(credits)})`
  return `${count(cost)} of your ${plural(credits, 'credit')}`
}

const levels: Record<TopicFinding['level'], string> = {
  unknown: 'not checked',
  none: 'none found',
  some: 'sometimes',
  much: 'often',
}

export function levelWords(level: TopicFinding['level']): string {
  return levels[level]
}

/** @returns the level of a risk in words; what has no score has no level. */
export function riskWords(level: FraudRisk | null): string {
  return level === null ? 'no risk level, because there’s no score' : `${level} risk`
}

const parts: Record<OverexposurePart['id'], string> = {
  'sponsored-share': 'Sponsored share',
  'other-brands': 'Brands',
  'paid-performance': 'Engagement with sponsored posts',
}

export function partTitle(id: OverexposurePart['id']): string {
  return parts[id]
}

/** @returns the value of a part as it is counted: a share, a number of brands, a ratio. */
export function partValue({ id, value, basis }: OverexposurePart): string {
  const counted = value === 1 ? basis.replace(/^brands\b/, 'brand') : basis
  return id === 'other-brands' ? `${number(value, 0)} ${counted}` : `${percent(value)}, ${basis}`
}
