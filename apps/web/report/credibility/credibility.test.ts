import type { ComparableCredibility, SampledCredibility } from '@vouch/contract'
import { estimateAudience } from '@vouch/engine'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../test/sample-reports.ts'
import { ComparableChart } from './comparable-chart.tsx'
import { comparedWords, likelihoodWords, sampleWords, standingWords } from './credibility-words.ts'
import { FollowerCredibility } from './follower-credibility.tsx'
import { LeastAuthentic } from './least-authentic.tsx'

const drawn = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/<\/?b>/g, '')

const comparable: ComparableCredibility = {
  ...{ creators: 40, screened: 12, followersFrom: 40_000, followersTo: 160_000 },
  bins: Array.from({ length: 20 }, (_, place) => ({ from: place / 20, to: (place + 1) / 20, count: 2 })),
  ...{ median: 0.63, own: 0.41, percentile: 0.1 },
}

describe('in words', () => {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ')

  test('a sample is told with how it was drawn', () => {
    expect(sampleWords({ sampled: 1_000, method: 'random' })).toBe('1,000 sampled followers, drawn at random')
    expect(sampleWords({ sampled: 1, method: 'unknown' })).toContain('they may not represent the rest')
  })

  test('a place is told with both shares and everybody that it is among', () => {
    expect(plain(standingWords(comparable))).toBe(
      '41% of this creator’s followers look authentic; the median of 40 creators of about this size is 63%, and 4 of them have a smaller share.',
    )
    expect(standingWords({ ...comparable, percentile: 0 })).toContain('none of them has a smaller share')
    expect(standingWords({ ...comparable, percentile: 1 })).toContain('all of them have a smaller share')
  })

  test('nobody is called inauthentic for certain', () => {
    expect([0.5, 0.874, 0.99, 0.9999, 1].map(likelihoodWords).map(plain)).toEqual([
      ...['50%', '87%', '99%', 'over 99%', 'over 99%'],
    ])
  })

  test('a screening is never passed off as a verification', () => {
    expect(comparedWords(comparable)).toContain('12 of them screened from small samples')
    expect(comparedWords({ ...comparable, screened: 40 })).toContain('all screened from small samples')
    expect(comparedWords({ ...comparable, screened: 0 })).toContain('all verified')
  })
})

describe('as it is drawn', () => {
  const { report, snapshot } = sampleOf('bought-followers-burst')
  const estimate = estimateAudience(snapshot)
  if (estimate === null) throw new Error('the sample of this creator can be read')
  const found: SampledCredibility = {
    sampled: estimate.suspicious.sampled,
    method: estimate.method,
    basis: estimate.basis,
    bins: estimate.credibility.map((count, place) => ({ from: place / 10, to: (place + 1) / 10, count })),
    credible: { share: 0.6, low: 0.5, high: 0.7 },
    leastAuthentic: estimate.examples.map(({ accountId, probability, reasons }) => ({
      ...{ id: accountId, username: null, followers: 3, following: null, posts: 0, looksLike: 'an empty shell' },
      ...{ probability, reasons },
    })),
  }

  test('followers stand with their sample, their model and the share that all of them make', () => {
    const markup = drawn(createElement(FollowerCredibility, { found, report }))
    expect(markup).toContain('drawn at random')
    expect(markup).toContain('labeled Instagram profiles')
    expect(markup).toContain('60% look authentic (range 50% to 70%)')
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('what is not known is a dash with what would supply it', () => {
    for (const markup of [
      drawn(createElement(FollowerCredibility, { found: null, report })),
      drawn(createElement(ComparableChart, { found: null, report })),
    ]) {
      expect(markup).toContain('>–</p>')
      expect(markup).toContain('Available from')
    }
    const unknown = { ...report, suspiciousFollowers: null }
    expect(drawn(createElement(ComparableChart, { found: null, report: unknown }))).toContain('is unknown')
  })

  test('a creator is marked among the others, with whom it is compared', () => {
    const markup = drawn(createElement(ComparableChart, { found: comparable, report }))
    expect(markup).toContain('This creator')
    expect(markup).toContain('40 creators nearest in size, 40K to 160K followers')
    expect(markup).toContain('This creator’s share is in the range of')
  })

  test('each account that is named has its reasons, and the list says that it may name people', () => {
    const markup = drawn(createElement(LeastAuthentic, { followers: found.leastAuthentic }))
    expect(markup).toContain('any of these accounts may belong to a real person')
    expect(markup.match(/Looks like an empty shell/g)).toHaveLength(8)
    expect(markup).toContain('following –')
    expect(markup).toContain(`Show ${found.leastAuthentic.length - 8} more`)
    const nobody = drawn(createElement(LeastAuthentic, { followers: [] }))
    expect(nobody).toContain('No sampled follower is more likely to be inauthentic than not.')
  })
})
