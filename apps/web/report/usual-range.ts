import type { Report } from '@vouch/engine'
import { percentRange } from '@vouch/presentation'
import type { UsualRange } from '../ui/charts/strip-plot.tsx'

/** @returns what is usual for creators of this size, for the band behind the dots: from the edge below which engagement
 *  is called low to the edge above which it is called high, as the two signals cite them. Null where no table exists. */
export function usualRangeOf({ signals }: Pick<Report, 'signals'>): UsualRange | null {
  const edge = (id: string) => signals.find((signal) => signal.id === id)?.benchmark?.value
  const [low, high] = [edge('engagement.low'), edge('engagement.high')]
  if (low === undefined || high === undefined || !(high > low)) return null
  return { low, high, label: 'usual', words: `typical for this size: ${percentRange(low, high)}` }
}
