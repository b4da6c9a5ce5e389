import { actionStatus, actions, type CapabilityStatus, capabilities, plans, type Tier } from '@vouch/contract'
import { count } from '@vouch/presentation'
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
  }
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
