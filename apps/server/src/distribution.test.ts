import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { exceptions } from '../test/distribution-exceptions.ts'
import { distributionFaults } from '../test/distribution-rules.ts'
import { loadPlaces } from '../test/divided-tables.ts'
import { noteHotPaths } from '../test/hot-paths.ts'
import { test } from '../test/rooms.ts'

/** Could a PostgreSQL that is divided among servers answer what customers ask all day? What it could not is known, with the reason. */

const told = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8')

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
  // A statement more or less is asked from run to run, as jobs go.
  const [, count, share] = /Of (\d+) statements (\d+)% keep the rule/.exec(told)?.map(Number) ?? []
  expect(Math.abs((100 * kept) / statements.length - (share ?? 0)), `${kept} of ${statements.length}`).toBeLessThan(2)
  expect(Math.abs(statements.length - (count ?? 0)), `${statements.length} statements`).toBeLessThan(10)
})

test('the document explains each exception', () => {
  for (const { name } of exceptions) expect(told).toContain(`| ${name} |`)
})

const someId = "'01890000-0000-7000-8000-000000000000'::uuid"

test.for([
  [
    'two tables of a workspace, joined by it',
    `select 1 from shortlists join verifications using (workspace_id) where shortlists.workspace_id = ${someId}`,
    [],
  ],
  [
    'two tables of a workspace, of the same one',
    `select 1 from shortlists s, verifications v where s.workspace_id = ${someId} and v.workspace_id = s.workspace_id`,
    [],
  ],
  [
    'a workspace that is found first',
    `with own as (select workspace_id from exports where workspace_id = ${someId})
     select 1 from own join verifications on verifications.workspace_id = own.workspace_id`,
    [],
  ],
  ['one of a few workspaces', 'select 1 from verifications where workspace_id = any($1::uuid[])', []],
  [
    'what is the same everywhere',
    `select 1 from shortlists join workspaces on workspaces.id = workspace_id where workspace_id = ${someId}`,
    [],
  ],
  ['what lies on one server alone', 'select 1 from users join sessions on user_id = users.id', []],
  ['a row that keeps its workspace', `update verifications set credits_used = 1 where workspace_id = ${someId}`, []],
  [
    'two tables of a workspace, joined by an id',
    'select 1 from exports join verifications on verifications.id = source_id',
    ['join exports verifications'],
  ],
  [
    'a part without its column',
    'select 1 from bulk_items join bulk_batches on bulk_batches.id = batch_id',
    ['column bulk_items', 'fan-out bulk_batches'],
  ],
  ['a part without its column, alone', 'select 1 from bulk_items where id = 1', ['column bulk_items']],
  ['what lies by creator', 'select 1 from verifications join creators on creators.id = creator_id', ['cross creators']],
  [
    'the workspace or something else',
    `select 1 from shortlists s join verifications v on v.workspace_id = s.workspace_id or v.id = s.id
      where s.workspace_id = ${someId}`,
    ['join shortlists verifications'],
  ],
  [
    'the workspace or something else, if there is one',
    `select 1 from shortlists s left join verifications v on v.workspace_id = s.workspace_id or v.id = s.id
      where s.workspace_id = ${someId}`,
    ['join shortlists verifications'],
  ],
  [
    'every workspace, joined',
    'select 1 from shortlists join verifications using (workspace_id)',
    ['fan-out shortlists', 'fan-out verifications'],
  ],
  ['a row without its workspace', `select * from verifications where id = ${someId}`, ['fan-out verifications']],
  ['a count of every workspace', 'select count(distinct id) from verifications', ['fan-out verifications']],
  [
    'a workspace or none',
    'select 1 from verifications where $1::uuid is null or workspace_id = $1',
    ['fan-out verifications'],
  ],
  [
    'what lies on one server, joined',
    `select 1 from verifications join users on users.id = user_id where workspace_id = ${someId}`,
    ['local users'],
  ],
  [
    'a row that moves',
    `update verifications set workspace_id = id where workspace_id = ${someId}`,
    ['moves verifications'],
  ],
  [
    'a row that moves where it was already',
    `insert into credit_balances (workspace_id, bucket) values (${someId}, 'monthly') on conflict (workspace_id, bucket) do update set workspace_id = ${someId}`,
    ['moves credit_balances'],
  ],
] as const)('%s: %s', async ([, text, faults], { db }) => {
  const client = await db.pool.connect()
  try {
    const values = text.includes('$1') ? [null] : []
    expect(await distributionFaults(client, { text, values }, await loadPlaces(client))).toEqual(faults)
  } finally {
    client.release()
  }
})
