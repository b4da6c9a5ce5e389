import type pg from 'pg'
import { expect } from 'vitest'
import type { Asked } from '../test/asked-statements.ts'
import { noteEverydayPages, noteHotPaths, noteUpkeep } from '../test/hot-paths.ts'
import { test } from '../test/rooms.ts'
import { type LongTables, wholeReads } from '../test/whole-reads.ts'

/** The paths that every customer walks all day, asked of a database whose tables have grown: nothing reads one of those from end to end. */

/** Tables that grow with use, beside which all others are short. */
const grown = new Set([
  ...['users', 'sessions', 'workspaces', 'workspace_members', 'account_events', 'sign_in_attempts', 'mails'],
  ...['credit_entries', 'credit_holds', 'credit_balances', 'credit_causes', 'credit_purchases', 'api_key_calls'],
  ...['creators', 'snapshots', 'reports', 'verification_runs', 'verifications', 'signed_reports', 'share_links'],
  ...[
    'creator_readings',
    'post_readings',
    'watched_creators',
    'watch_schedule',
    'watch_changes',
    'discovered_creators',
  ],
  ...['webhook_events', 'webhook_deliveries', 'webhook_attempts', 'exports', 'export_files', 'analyses'],
  ...['bulk_batches', 'bulk_items', 'shortlists', 'shortlist_entries', 'shortlist_alerts', 'creator_matches'],
  ...['campaigns', 'campaign_creators', 'campaign_changes', 'link_clicks', 'link_click_days', 'tracking_orders'],
  ...['outreach_messages', 'outreach_threads', 'contracts', 'negotiations', 'tracking_links', 'object_leavings'],
  ...['oauth_tokens', 'api_key_answers', 'generations'],
])

const nothing = { waiting: /^$/, ends: /^$/ }

/** Plans name the parts of what is partitioned. */
async function withPartitions(sql: Pick<pg.ClientBase, 'query'>): Promise<ReadonlySet<string>> {
  const parts = await sql.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent::regclass::text = any($1)',
    [[...grown]],
  )
  expect(parts.rows.length).toBeGreaterThan(5)
  return new Set([...grown, ...parts.rows.map(({ name }) => name)])
}

