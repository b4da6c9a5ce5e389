import { reachRows } from '../benchmarks/reach-shares.ts'
import { planOf } from '../roi/plan.ts'
import type { RoiCreator, RoiInput } from '../roi/roi-input.ts'
import { usualPost } from '../roi/usual-post.ts'
import { combined, type LogRange } from '../statistics/log-range.ts'
import { reachBase } from './reach-base.ts'

/** How many people one usual post of a creator reaches, whoever they are. Reports, shortlists and plans state this figure and nobody
 *  computes another.
 *
 *  It is one of two definitions. This one counts all accounts, as the platform does and as peers do. A forecast of return counts
 *  accounts that look authentic, over all posts of a campaign: the same chain of factors with the share of inauthentic followers
 *  taken off. What a newcomer would get wrong is to hold one against the other, so each carries its name wherever it stands. */
export interface PostReach {
  /** People, whole: one post in ten reaches fewer. */
  p10: number
  p50: number
  /** One in ten reaches more. */
  p90: number
  /** What it was computed from, in words, with the sources. */
  basis: string
  /** The base's own name. */
  from: NonNullable<ReturnType<typeof reachBase>>['from']
}

/** The factor that separates the two definitions. */
const inauthentic = 'suspicious-share'

/** Every factor of reach as the forecast reads it, multiplied: middles add up in logarithms, spreads as squares.
 *
 *  @returns null where neither reach, views nor likes are known, nor followers on a platform that shows posts to them
 *  @example 20,000 followers on Instagram and nothing else: 1,600 people, 800 to 4,000 */
export function postReach(creator: RoiCreator): PostReach | null {
  const input: RoiInput = { creator, campaign: usualPost, calibration: null }
  const [plan, base] = [planOf(input), reachBase(input)]
  if (plan === null || base === null) return null
  const effects = plan.readings
    .filter(({ factor }) => factor.id !== inauthentic)
    .flatMap(({ reading }) => reading.effects)
  const product = (stages: readonly string[]) =>
    effects.filter(({ stage }) => stages.includes(stage)).map(({ log }) => log)
  const impressions = product(['exposure']).reduce(combined)
  const people = product(['exposure', 'people']).reduce(combined)
  // Nobody is reached who sees nothing.
  const whole = (end: 'p10' | 'p50' | 'p90') => Math.round(Math.exp(Math.min(people[end], impressions[end])))
  return {
    ...{ p10: whole('p10'), p50: whole('p50'), p90: whole('p90') },
    ...{ basis: `all accounts, from ${basisOf(input, base.from, base.people)}`, from: base.from },
  }
}

/** The base in words that a report prints beside the figure. */
function basisOf({ creator }: RoiInput, from: PostReach['from'], people: LogRange): string {
  const row = reachRows.find(({ platform }) => platform === creator.platform)
  const share = Math.round(100 * Math.exp(people.p50))
  switch (from) {
    case 'reach':
      return 'the creator’s own reach figures'
    case 'views':
      return row?.of === 'views' ? `${share}% of expected views (${row.source})` : 'expected views per post'
    case 'likes':
      return 'expected likes, at 9.3 impressions per like and 3 per person (Lefty, MightyScout and Roster)'
    case 'followers':
      return `share of followers (${row?.source ?? 'published tables'})`
  }
}
