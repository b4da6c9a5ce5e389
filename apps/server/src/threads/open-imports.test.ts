import { existsSync, mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, vi } from 'vitest'
import { test } from '../../test/fixtures.ts'
import { folderPrefix } from '../foundation/http/received-file.ts'
import { openImports } from './open-imports.ts'

afterEach(() => {
  vi.useRealTimers()
})

const hourMs = 3_600_000

test('a file that a killed process left behind is deleted within the hour, not only at the next start', async ({
  db,
}) => {
  // Files of other tests are in the same folder, so the day stays what it is.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const imports = openImports(db.pool)
  const left = mkdtempSync(join(tmpdir(), folderPrefix))
  const yesterday = Date.now() / 1_000 - 86_400
  utimesSync(left, yesterday, yesterday)
  vi.advanceTimersByTime(hourMs)
  await expect.poll(() => existsSync(left)).toBe(false)
  await imports.close()
})
