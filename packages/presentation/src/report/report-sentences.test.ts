import type { Part } from '@vouch/engine'
import { expect, test } from 'vitest'
import { suspiciousSentence } from './report-sentences.ts'

test('a sample that leaves the followers unclear speaks of itself, and not of all of them', () => {
  const suspiciousFollowers = { share: 0.055, low: 0, high: 0.18, sampled: 1_000 }
  const followers: Part = {
    ...{ part: 'followers', state: 'seen', share: 0.055, low: 0, high: 0.18, line: 0.2, n: 1_000 },
    ...{ why: null, verdict: 'clear' },
  }
  const told = (part: Part) => suspiciousSentence({ suspiciousFollowers, parts: [part] })
  expect(told(followers)).toBe('Followers that look inauthentic: 5.5% (0% to 18%, from 1,000 sampled)')
  expect(told({ ...followers, state: 'unclear', high: 0.99, verdict: null })).toBe(
    'Of 1,000 sampled followers, 5.5% look inauthentic (0% to 18%)',
  )
  expect(suspiciousSentence({ suspiciousFollowers: null, parts: [] })).toBeNull()
})
