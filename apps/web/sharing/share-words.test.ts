import type { ShareLink } from '@vouch/contract'
import { expect, test } from 'vitest'
import { linkStanding, openedWords } from './share-words.ts'

const link: ShareLink = {
  ...{ id: '1', label: '', state: 'live', url: 'https://vouch.test/shared/a', digest: 'sha256:00', opened: 0 },
  ...{ createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-20T10:00:00Z', revokedAt: null, lastOpenedOn: null },
}

test('a link says until when it works, or why it does not', () => {
  expect(linkStanding(link)).toBe('Works until Dec 20, 2026')
  expect(linkStanding({ ...link, state: 'expired' })).toBe('Expired Dec 20, 2026')
  expect(linkStanding({ ...link, state: 'revoked', revokedAt: '2026-11-21T10:00:00Z' })).toBe('Revoked Nov 21, 2026')
  expect(linkStanding({ ...link, state: 'report_deleted' })).toBe('Its report was deleted')
})

test('openings are counted in words', () => {
  expect(openedWords(link)).toBe('Not opened yet')
  expect(openedWords({ opened: 1, lastOpenedOn: '2026-11-21' })).toBe('Opened once, last on Nov 21, 2026')
  expect(openedWords({ opened: 3, lastOpenedOn: '2026-11-21' })).toBe('Opened 3 times, last on Nov 21, 2026')
})
