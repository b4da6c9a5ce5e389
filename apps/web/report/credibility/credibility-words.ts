/** The words of the credibility of followers. */

import type { ComparableCredibility, SampledCredibility } from '@vouch/contract'
import { compact, count, percent, plural } from '@vouch/presentation'

const methods: Record<SampledCredibility['method'], string> = {
  random: 'drawn at random',
  full: 'the full list',
  recent: 'the newest, which may differ from older ones',
  unknown: 'sampled in an unknown way, so they may not represent the rest',
}

/** @returns how many were sampled and how: `1,000 sampled followers, drawn at random`. */
export function sampleWords({ sampled, method }: Pick<SampledCredibility, 'sampled' | 'method'>): string {
  return `${plural(sampled, 'sampled follower')}, ${methods[method]}`
}

/** @returns the words for none, for all, or for some of a number, whichever it is. */
function partWords(part: number, all: number, words: { none: string; every: string; some: string }): string {
  if (part === 0) return words.none
  return part === all ? words.every : words.some
}

/** @returns where the creator stands, in a sentence with both shares. */
export function standingWords({ own, median, percentile, creators }: ComparableCredibility): string {
  const below = Math.round(percentile * creators)
  const place = partWords(below, creators, {
    none: 'none of them has a smaller share',
    every: 'all of them have a smaller share',
    some: `${count(below)} of them have a smaller share`,
  })
  return `${percent(own)} of this creator’s followers look authentic; the median of ${plural(creators, 'creator')} of about this size is ${percent(median)}, and ${place}.`
}

/** @returns who is compared with: `412 creators nearest in size, 40K to 160K followers; 300 of them screened from small samples`. */
export function comparedWords({ creators, screened, followersFrom, followersTo }: ComparableCredibility): string {
  const who = `${plural(creators, 'creator')} nearest in size, ${compact(followersFrom)} to ${compact(followersTo)} followers`
  const how = partWords(screened, creators, {
    none: 'all verified',
    every: 'all screened from small samples',
    some: `${count(screened)} of them screened from small samples`,
  })
  return `${who}; ${how}`
}

/** @returns a probability that never claims to be certain: `87 %`, `over 99 %`. */
export function likelihoodWords(probability: number): string {
  return probability > 0.99 ? `over ${percent(0.99)}` : percent(probability)
}
