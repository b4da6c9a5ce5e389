import type { Calibration } from '@vouch/engine'
import { number, percent, plural } from '../format.ts'

/** What a forecast learnt from the workspace's own campaigns, in words. */

/** @returns how far own results move the click and order rates, with how many there are and what they weigh; null where there are none. `factor` is
 *  the forecast's rate over the published one.
 *  @example "Your own results move this forecast: clicks ×1.4 (7 results, weight 62%), orders ×0.9 (5 results, weight 48%)." */
export function ownResultsSentence(calibration: Calibration | null): string | null {
  if (calibration === null) return null
  const parts = (['clicks', 'orders'] as const).flatMap((name) => {
    const { shift, campaigns, weight } = calibration[name]
    if (campaigns === 0) return []
    return [
      `${name} ×${number(Math.exp(shift), shift < -1 ? 2 : 1)} (${plural(campaigns, 'result')}, weight ${percent(weight)})`,
    ]
  })
  return parts.length === 0 ? null : `Your own results move this forecast: ${parts.join(', ')}.`
}

/** What the weight is, for whoever asks. */
export const ownResultsFormula =
  'Each creator of a completed campaign is one result. With n results the weight is n ÷ (n + noise ÷ prior variance): a few results count for little; many that agree count for nearly everything. The published rate makes up the rest.'
