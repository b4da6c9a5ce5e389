import { expect, test } from 'vitest'
import { openingPlatform, reachesOf } from './what-works.ts'

const none = { visitorPlatforms: [], suppliedPlatforms: [], consentPlatforms: [] }

test('the tool opens where real creators can be read, else where simulated ones can', () => {
  const opening = (mode: 'sandbox' | 'production', visitorPlatforms: ('youtube' | 'twitch')[]) =>
    openingPlatform(reachesOf({ ...none, mode, visitorPlatforms }))
  expect(opening('sandbox', [])).toBe('instagram')
  expect(opening('sandbox', ['youtube'])).toBe('youtube')
  expect(opening('production', ['youtube'])).toBe('youtube')
  expect(opening('production', ['twitch'])).toBe('instagram')
})

test('each platform says what works there, and where nothing real does, what it needs', () => {
  const [instagram, tiktok, youtube] = reachesOf({ ...none, mode: 'sandbox', visitorPlatforms: ['youtube'] })
  expect([instagram?.kind, tiktok?.kind, youtube?.kind]).toEqual(['simulated', 'simulated', 'live'])
  for (const { kind, words } of reachesOf({ ...none, mode: 'sandbox' })) {
    expect(kind).toBe('simulated')
    expect(words).toMatch(/^Simulated creators only\. Checking real ones takes .+, which the operator sets up\.$/)
  }
  for (const { words } of reachesOf({ ...none, mode: 'production' }))
    expect(words).toMatch(/^Not connected here\. It needs .+\.$/)
})

test('what only a plan opens is said to need one', () => {
  const [supplied, asked] = reachesOf({
    ...none,
    ...{ mode: 'production', suppliedPlatforms: ['instagram'], consentPlatforms: ['tiktok'] },
  })
  expect(supplied?.words).toBe(
    'Not connected here. It needs a plan: the data comes from a supplier that the operator pays.',
  )
  expect(asked?.words).toBe('Not connected here. It needs a plan: you ask the creator to connect their account.')
})
