import {
  actionStatus,
  actions,
  type CapabilityStatus,
  capabilities,
  type PlatformWay,
  plans,
  sourceWays,
  type Tier,
  wayOf,
} from '@vouch/contract'
import { type Platform, platformNames, platforms } from '@vouch/engine'
import { count, missing, snapshotPartWords, sourceWayWords, wayWords } from '@vouch/presentation'
import type { ArticlePart } from '../content/article.ts'
import { typicalMonth } from '../pricing/savings.ts'

/** Facts that an article shows from the product's own lists, read while its page is drawn. */

export interface Fact {
  name: string
  words: string
  status: CapabilityStatus
}

export interface ProductFacts {
  capabilities: Fact[]
  prices: Fact[]
  examples: PlanExample[]
  ways: WayFact[]
}

/** What can be known on a platform by one way. */
export interface WayFact {
  platform: string
  way: string
  parts: string
  words: string
}

/** What a plan's month is enough for. */
export interface PlanExample {
  plan: string
  credits: string
  words: string
}

/** @returns what the places of an article ask for; nothing for the others, whose pages need not carry it. */
export function productFacts(parts: readonly ArticlePart[]): ProductFacts {
  const asked = new Set(parts.flatMap((part) => (part.kind === 'slot' ? [part.name] : [])))
  return {
    capabilities: asked.has('capabilities')
      ? capabilities.map(({ name, summary, status }) => ({ name, words: summary, status }))
      : [],
    prices: asked.has('action-prices') ? prices() : [],
    examples: asked.has('plan-examples') ? examples() : [],
    ways: asked.has('platform-ways') ? ways() : [],
  }
}

/** What works without any platform stands first, in one line for all of them. */
function ways(): WayFact[] {
  const [first] = platforms
  const none = wayOf(first, 'nothing')
  const own = platforms.flatMap((platform) =>
    sourceWays.flatMap((way) => {
      const one = way === 'nothing' ? null : wayOf(platform, way)
      return one ? [wayFact(platformNames[platform], platform, one)] : []
    }),
  )
  return none ? [wayFact('All of them', first, none), ...own] : own
}

function wayFact(name: string, platform: Platform, one: PlatformWay): WayFact {
  const parts = one.parts.map((part) => snapshotPartWords[part]).join(', ')
  return { platform: name, way: sourceWayWords[one.way], parts: parts || missing, words: wayWords(platform, one) }
}

function examples(): PlanExample[] {
  return (Object.keys(plans) as Tier[]).map((tier) => {
    const { parts, credits } = typicalMonth(tier)
    return {
      plan: plans[tier].name,
      credits: count(plans[tier].creditsIncluded),
      words: `${parts.join(', ')}, for ${count(credits)} credits`,
    }
  })
}

function prices(): Fact[] {
  return Object.entries(actions)
    .filter(([, { surface }]) => surface === 'dashboard')
    .map(([id, { name, creditCost, perCreatorFound }]) => {
      const words = `${creditCost}${perCreatorFound ? ' per creator found' : ''}`
      return { name, words, status: actionStatus(id) }
    })
}
