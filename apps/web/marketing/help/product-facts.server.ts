import { actionStatus, actions, type CapabilityStatus, capabilities } from '@vouch/contract'
import type { ArticlePart } from '../content/article.ts'

/** Facts that an article shows from the product's own lists, read while its page is drawn. */

export interface Fact {
  name: string
  words: string
  status: CapabilityStatus
}

export interface ProductFacts {
  capabilities: Fact[]
  prices: Fact[]
}

/** @returns what the places of an article ask for; nothing for the others, whose pages need not carry it. */
export function productFacts(parts: readonly ArticlePart[]): ProductFacts {
  const asked = new Set(parts.flatMap((part) => (part.kind === 'slot' ? [part.name] : [])))
  return {
    capabilities: asked.has('capabilities')
      ? capabilities.map(({ name, summary, status }) => ({ name, words: summary, status }))
      : [],
    prices: asked.has('action-prices') ? prices() : [],
  }
}

function prices(): Fact[] {
  return Object.entries(actions)
    .filter(([, { surface }]) => surface === 'dashboard')
    .map(([id, { name, creditCost, perCreatorFound }]) => {
      const words = `${creditCost}${perCreatorFound ? ' for each creator found' : ''}`
      return { name, words, status: actionStatus(id) }
    })
}
