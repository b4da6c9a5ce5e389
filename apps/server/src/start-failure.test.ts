import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { EmbeddedFault } from './foundation/db/embedded/embedded-server.ts'
import { startFailure } from './start-failure.ts'
import { StartFault } from './start-fault.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vouch-start-failure-'))
const embedded = { databaseUrl: null, dataDir }
const elsewhere = { databaseUrl: 'postgres://db.example/vouch', dataDir }
const coded = (error: Error, code: string, path?: string) => Object.assign(error, { code, ...(path && { path }) })
const full = /^The disk that holds DATA_DIR is full \(\d+ MB free\)\. Free some space and start again\.$/

test.each([
  coded(new Error('ENOSPC: no space left on device, write'), 'ENOSPC'),
  coded(new Error('ENOSPC: no space left on device, open'), 'ENOSPC', join(dataDir, 'vouch.lock')),
  new EmbeddedFault('PostgreSQL did not start: FATAL: could not write to file: No space left on device'),
  coded(new pg.DatabaseError('could not extend file: No space left on device', 0, 'error'), '53100'),
])('a full disk is called one, however it shows: %s', async (error) => {
  const reason = await startFailure(error, embedded)
  expect(reason).toBeInstanceOf(StartFault)
  expect(String(reason).replace('Error: ', '')).toMatch(full)
})

test('a database elsewhere that is full or gone is not the disk of this machine', async () => {
  const fullThere = coded(new pg.DatabaseError('No space left on device', 0, 'error'), '53100')
  expect(await startFailure(fullThere, elsewhere)).toMatchObject({ message: expect.stringContaining('no room left') })
  const gone = new Error('Client has encountered a connection error and is not queryable')
  expect(await startFailure(gone, elsewhere)).toMatchObject({ message: expect.stringContaining('went away') })
  expect(await startFailure(gone, elsewhere)).toBeInstanceOf(StartFault)
})

test('what nobody foresaw, and what has its sentence, stays as it is', async () => {
  for (const error of [new TypeError('x is not a function'), new StartFault('Port 1 is in use.')])
    expect(await startFailure(error, embedded)).toBe(error)
})
