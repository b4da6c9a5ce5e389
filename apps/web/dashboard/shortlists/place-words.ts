import type { ShortlistRoom } from '@vouch/contract'
import { plural } from '@vouch/presentation'

/** From so many free places on a list says how few there are: before the last one is taken, not after. */
const fewLeft = 2

export interface PlaceWords {
  /** `7 of 10 places taken`. */
  taken: string
  /** What to know before the next creator is added; null while there is room enough. */
  warning: string | null
}

/** @returns how the places on shortlists stand, in words */
export function placeWords({ used, limit }: ShortlistRoom): PlaceWords {
  const left = Math.max(0, limit - used)
  const taken = `${used} of ${limit} spots used`
  if (left > fewLeft) return { taken, warning: null }
  if (left > 0) {
    const warning = `${plural(left, 'spot')} left. Every plan includes ${limit} spots across all shortlists.`
    return { taken, warning }
  }
  return { taken, warning: `All ${limit} spots are used. Remove a creator to make room for another.` }
}
