import { expect, test } from 'vitest'
import { sourceGrades } from '../benchmarks/sourced.ts'
import { emvMethods, type MediaCounts } from './emv.ts'

/** One post that the methods' own pages can be computed with by hand. */
const post: MediaCounts = {
  ...{ platform: 'instagram', format: 'feed', impressions: 50_000, likes: 2_000, comments: 60, shares: 0 },
  ...{ followers: 100_000, posts: 1 },
}

const valueBy = (id: string, counts: MediaCounts) => emvMethods.find((method) => method.id === id)?.value(counts)

test.each([
  ['upfluence', 325],
  ['fair-influence', 915],
  ['lefty', 300],
  ['mightyscout', 179.22],
  ['skeepers', 347.6],
])('%s values an Instagram post of 50,000 impressions, 2,000 likes and 60 comments at %d', (id, value) => {
  expect(valueBy(id, post)).toBeCloseTo(value, 1)
})

test('the same post is worth five times as much by one method as by another, which is why all are shown', () => {
  const values = emvMethods.map((method) => method.value(post) ?? 0)
  expect(Math.max(...values) / Math.min(...values)).toBeGreaterThan(5)
})

test('a method without a rate for a platform has no value there, and not zero', () => {
  expect(valueBy('fair-influence', { ...post, platform: 'linkedin' })).toBeNull()
  expect(valueBy('skeepers', { ...post, platform: 'x' })).toBeNull()
  expect(valueBy('mightyscout', { ...post, platform: 'twitch' })).toBeNull()
  expect(valueBy('upfluence', { ...post, platform: 'twitch' })).toBe(325)
})

test('videos are valued by their views, stories by followers where the method says so', () => {
  expect(valueBy('mightyscout', { ...post, platform: 'youtube' })).toBe(1_000)
  expect(valueBy('mightyscout', { ...post, format: 'story' })).toBe(30)
  expect(valueBy('mightyscout', { ...post, format: 'story', followers: null })).toBeNull()
  expect(valueBy('skeepers', { ...post, platform: 'tiktok', shares: 100 })).toBeCloseTo(344.5 + 180 + 211.2 + 172, 6)
})

test('nothing is worth nothing, and each method says by what and by whom', () => {
  for (const { value, basis, source, grade, currency } of emvMethods) {
    expect(value({ ...post, impressions: 0, likes: 0, comments: 0 })).toBe(0)
    expect(basis.length).toBeGreaterThan(10)
    expect(source.length).toBeGreaterThan(3)
    expect(sourceGrades).toContain(grade)
    expect(['USD', 'EUR']).toContain(currency)
  }
})
