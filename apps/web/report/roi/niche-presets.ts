/** With which order value and margin a plan may begin, by industry. A proposal of ours, in round figures: an order of one or two usual items
 *  at a usual retail price, and what is left of it after the goods. All lie in the ranges of the
 *  forecast's own defaults, $30 to $120 and 30% to 70%. Nobody publishes both by industry; a brand that knows its own should write them
 *  over these. They only fill the fields, and no forecast is made of them before they were seen. */

import type { Niche } from '@vouch/engine'

export interface NichePreset {
  /** US dollars of a usual order. */
  orderValue: number
  /** Gross margin, 0 to 1. */
  margin: number
}

const presets: Partial<Record<Niche, NichePreset>> = {
  beauty: { orderValue: 50, margin: 0.65 },
  education: { orderValue: 80, margin: 0.7 },
  fashion: { orderValue: 90, margin: 0.55 },
  fitness: { orderValue: 60, margin: 0.5 },
  food: { orderValue: 40, margin: 0.4 },
  gaming: { orderValue: 60, margin: 0.4 },
  lifestyle: { orderValue: 60, margin: 0.5 },
  technology: { orderValue: 120, margin: 0.35 },
}

/** @returns what the fields begin with; null for an industry whose orders have no usual size */
export function nichePreset(niche: Niche | ''): NichePreset | null {
  return niche === '' ? null : (presets[niche] ?? null)
}