/** @returns what of the statements reads a grown table from end to end, or could not be explained */
async function faultsOf(client: pg.PoolClient, statements: readonly Asked[], tables: LongTables): Promise<string[]> {
  const faults: string[] = []
  for (const each of statements) {
    const read = await wholeReads(client, each, tables).catch((error: Error) => [
      `cannot be explained: ${error.message}`,
    ])
    if (read.length > 0) faults.push(`${read.join(', ')}: ${each.text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
  }
  return faults
}

test('no query of a hot path reads a grown table from end to end', async ({ db, open }) => {
  const statements = await noteHotPaths(db, open)
  expect(statements.length).toBeGreaterThan(60)
  const client = await db.pool.connect()
  const names = await withPartitions(client)
  const faults = await faultsOf(client, statements, { names, cleared: nothing })
  // Whoever keeps it keeps the database from ending.
  client.release()
  expect(faults).toEqual([])
  expect(ambiguousNames(statements)).toEqual([])
})

/** The driver refuses a second text under a name, on the connections that know the first. */
function ambiguousNames(statements: readonly Asked[]): string[] {
  const texts = Map.groupBy(statements, ({ name }) => name)
  return [...texts].flatMap(([name, same]) => (name !== null && same.length > 1 ? [name] : []))
}

test('a text under the name of another is noticed', () => {
  const one = { name: 'one', text: 'select 1', values: [] }
  expect(ambiguousNames([one, { ...one, text: 'select 2' }, { ...one, name: 'other' }])).toEqual(['one'])
})

test('what the pages that are open all day ask is planned once for a connection', async ({ db, open }) => {
  const statements = await noteEverydayPages(db, open)
  expect(statements.length).toBeGreaterThan(20)
  expect(statements.filter(({ name }) => name === null).map(({ text }) => text)).toEqual([])
})

/** Upkeep that looks at all there is of some tables, and why that is its work. */
const looksAtAll: Readonly<Record<string, { tables: readonly string[]; why: string }>> = {
  'credits.audit': {
    tables: ['credit_balances', 'credit_holds'],
    why: 'proves each balance by its entries, once a night',
  },
  'watch.settle': {
    tables: ['watched_creators', 'watch_schedule', 'shortlist_entries', 'campaigns'],
    why: 'deals the places of each plan out to all that are watched',
  },
  'watch.tell': { tables: ['users'], why: 'starts from the changes of two days where there are many people' },
  'workspaces.seats': { tables: ['workspaces'], why: 'counts the seats of each workspace' },
  'performance.learn': { tables: ['campaigns'], why: 'takes back what campaigns taught that run again' },
}

/** Indexes that their job keeps short: of what waits for it, and of when something is over. */
const waiting = [
  'verification_runs_unfinished|discovered_creators_unread|webhook_events_untold',
  'bulk_batches_running|outreach_messages_due',
]
const ends = [
  '(snapshots|discovered_creators|export_files|post_readings|watch_changes|sessions|sign_in_attempts)_expiry',
  'creator_readings_.+_(expiry|expires_at_idx)|(link_clicks|api_key_calls)_before_at|shortlists_due',
  '(campaigns|campaign_creators|shortlists|shortlist_entries)_removed|(exports|share_links|mails)_ended',
  '(api_key_answers|webhook_attempts|account_events)_at|webhook_events_told|oauth_tokens_end|generations_newest',
]
const anyOf = (names: readonly string[]) => new RegExp(`^(${names.join('|')})$`)
const cleared = { waiting: anyOf(waiting), ends: anyOf(ends) }

test('what scheduled jobs and loops look up first they find by an index, however long the tables are', async ({
  db,
  open,
}) => {
  const upkeep = await noteUpkeep(db, open)
  expect(upkeep.size).toBeGreaterThan(25)
  const client = await db.pool.connect()
  const names = await withPartitions(client)
  const faulty: string[] = []
  for (const [who, statements] of upkeep) {
    const excused = looksAtAll[who]?.tables ?? []
    const rest = new Set([...names].filter((name) => !excused.includes(name)))
    const faults = await faultsOf(client, statements, { names: rest, cleared })
    faulty.push(...faults.map((fault) => `${who}: ${fault}`))
  }
  client.release()
  expect(faulty).toEqual([])
  expect(Object.keys(looksAtAll).filter((who) => !upkeep.has(who))).toEqual([])
})

const walkPastJoined = `select v.id from verifications v
  where not exists (select from exports e where e.workspace_id = v.workspace_id) order by v.id limit 1`
const someId = '01890000-0000-7000-8000-000000000000'

test.for([
  ['a condition without an index', `select count(*) from credit_entries where action = 'x'`],
  ['an order that no index has', 'select id from verifications order by credits_used limit 5'],
  ['a join by what is not indexed', 'select 1 from mails join credit_entries on credit_entries.action = mails.subject'],
  ['a walk to the first row that a filter lets pass', `select * from reports where digest = 'x' order by id limit 1`],
  ['a walk past a condition on what is joined', walkPastJoined],
  ['all that comes after', `select credits_used from verifications where id > '${someId}'`],
  ['all that comes after, or this', `select credits_used from verifications where id > '${someId}' or id = $1`, someId],
  ['what every row has', 'select credits_used from verifications where workspace_id is not null'],
  ['a condition that a value takes away', 'select * from exports where $1::uuid is null or workspace_id = $1', someId],
])('%s is noticed', async ([, text = '', ...values], { db }) => {
  const client = await db.pool.connect()
  try {
    expect(await wholeReads(client, { text, values }, { names: grown, cleared: nothing })).not.toEqual([])
  } finally {
    client.release()
  }
})

test.for([
  ['one row', `select credits_used from verifications where id = '${someId}'`],
  ['one row or another', `select credits_used from verifications where id = '${someId}' or id = $1`, someId],
  ['the first ones in the order of an index', 'select credits_used from verifications order by id limit 5'],
  ['from here to there', `select credits_used from verifications where id > '${someId}' and id < $1`, someId],
  ['words that look like another condition', `select id from creators where platform = 'x' and handle = 'a OR b > c'`],
])('%s is fine', async ([, text = '', ...values], { db }) => {
  const client = await db.pool.connect()
  try {
    expect(await wholeReads(client, { text, values }, { names: grown, cleared: nothing })).toEqual([])
  } finally {
    client.release()
  }
})

test('what refers to a row of a grown table is found by an index when that row goes', async ({ db }) => {
  const found = await db.pool.query<{ reference: string }>(
    `select conrelid::regclass || '.' || attname as reference
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid::regclass::text = any($1) and conrelid::regclass::text = any($1)
        and confdeltype <> 'a'
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
      order by 1`,
    [[...grown]],
  )
  expect(found.rows.map(({ reference }) => reference)).toEqual([])
})
