import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from './config/config.ts'
import { beginEarlyParts } from './early-parts.ts'
import { requirePort } from './listening.ts'

test('a port that is taken is found out before a database is made', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-port-'))
  chmodSync(dataDir, 0o711)
  onTestFinished(() => {
    taken.close()
    rmSync(dataDir, { recursive: true })
  })
  const { port } = taken.address() as AddressInfo
  const config = loadConfig({ PORT: String(port), DATA_DIR: dataDir })
  const { data } = await beginEarlyParts(config, { withSite: false, say: () => undefined })
  await expect(data).rejects.toThrow(`Port ${port} is in use by another program.`)
  // Nor is the folder kept from the next start.
  expect(readdirSync(dataDir)).toEqual(['secrets.json'])
})

test('an address that this machine doesn’t have is said to be none of its own', async () => {
  const refused = requirePort({ port: 6_199, host: '203.0.113.9' })
  await expect(refused).rejects.toThrow(
    'This machine has no address 203.0.113.9 to listen on. Set HOST to one of its own',
  )
})
