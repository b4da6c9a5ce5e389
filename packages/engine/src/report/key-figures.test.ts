import { expect, test } from 'vitest'
import { exampleCreator } from './example-creator.ts'
import { factsOf } from './facts.ts'
import { keyFigures } from './key-figures.ts'
import { engagementReading } from './posts/engagement-reading.ts'
import type { KeyFigure } from './report.ts'
import type { Snapshot } from './snapshot.ts'

function figuresOf(snapshot: Snapshot): Record<string, KeyFigure> {
  const facts = factsOf(snapshot)
  return Object.fromEntries(keyFigures(facts, engagementReading(facts)).map((figure) => [figure.id, figure]))
}

const platforms = ['instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin'] as const

test.each(platforms)('%s: the six figures are there, each with its basis, and ranges are in order', (platform) => {
  const figures = Object.values(figuresOf(exampleCreator({ platform })))
  expect(figures.map(({ id }) => id)).toEqual([
    'followers',
    'median-views',
    'engagement-rate',
    'estimated-reach',
    'estimated-price',
    'credible-followers',
  ])
  for (const { basis, value, low, high } of figures) {
    expect(basis.length).toBeGreaterThan(5)
    if (value !== null && low !== null && high !== null) expect(low <= value && value <= high).toBe(true)
  }
})

test('reach of an Instagram post comes from followers, of a video from its views', () => {
  expect(figuresOf(exampleCreator())['estimated-reach']?.value).toBe(10_000)
  const video = figuresOf(exampleCreator({ platform: 'tiktok' }))
  expect(video['estimated-reach']?.value).toBeCloseTo(0.68 * (video['median-views']?.value ?? 0), -1)
  expect(video['estimated-reach']?.sample).toBe(30)
})

test('a price follows from views or impressions and never from followers alone', () => {
  const figures = figuresOf(exampleCreator({ platform: 'tiktok', followers: 200_000 }))
  const watched = figures['median-views']?.value ?? 0
  expect(figures['estimated-price']?.value).toBeCloseTo((watched / 1_000) * 15, -1)
  expect(figuresOf(exampleCreator({ platform: 'tiktok', posts: 0 }))['estimated-price']?.value).toBeNull()
})

test('what is not known is null and not zero', () => {
  const figures = figuresOf({ ...exampleCreator({ posts: 0 }), profile: { followers: null } })
  for (const { value } of Object.values(figures)) expect(value).toBeNull()
})

test('the engagement rate states the basis of its platform', () => {
  const basisOn = (platform: (typeof platforms)[number]) =>
    figuresOf(exampleCreator({ platform }))['engagement-rate']?.basis
  expect(basisOn('instagram')).toContain('per follower,')
  expect(basisOn('tiktok')).toContain('per view,')
  expect(basisOn('youtube')).toContain('per subscriber,')
})

test('credible followers need a sample and carry its interval', () => {
  const accounts = Array.from({ length: 200 }, (_, index) => ({
    id: `a${index}`,
    username: `anna${index}`,
    hasAvatar: true,
    followers: 200 + index,
    following: 300,
    posts: 40,
  }))
  const figures = figuresOf({ ...exampleCreator(), followersSample: { method: 'random', accounts } })
  const credible = figures['credible-followers']
  expect(credible?.sample).toBe(200)
  expect(credible?.value).toBeLessThanOrEqual(200_000)
  expect((credible?.high ?? 0) - (credible?.low ?? 0)).toBeGreaterThan(0)
})
