import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { spend } from '../src/customers/credits/ledger.ts'
import { openDatabase } from '../src/foundation/db/database.ts'

/** A process that tests kill: it posts spendings of one credit as fast as it can, eight at a time, and prints each cause once it was
 *  acknowledged. Arguments: the database's address, the workspace, and causes to post first, joined by commas. */
const [connectionString = '', workspaceId = '', again = ''] = process.argv.slice(2)
const loops = 8
const db = openDatabase({ connectionString, connectionsMax: loops })
const waiting = again === '' ? [] : again.split(',')

await Promise.all(Array.from({ length: loops }, post))

async function post(): Promise<void> {
  for (;;) {
    const cause = waiting.pop() ?? `deduct:${randomUUID()}`
    // Said before it is sent: whoever reads knows which ones may be in the ledger without an answer.
    writeSync(1, `sent ${cause}\n`)
    const movement = { workspaceId, cause, action: 'overlay_display', resourceId: null, credits: 1, at: new Date() }
    await spend(db.pool, movement)
    writeSync(1, `done ${cause}\n`)
  }
}
