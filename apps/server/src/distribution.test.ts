import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { exceptions } from '../test/distribution-exceptions.ts'
import { distributionFaults } from '../test/distribution-rules.ts'
import { loadPlaces } from '../test/divided-tables.ts'
import { noteHotPaths } from '../test/hot-paths.ts'
import { test } from '../test/rooms.ts'

/** Could a PostgreSQL that is divided among servers answer what customers ask all day? What it could not is known, with the reason. */

test('every query of a hot path keeps the rules of a divided database, or is one of the exceptions that docs/scale.md explains', async ({
  db,
  open,
}) => {
  const statements = await noteHotPaths(db, open)
  const client = await db.pool.connect()
  const placeOf = await loadPlaces(client)
  const unexplained: string[] = []
  let kept = 0
  for (const each of statements) {
    const faults = await distributionFaults(client, each, placeOf)
    if (faults.length === 0) kept += 1
    const unknown = faults.filter((fault) => !exceptions.some((known) => known.faults.test(fault)))
    if (unknown.length > 0)
      unexplained.push(`${unknown.join(', ')}: ${each.text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
  }
  client.release()
  expect(unexplained).toEqual([])
  // Most of what is asked needs one server.
  expect(kept).toBeGreaterThan(statements.length / 2)
})

test('the document explains each exception', () => {
  const told = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8')
  for (const { name } of exceptions) expect(told).toContain(`| ${name} |`)
})

test.for([
  ['two tables of a workspace, joined by it', 'select 1 from shortlists join verifications using (workspace_id)', []],
  [
    'two tables of a workspace, of the same one',
    `select 1 from shortlists s, verifications v where s.workspace_id = gen_random_uuid() and v.workspace_id = s.workspace_id`,
    [],
  ],
  [
    'a workspace that is found first',
    `with own as (select workspace_id from exports where id = gen_random_uuid())
     select 1 from own join verifications on verifications.workspace_id = own.workspace_id`,
    [],
  ],
  [
    'two tables of a workspace, joined by an id',
    'select 1 from exports join verifications on verifications.id = source_id',
    ['join exports verifications'],
  ],
  [
    'a part without its column',
    'select 1 from bulk_items join bulk_batches on bulk_batches.id = batch_id',
    ['column bulk_items'],
  ],
  ['what lies by creator', 'select 1 from verifications join creators on creators.id = creator_id', ['cross creators']],
] as const)('%s: %s', async ([, text, faults], { db }) => {
  const client = await db.pool.connect()
  try {
    expect(await distributionFaults(client, { text, values: [] }, await loadPlaces(client))).toEqual(faults)
  } finally {
    client.release()
  }
})
