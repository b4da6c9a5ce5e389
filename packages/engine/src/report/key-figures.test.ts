import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { exampleCreator } from '../examples/example-creator.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { KeyFigure } from './report.ts'

function figuresOf(snapshot: Snapshot): Record<string, KeyFigure> {
  const { keyFigures } = assess(snapshot, { digest: 'sha256:0', computedAt: snapshot.fetchedAt })
  return Object.fromEntries(keyFigures.map((figure) => [figure.id, figure]))
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

test('reach of an Instagram post comes from its likes, of a video from its views, and names all accounts', () => {
  const [post, video] = [exampleCreator(), exampleCreator({ platform: 'tiktok' })].map(
    (snapshot) => figuresOf(snapshot)['estimated-reach'],
  )
  expect(post?.basis).toMatch(/^all accounts, from expected likes,/)
  expect(video?.basis).toMatch(/^all accounts, from 68% of expected views/)
  for (const figure of [post, video]) {
    expect(figure?.label).toBe('Reach per post, all accounts')
    expect(figure?.sample).toBeGreaterThan(20)
  }
})

test('a price follows from views or impressions and never from followers alone', () => {
  expect(figuresOf(exampleCreator({ platform: 'tiktok' }))['estimated-price']?.basis).toMatch(/^video, price per 1,000/)
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
