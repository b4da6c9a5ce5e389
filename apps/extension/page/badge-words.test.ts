import { assess, type Report } from '@vouch/engine'
import { sandboxSnapshot, showcaseCreators } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { basisWords, scoreWords } from './badge-words.ts'

const at = '2026-11-20T12:00:00.000Z'
/** What a screening reads off a platform that shows counts: neither comments nor people, and no history. */
const counts = {
  ...{ followersSampled: 0, comments: 0, commentedPosts: 0, likedPosts: 0, likersPerPost: 0 },
  ...{ posts: 30, historyDays: 1 },
}

function badgeFrom(report: Report | undefined) {
  if (report === undefined) throw new Error('A showcase creator has a report')
  const { trust, decision, parts } = report
  const badge = { basis: 'screening', trust, decision, parts } as const
  return { line: basisWords(badge), told: scoreWords(badge) }
}

function screened(handle: string) {
  const creator = showcaseCreators().find((each) => each.handle === handle)
  const snapshot = creator && sandboxSnapshot(creator.platform, handle, at, counts)
  return badgeFrom(snapshot ? assess(snapshot, { digest: 'sha256:', computedAt: at }) : undefined)
}

test.each([
  'luxe_lena_sandbox',
  'steady_sam_sandbox',
  'podcircle_sandbox',
  'mixed_mara_sandbox',
  'techtonic_sandbox',
  'follow_felix_sandbox',
])('%s, whose bought audience counts alone don’t show, is never called good', (handle) => {
  const { line, told } = screened(handle)
  expect(line).toBe('Screening from public data: likes and views only')
  expect(told).toMatchObject({ tone: 'caution', decision: { word: 'Ask first' } })
  expect(`${told?.words} ${told?.sentence}`).not.toMatch(/good|excellent|real/)
  expect(told?.words).toMatch(/^\d+ to \d+$/)
  expect(told?.sentence).toMatch(/^Trust \d+ out of 100, \d+ to \d+, from likes and views only$/)
})

test('what counts alone do show is told as what it is', () => {
  const { told } = screened('likefactory_sandbox')
  expect(told).toMatchObject({ tone: 'risk', decision: { word: 'Don’t book' } })
})

test('a creator of whom all was seen but rings has a score in its own words', () => {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', at, 'tiny')
  const { line, told } = badgeFrom(snapshot ? assess(snapshot, { digest: 'sha256:', computedAt: at }) : undefined)
  expect(line).toBe('Screening from public data')
  expect(told).toMatchObject({ tone: 'good', words: expect.stringMatching(/^excellent, \d+ to \d+$/) })
})
