import { expect, test } from 'vitest'
import { openingPlatform, reachesOf } from './what-works.ts'

test('the tool opens where real creators can be read, else where simulated ones can', () => {
  const opening = (mode: 'sandbox' | 'production', visitorPlatforms: ('youtube' | 'twitch')[]) =>
    openingPlatform(reachesOf({ mode, visitorPlatforms }))
  expect(opening('sandbox', [])).toBe('instagram')
  expect(opening('sandbox', ['youtube'])).toBe('youtube')
  expect(opening('production', ['youtube'])).toBe('youtube')
  expect(opening('production', ['twitch'])).toBe('instagram')
})

test('each platform says what works there, and where nothing real does, what it needs', () => {
  const [instagram, tiktok, youtube] = reachesOf({ mode: 'sandbox', visitorPlatforms: ['youtube'] })
  expect([instagram?.kind, tiktok?.kind, youtube?.kind]).toEqual(['simulated', 'simulated', 'live'])
  for (const { kind, words } of reachesOf({ mode: 'sandbox', visitorPlatforms: [] })) {
    expect(kind).toBe('simulated')
    expect(words).toMatch(
      /^Simulated creators only\. Checking real ones takes .+, which (the operator sets up|can’t be given here yet)\.$/,
    )
  }
  for (const { words } of reachesOf({ mode: 'production', visitorPlatforms: [] }))
    expect(words).toMatch(/^Not connected here\. It needs .+\.$/)
})
