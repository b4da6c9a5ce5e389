import { expect, test } from 'vitest'
import { boundsOf, creatorOf, withBounds } from './match-bounds.ts'

test('bounds stand in the address and are read back; what is not known is left out', () => {
  const address = withBounds(new URLSearchParams('of=tiktok:mia'), {
    platforms: ['tiktok', 'youtube'],
    minTrust: 60,
    asked: 20,
  })
  expect(String(address)).toBe('of=tiktok%3Amia&platforms=tiktok%2Cyoutube&minTrust=60&asked=20')
  expect(boundsOf(address)).toEqual({ platforms: ['tiktok', 'youtube'], minTrust: 60, asked: 20 })
  expect(boundsOf(new URLSearchParams('platforms=myspace&minTrust=61&asked=1000'))).toEqual({
    platforms: [],
    minTrust: null,
    asked: 5,
  })
  expect(String(withBounds(address, { platforms: [], minTrust: null, asked: 5 }))).toBe('of=tiktok%3Amia')
})

test('a creator is named by platform and handle', () => {
  expect(creatorOf(new URLSearchParams('of=youtube:a:b'))).toEqual({ platform: 'youtube', handle: 'a:b' })
  for (const text of ['of=myspace:tom', 'of=youtube', 'of=youtube:', ''])
    expect(creatorOf(new URLSearchParams(text))).toBeNull()
})
