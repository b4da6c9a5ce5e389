import { platformWays } from '@vouch/contract'
import { platforms } from '@vouch/engine'
import { expect, test } from 'vitest'
import { platformsInWords, reachInWords } from './platform-ways.ts'

test('every platform is named once, among those read live or those that need consent', () => {
  expect(platformsInWords()).toBe(
    'Instagram, YouTube, Twitch and X can be read live, where those connections are set up. TikTok and LinkedIn share data only with the creator’s consent, where that is set up; files work for all six.',
  )
})

test('a platform that is not connected here offers a file, and nothing that is not there', () => {
  for (const platform of platforms) {
    expect(reachInWords(platform, { livePlatforms: [], checkUsdMax: {}, suppliedPlatforms: [] })).toMatch(
      /isn’t connected here\. A file works\.$/,
    )
  }
})

test('a connected platform says what it gives, and what a check may cost', () => {
  const here = { livePlatforms: [...platforms], checkUsdMax: { x: 2.16 }, suppliedPlatforms: [] }
  expect(reachInWords('twitch', here)).toBe(platformWays.twitch[0]?.words)
  expect(reachInWords('x', here)).toMatch(/up to \$2\.16 of that budget, and no extra credits\.$/)
})

test('where a supplier is asked, that and its price are said before', () => {
  const here = {
    livePlatforms: [...platforms],
    checkUsdMax: { tiktok: 0.0746 },
    suppliedPlatforms: ['tiktok'] as const,
  }
  expect(reachInWords('tiktok', here)).toBe(
    'What TikTok itself doesn’t share comes from a data supplier. This check costs the operator up to $0.0746, and no extra credits.',
  )
})

test('every platform can be judged from a file', () => {
  for (const platform of platforms) expect(platformWays[platform].some(({ way }) => way === 'file')).toBe(true)
})
