import { expect, test } from 'vitest'
import { ranOutOfTime } from './web-tools.ts'

test('a build is tried again where only time was missing, and not where the sources are wrong', () => {
  expect(ranOutOfTime('Error: Prerender: Request failed for /: The operation was aborted due to timeout')).toBe(true)
  expect(ranOutOfTime('Error loading react-router.config.ts: Error: transport invoke timed out after 60000ms')).toBe(
    true,
  )
  expect(ranOutOfTime('[UNRESOLVED_IMPORT] Could not resolve ./timeout.ts')).toBe(false)
})
