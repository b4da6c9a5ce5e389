import type { Provenance } from '../benchmarks/sourced.ts'
import type { RoiInput } from '../roi/roi-input.ts'
import { knownQuantity } from '../statistics/known-value.ts'

/** Rules of thumb that peers print, for comparison; they set nothing. */
export interface PriceRule extends Provenance {
  id: string
  /** US dollars for all posts of the campaign. */
  value: number
  /** The rule in words. */
  basis: string
}

/** Dollars for one engagement, by platform (fair-influence). The same page values a video of YouTube at more than twice the price of
 *  one on TikTok, where engagement is ten times as frequent. */
const perEngagement: Partial<Record<RoiInput['creator']['platform'], number>> = {
  instagram: 0.25,
  tiktok: 0.15,
  youtube: 0.35,
}

/** @param engagements likes and comments of all posts; 0 where they are not known
 *  @param posts number of posts
 *  @returns the rules that apply, cheapest first */
export function priceRules({ creator, campaign }: RoiInput, engagements: number, posts: number): PriceRule[] {
  const followers = knownQuantity(creator.followers)
  const rules: PriceRule[] = []
  if (creator.platform === 'instagram' && followers !== null) {
    const value = (followers / 10_000) * 100 * posts
    rules.push({
      id: 'per-followers',
      value,
      basis: '$100 per 10,000 followers per post',
      source: 'inBeat',
      grade: 'C',
    })
  }
  if (engagements > 0) {
    const video = campaign.format === 'reel' || campaign.format === 'video'
    const rate = video ? 0.2 : 0.14
    const basis = `engagements × $${rate}`
    rules.push({ id: 'per-engagement', value: engagements * rate, basis, source: 'ainfluencer', grade: 'B' })
    const other = perEngagement[creator.platform]
    if (other !== undefined) {
      const value = engagements * other
      rules.push({
        id: 'cost-per-engagement',
        value,
        basis: `engagements × $${other}`,
        source: 'fair-influence',
        grade: 'C',
      })
    }
  }
  return rules.sort((a, b) => a.value - b.value)
}
