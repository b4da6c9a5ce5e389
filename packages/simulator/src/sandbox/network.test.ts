import { platforms } from '@vouch/engine'
import { expect, test, vi } from 'vitest'
import {
  categoryIds,
  languageIds,
  sandboxCreator,
  sandboxIndexOf,
  sandboxNetworkSize,
  sandboxPlan,
  sandboxSnapshot,
  sandboxSuffix,
} from '../index.ts'

// Generates many creators: on a busy machine that may take longer than a test usually gets.
vi.setConfig({ testTimeout: 60_000 })

const at = '2026-11-20T10:00:00Z'
const cards = Array.from({ length: sandboxNetworkSize }, (_, index) => sandboxCreator(index))

/** The platforms' rules for names, as the addresses of the product accept them. */
const handleRules = {
  instagram: /^[a-z0-9._]{1,30}$/,
  tiktok: /^[a-z0-9._]{2,24}$/,
  youtube: /^[a-z0-9._-]{3,30}$/,
  twitch: /^[a-z0-9][a-z0-9_]{3,24}$/,
  x: /^[a-z0-9_]{4,15}$/,
  linkedin: /^[a-z0-9_-]{3,100}$/,
}

test('20,000 handles are unique, follow their platform and end as sandbox handles do', () => {
  expect(cards).toHaveLength(20_000)
  expect(new Set(cards.map(({ handle }) => handle)).size).toBe(20_000)
  for (const { handle, platform } of cards) {
    expect(handle.endsWith(sandboxSuffix)).toBe(true)
    expect(handle).toMatch(handleRules[platform])
  }
})

test('index and handle lead to each other', () => {
  for (const { index, platform, handle } of cards) expect(sandboxIndexOf(platform, handle)).toBe(index)
  expect(sandboxIndexOf('instagram', 'AVA_FIELDS_sandbox')).toBe(0)
})

test('the network has all platforms, categories and languages, and creators of every size', () => {
  expect(new Set(cards.map(({ platform }) => platform))).toEqual(new Set(platforms))
  expect(new Set(cards.map(({ category }) => category))).toEqual(new Set(categoryIds))
  expect(new Set(cards.map(({ language }) => language))).toEqual(new Set(languageIds))
  const tiers = [1000, 5000, 10_000, 50_000, 100_000, 500_000, 1_000_000, Number.POSITIVE_INFINITY]
  for (let tier = 1; tier < tiers.length; tier++) {
    const inTier = cards.filter(
      ({ followers }) => followers >= (tiers[tier - 1] ?? 0) && followers < (tiers[tier] ?? 0),
    )
    expect(inTier.length).toBeGreaterThan(200)
  }
})

test('a card agrees with the snapshot of the same moment', () => {
  for (let index = 0; index < 60; index++) {
    const card = sandboxCreator(index * 331, at)
    const snapshot = sandboxSnapshot(card.platform, card.handle, at, 'tiny')
    const { profile } = snapshot ?? {}
    expect(profile).toMatchObject({
      displayName: card.displayName,
      url: card.url,
      bio: card.bio,
      country: card.country,
      language: card.language,
      followers: card.followers,
      verified: card.verified,
      categories: [card.category],
    })
  }
})

test('most of the network is untouched, and no snapshot tells who is not', () => {
  const plans = cards.slice(0, 2000).map(({ platform, handle }) => sandboxPlan(platform, handle, at))
  const clean = plans.filter((plan) => (plan?.scenarios ?? []).length === 0).length
  expect(clean).toBeGreaterThan(1000)
  expect(clean).toBeLessThan(1600)
  const told = JSON.stringify(sandboxSnapshot('instagram', 'luxe_lena_sandbox', at, 'tiny'))
  expect(told).not.toMatch(/bought|burst|intensity|fake/)
})

test('a handle that is not in the network is nobody', () => {
  expect(sandboxSnapshot('instagram', 'nobody_at_all_sandbox', at)).toBeNull()
  expect(sandboxSnapshot('youtube', 'ava_fields_sandbox', at)).toBeNull()
  expect(sandboxIndexOf('instagram', 'nobody_at_all_sandbox')).toBeNull()
  expect(() => sandboxCreator(20_000)).toThrow(RangeError)
  expect(() => sandboxCreator(-1)).toThrow(RangeError)
})

test('what the largest creators are asked for follows their size: neighbors without bought numbers differ by a few times, not a hundred', () => {
  const untouched = cards.filter(
    ({ platform, handle, followers }) =>
      followers > 8_000_000 && sandboxPlan(platform, handle)?.scenarios?.length === 0,
  )
  for (const wanted of ['tiktok', 'youtube'] as const) {
    const seen = untouched.filter(({ platform }) => platform === wanted).slice(0, 30)
    const perFollower = seen.map(({ platform, handle, followers }) => {
      const views = sandboxSnapshot(platform, handle, at, 'tiny')?.posts.flatMap((post) => post.views ?? []) ?? []
      return (views.sort((a, b) => a - b)[Math.floor(views.length / 2)] ?? 0) / followers
    })
    perFollower.sort((a, b) => a - b)
    const [low, high] = [0.1, 0.9].map((share) => perFollower[Math.floor(share * (perFollower.length - 1))] ?? 0)
    expect(perFollower.length).toBeGreaterThan(10)
    expect((high ?? 0) / (low ?? 1)).toBeLessThan(8)
  }
})
