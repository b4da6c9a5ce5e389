import { expect, test } from 'vitest'
import type { AudienceEstimate } from '../audience/estimate.ts'
import { exampleCreator } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import type { PartName } from '../report/report-parts.ts'
import { type PartReading, seenPart, unseenPart } from './part-reading.ts'
import { partReadings, partsOf } from './parts.ts'

const wide = { share: 0.31, low: 0, high: 0.92, sampled: 24 }
const readings: Readonly<Record<PartName, PartReading>> = {
  followers: unseenPart('A sample would show it.'),
  growth: seenPart({ share: 0.04, low: 0.02, high: 0.07, sampled: 90 }),
  likes: seenPart({ share: 0.3, low: 0.25, high: 0.4, sampled: 24 }),
  views: unseenPart('More posts would show it.', wide),
  comments: unseenPart('Comments would show it.'),
  rings: unseenPart('Lists would show it.'),
}

test('a part that was looked at in vain keeps its range and what would narrow it, and has no verdict', () => {
  const views = partsOf(readings).find(({ part }) => part === 'views')
  const { share, low, high, sampled: n } = wide
  const expected = { part: 'views', state: 'unclear', share, low, high, line: 0.2, n, verdict: null }
  expect(views).toEqual({ ...expected, why: 'More posts would show it.' })
})

test('a part that nobody looked at has no figure, one that was seen has a verdict', () => {
  const parts = partsOf(readings)
  expect(parts.map(({ state }) => state)).toEqual(['not-seen', 'seen', 'seen', 'unclear', 'not-seen', 'not-seen'])
  expect(parts.map(({ verdict }) => verdict)).toEqual([null, 'clear', 'manipulated', null, null, null])
  for (const { state, share, low, high, n } of parts)
    expect([share, low, high, n].every((one) => one === null)).toBe(state === 'not-seen')
})

/** What a sample of 500 in which a tenth looks inauthentic says of all followers. */
function followersBy(method: AudienceEstimate['method'], followers: number): PartReading {
  const facts = factsOf(exampleCreator({ followers }))
  const suspicious = { share: 0.1, low: 0.06, high: 0.15, sampled: 500 }
  const audience = { method, suspicious } as AudienceEstimate
  return partReadings({ ...facts, audience }).followers
}

test('the newest followers say of all only as much as they are of all, and a random sample says what it says', () => {
  expect(followersBy('random', 100_000)).toMatchObject({ seen: true, low: 0.06, high: 0.15 })
  expect(followersBy('full', 500)).toMatchObject({ seen: true, low: 0.06, high: 0.15 })
  const reaches = [500, 550, 600].map((followers) => {
    const reading = followersBy('recent', followers)
    return reading.seen ? reading.high : Number.NaN
  })
  expect(reaches[0]).toBeCloseTo(0.15)
  expect([...reaches].sort((a, b) => a - b)).toEqual(reaches)
})

test('a few of the newest followers leave the share of all open', () => {
  for (const method of ['recent', 'unknown'] as const) {
    const reading = followersBy(method, 100_000)
    expect(reading.seen).toBe(false)
    expect(!reading.seen && reading.tooWide?.high).toBeGreaterThan(0.99)
  }
})
