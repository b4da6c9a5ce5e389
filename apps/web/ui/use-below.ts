import { useDeferredValue } from 'react'

/** A page that is drawn on paper or in a file has no first look. */
const drawnAtOnce = typeof window === 'undefined'

/** @returns whether what stands below the first look is drawn yet. The head of a page or a sheet is shown first, and the rest right after it: a
 *  slow phone takes as long for the rest as for everything before. */
export function useBelow(): boolean {
  return useDeferredValue(true, drawnAtOnce)
}
