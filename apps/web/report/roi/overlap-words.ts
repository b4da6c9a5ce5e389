import type { OverlapAnswer, OverlapPair } from '@vouch/contract'
import { count, percent, percentRange, plural } from '@vouch/presentation'

/** The overlaps of several audiences as a reader sees them. */

export interface OverlapCell {
  /** 0 to 1, for the shade. */
  share: number
  measured: boolean
  value: string
  words: string
}

const reasons: Record<NonNullable<OverlapPair['reason']>, string> = {
  same: 'same creator',
  platforms: 'default: different platforms',
  sources: 'default: lists from different sources',
  sample: 'default: no follower sample',
}

/** @returns what stands where two creators meet. A default says that it is one, and why nothing was compared. */
export function overlapCell({ measured, reason, share, low, high, common }: OverlapPair): OverlapCell {
  const words = measured
    ? `${percentRange(low, high)}, ${count(common)} in both`
    : reason === 'same'
      ? reasons.same
      : reasons[reason ?? 'sample']
  return { share, measured, value: percent(share), words }
}

/** @returns how many pairs were measured, and how the others were filled: the caption of the matrix. */
export function overlapCaption({ creators, pairs }: OverlapAnswer): string {
  const measured = pairs.filter((pair) => pair.measured).length
  const samples = creators.map(({ handle, sampled }) => `@${handle} ${sampled === 0 ? 'none' : count(sampled)}`)
  const rest =
    measured === pairs.length ? '' : ' Where nothing could be compared, we assume 7%, with a range of 2% to 20%.'
  return `${count(measured)} of ${plural(pairs.length, 'pair')} measured. Sampled followers: ${samples.join(', ')}.${rest}`
}
