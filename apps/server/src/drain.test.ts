import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from '../test/fixtures.ts'
import { loadConfig } from './config/config.ts'
import { startProduct } from './product.ts'

test('a process that stops says so first, and answers until whoever shares calls out had time to hear it', async ({
  db,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-drain-'))
  chmodSync(dataDir, 0o711)
  const variables = { DATABASE_URL: db.connectionString, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }
  const config = loadConfig({ ...variables, VOUCH_ROLE: 'web', DRAIN_SECONDS: '4' })
  const product = await startProduct(config, { withSite: false, say: () => undefined })
  const asked = (path: string) => fetch(product.url + path, { headers: { connection: 'close' } })
  try {
    expect((await asked('/readyz')).status).toBe(200)
    const stopped = product.stop()
    const withdrawn = await asked('/readyz')
    expect([withdrawn.status, withdrawn.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await asked('/api/discovery/creators')).status).toBe(200)
    await stopped
    await expect(asked('/readyz')).rejects.toThrow()
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
