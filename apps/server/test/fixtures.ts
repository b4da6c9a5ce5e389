import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { test as base, inject } from 'vitest'
import { openDatabase } from '../src/foundation/db/database.ts'
import { atDatabase, copied, templateName } from './postgres.ts'

/** Each connection plans every statement anew, which costs a file of tests more than waiting for one. */
const few = { connectionsMax: 4, strictOrder: true }

/** `test` with a database of its own for each file: a copy of the migrated template, dropped afterwards. */
export const test = base
  .extend('server', { scope: 'file' }, () => inject('postgres'))
  .extend('db', { scope: 'file' }, async ({ server }, { onCleanup }) => {
    const name = `vouch_${randomBytes(8).toString('hex')}`
    await administer(server, `create database ${name} template ${templateName} ${copied}`)
    const db = openDatabase({ connectionString: atDatabase(server, name), ...few })
    onCleanup(async () => {
      await db.close()
      await administer(server, `drop database ${name} with (force)`)
    })
    return db
  })

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
