import type { Report } from '@vouch/engine'
import type { UsualRange } from '../ui/charts/strip-plot.tsx'
import { percent } from '../ui/format.ts'

/** @returns what is usual for creators of this size, for the band behind the dots; null where no table exists. Half to
 *  double the tier's median holds the ordinary creator in every published table. */
export function usualRangeOf({ engagement }: Pick<Report, 'engagement'>): UsualRange | null {
  const median = engagement?.tierMedian
  if (!median) return null
  const [low, high] = [median / 2, median * 2]
  return { low, high, label: `usual for this size: ${percent(low)} to ${percent(high)}` }
}
