import { assess } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { foundCreatorOf } from './found-creator.ts'

const at = '2026-11-23T14:00:00.000Z'

function priceOf(platform: 'tiktok' | 'youtube', handle: string, size: 'screening' | 'standard'): number {
  const snapshot = sandboxSnapshot(platform, handle, at, size)
  if (snapshot === null) throw new Error(`The network lost ${handle}`)
  const report = assess(snapshot, { digest: 'sha256:', computedAt: at })
  const kept = { source: 'sandbox', workspaceId: null, expiresAt: null, basis: 'screening' } as const
  return foundCreatorOf(snapshot, report, kept).estimatedPrice ?? Number.NaN
}

/** One post of each went viral: among ten posts it would make the price of a creator ten times as large. */
test.each([
  ['tiktok', 'daniela_bare_sandbox'],
  ['tiktok', 'oskar_ahrens_sandbox'],
  ['youtube', 'oskarbrandt_sandbox'],
] as const)(
  'on %s, %s has the price in a search that a verification finds, within half and double',
  (platform, handle) => {
    const [screened, verified] = [priceOf(platform, handle, 'screening'), priceOf(platform, handle, 'standard')]
    expect(screened / verified).toBeGreaterThan(0.5)
    expect(screened / verified).toBeLessThan(2)
  },
)
