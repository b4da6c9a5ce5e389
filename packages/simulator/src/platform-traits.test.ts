import { platforms } from '@vouch/engine'
import { expect, test } from 'vitest'
import { visibleAccount } from './account-fields.ts'
import { likesPerFollower, platformTraits, viewsPerSubscriber } from './platform-traits.ts'

test.each(platforms)('%s: quantiles ascend and kinds have weights', (platform) => {
  const traits = platformTraits[platform]
  const tables = [traits.postsPerDay, traits.followers, traits.spread, traits.viewsPerFollower, traits.likesPerView]
  for (const quantiles of [...tables, traits.commentsPerLike, traits.sharesPerLike, traits.savesPerLike]) {
    if (quantiles === null) continue
    expect([...quantiles].sort((a, b) => a - b)).toEqual([...quantiles])
    expect(quantiles[0]).toBeGreaterThan(0)
  }
  const weights = Object.values(traits.kinds)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10)
})

test('engagement falls with size and rises with the score', () => {
  expect(likesPerFollower('instagram', 3000, 0)).toBeGreaterThan(2 * likesPerFollower('instagram', 30_000, 0))
  expect(viewsPerSubscriber(3000, 0)).toBeGreaterThan(viewsPerSubscriber(3_000_000, 0))
  for (const followers of [1000, 50_000, 5_000_000]) {
    expect(likesPerFollower('linkedin', followers, 1)).toBeGreaterThan(likesPerFollower('linkedin', followers, -1))
  }
})

test('between the tiers the median moves without a step', () => {
  for (let followers = 1500; followers < 9_000_000; followers *= 1.1) {
    const ratio = viewsPerSubscriber(followers * 1.1, 0) / viewsPerSubscriber(followers, 0)
    expect(ratio).toBeGreaterThan(0.85)
    expect(ratio).toBeLessThan(1.1)
  }
})

test('an account keeps only what its platform shows', () => {
  const full = {
    id: 'a_1',
    username: 'kim',
    displayName: 'Kim',
    bio: '',
    hasAvatar: true,
    hasExternalUrl: false,
    isPrivate: false,
    verified: false,
    followers: 10,
    following: 20,
    posts: 3,
    createdAt: '2020-01-01T00:00:00Z',
    country: null,
    language: 'en',
    listed: 0,
    favourites: 5,
  }
  expect(visibleAccount('instagram', full)).not.toHaveProperty('createdAt')
  expect(visibleAccount('linkedin', full)).not.toHaveProperty('followers')
  expect(visibleAccount('youtube', full)).not.toHaveProperty('following')
  expect(visibleAccount('x', full)).toMatchObject({ listed: 0, favourites: 5, createdAt: '2020-01-01T00:00:00Z' })
  for (const platform of platforms) expect(visibleAccount(platform, full)).toMatchObject({ id: 'a_1', username: 'kim' })
})
