import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { readCreatorSentence } from '@vouch/contract'
import { grant } from '../../apps/server/src/customers/credits/ledger.ts'
import { compareCustomers } from '../../apps/server/src/finding/discovery/compare-customers.ts'
import {
  type ComparedRow,
  comparedColumns,
  comparedCreator,
} from '../../apps/server/src/finding/discovery/compared-creator.ts'
import { openCustomerList } from '../../apps/server/src/finding/discovery/customer-lists.ts'
import { reasonsOfLikeness } from '../../apps/server/src/finding/discovery/likeness-words.ts'
import { findLookalikes } from '../../apps/server/src/finding/discovery/lookalikes.ts'
import { type CreatorSearch, searchCreators } from '../../apps/server/src/finding/discovery/ranked-search.ts'
import { readCustomers } from '../../apps/server/src/finding/discovery/read-customers.ts'
import { type Database, onlyRow, openDatabase } from '../../apps/server/src/foundation/db/database.ts'
import { type EmbeddedSettings, startEmbedded } from '../../apps/server/src/foundation/db/embedded/embedded-server.ts'
import { migrate } from '../../apps/server/src/foundation/db/migrate.ts'
import { luceneRows } from './lucene-peer.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** Searches among millions of creators on one PostgreSQL, beside one look-up by its index in the same run. */

const searches = 120
const filterMsMax = 60
const textMsMax = 80
const alikeMsMax = 150
/** What a million creators took when the goal was set, in milliseconds: to be kept. */
const goalsMs = { filtered: 16, typed: 27, alike: 36 }
const goalCreators = 1_000_000
const alikeRounds = 60
/** The same searches again, of which the median counts. */
const passes = 5
/** How many times as long each further list may take as the first one. */
const growthMax = 2
const customers = 100_000
const comparedCreators = 20_000
const compareSecondsMax = 5

/** @param millions of creators, one measurement for each */
export async function discoveryRows(millions: readonly number[] = [1]): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-bench-'))
  chmodSync(dataDir, 0o711)
  const base = { dataDir, password: 'bench', log: () => undefined }
  try {
    const rows = await withDatabase(base, async (db) => {
      await migrate(db.pool)
      await load(db, comparedCreators)
      return [await compareCustomerList(db)]
    })
    const found: Found[] = []
    const foundRoomy: Found[] = []
    for (const each of millions) {
      const creators = each * 1_000_000
      const loaded = async (db: Database) => {
        await db.pool.query('truncate discovered_creators restart identity cascade')
        const row = await load(db, creators)
        const { figures, rows } = await searchRows(db, creators)
        found.push(figures)
        return [row, ...rows]
      }
      rows.push(...(await withDatabase(base, loaded)))
      // As PostgreSQL's manual has it for a machine of its own.
      const buffersMb = Math.floor(
        Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 22,
      )
      rows.push({ what: `the same with ${buffersMb} MB of shared buffers`, figure: '', peer: '', kept: null })
      const roomy = async (db: Database) => {
        const { figures, asked, rows } = await searchRows(db, creators)
        foundRoomy.push(figures)
        return [...rows, ...(await luceneRows(db, asked, figures))]
      }
      rows.push(...(await withDatabase({ ...base, buffersMb }, roomy)))
    }
    return [
      ...rows,
      ...growthRows(millions, found, ''),
      ...growthRows(millions, foundRoomy, ', with more shared buffers'),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function withDatabase(settings: EmbeddedSettings, work: (db: Database) => Promise<Row[]>): Promise<Row[]> {
  const server = await startEmbedded(settings)
  const db = openDatabase({ connectionString: server.connectionString })
  try {
    return await work(db)
  } finally {
    await db.pool.end()
    await server.stop()
  }
}

/** Milliseconds, the median of the passes' 95th percentiles. */
interface Found {
  filtered: number
  typed: number
  alike: number
}

interface Searched {
  figures: Found
  asked: Record<'filtered' | 'typed', readonly CreatorSearch[]>
  rows: Row[]
}

async function searchRows(db: Database, creators: number): Promise<Searched> {
  const turns = Array.from({ length: searches }, (_, turn) => turn)
  const asked = {
    filtered: turns.map(searchOf),
    typed: turns.map((turn) => ({ ...plain, text: typedText(turn) })),
  }
  const works = {
    lookUp: (turn: number) =>
      db.pool.query('select handle from discovered_creators where id = $1', [1 + ((turn * 7919) % creators)]),
    filtered: (turn: number) => searchCreators(db.pool, asked.filtered[turn] ?? plain),
    typed: (turn: number) => searchCreators(db.pool, asked.typed[turn] ?? plain),
    alike: (turn: number) => lookAlike(db, 1 + ((turn * 7919) % creators)),
  }
  const passed: Record<keyof typeof works, number[]> = { lookUp: [], filtered: [], typed: [], alike: [] }
  for (let pass = 0; pass < passes; pass++) {
    for (const kind of ['lookUp', 'filtered', 'typed', 'alike'] as const)
      passed[kind].push(await p95(kind === 'alike' ? alikeRounds : searches, works[kind]))
  }
  const figures = { filtered: median(passed.filtered), typed: median(passed.typed), alike: median(passed.alike) }
  const lookUp = median(passed.lookUp)
  const goalOf = (kind: keyof Found) => (creators === goalCreators ? goalsMs[kind] : null)
  const beside = (what: string, kind: keyof Found, msMax: number): Row => ({
    what: `${what}, p95`,
    figure: `${figures[kind].toFixed(0)} ms (${passed[kind].map((ms) => ms.toFixed(0)).join(', ')})`,
    peer: `goal ${goalOf(kind) ?? '–'}, limit ${msMax} ms, one indexed look-up: ${lookUp.toFixed(2)} ms, so ${(figures[kind] / lookUp).toFixed(0)} of them; load ${loadavg()[0]?.toFixed(1)}`,
    kept: figures[kind] <= Math.min(msMax, goalOf(kind) ?? msMax),
  })
  const rows = [
    beside('three filters with an order, first page and total', 'filtered', filterMsMax),
    beside('the beginning of a name as one types', 'typed', textMsMax),
    beside('lookalikes of a creator, with reasons', 'alike', alikeMsMax),
  ]
  return { figures, asked, rows }
}

/** What more creators cost, in times of what the first list takes. */
function growthRows(millions: readonly number[], found: readonly Found[], how: string): Row[] {
  const [first] = found
  return found.slice(1).map((each, place) => {
    const times = (['filtered', 'typed', 'alike'] as const).map((kind) => each[kind] / (first?.[kind] ?? Number.NaN))
    return {
      what: `${millions[place + 1]} million creators beside ${millions[0]}${how}: filters, names, lookalikes`,
      figure: times.map((time) => time.toFixed(1)).join(', '),
      peer: `limit ${growthMax} times as long`,
      kept: times.every((time) => time <= growthMax),
    }
  })
}

async function lookAlike({ pool }: Database, id: number): Promise<void> {
  const found = await pool.query<ComparedRow>(`select ${comparedColumns} from discovered_creators where id = $1`, [id])
  const reference = comparedCreator(onlyRow(found))
  const { best } = await findLookalikes(pool, reference, {}, plain.looker)
  for (const each of best) reasonsOfLikeness(reference, each)
}

/** Takes a list as the route does, then runs its job: storing, counting and comparing. */
async function compareCustomerList(db: Database): Promise<Row> {
  await db.pool.query(
    `insert into users (email, name, created_at, updated_at) values ('bench@vouch.test', 'Bench', now(), now())`,
  )
  const owner = await db.pool.query<{ id: string }>('select id from workspaces limit 1')
  const workspaceId = onlyRow(owner).id
  await grant(db.pool, 'monthly', {
    ...{ workspaceId, cause: 'bench', action: 'grant', resourceId: null, credits: 100, at: new Date() },
  })
  const places = ['GB', 'US', 'Germany', 'FR', 'Spain']
  const topics = ['food', 'fitness; travel', 'gaming', 'cooking|music']
  const lines = Array.from({ length: customers }, (_, at) =>
    [`Person ${at}`, places[at % 5], 18 + (at % 50), at % 2 ? 'female' : 'm', `"${topics[at % 4]}"`].join(','),
  )
  const text = ['Name,Country,Age,Gender,Interests', ...lines].join('\n')
  const columns = { country: 'Country', age: 'Age', gender: 'Gender', interests: 'Interests' }
  const began = performance.now()
  const queue = { enqueue: async () => undefined }
  const body = new TextEncoder().encode(JSON.stringify({ name: 'Bench', columns, text }))
  const list = await readCustomers(body)
  const { id } = await openCustomerList(db, queue, { list, key: null, workspaceId, at: new Date() })
  await compareCustomers({ db, now: () => new Date(), sandbox: false }, id, new AbortController().signal)
  const seconds = (performance.now() - began) / 1_000
  return {
    what: `${customers.toLocaleString('en')} customers against ${comparedCreators.toLocaleString('en')} creators, with progress`,
    figure: `${seconds.toFixed(1)} s`,
    peer: `limit ${compareSecondsMax} s`,
    kept: seconds <= compareSecondsMax,
  }
}

/** Rows with the skew of real lists: few countries and topics hold most creators, follower counts are log-normal. As in any large import the
 *  indexes are made when the rows are there. */
async function load({ pool }: Database, count: number): Promise<Row> {
  const began = performance.now()
  const client = await pool.connect()
  await client.query(`set statement_timeout = 0; set maintenance_work_mem = '256MB'`)
  const indexes = await client.query<{ name: string; text: string }>(
    `select indexname as name, indexdef as text from pg_indexes
      where tablename = 'discovered_creators' and not exists (select from pg_constraint where conname = indexname)`,
  )
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  await client.query(`
    insert into discovered_creators (source, platform, handle, display_name, category, country, language, verified, followers,
      engagement_rate, engagement_basis, trust, trust_low, trust_high, trust_basis, fraud_risk, suspicious_share,
      estimated_price, audience, manner, read_at, words)
    select 'verification', platform, handle, handle, category, country, language, random() < .05, followers, random() * .1,
           'followers', trust, greatest(0, trust - 10), least(100, trust + 5), 'verification',
           case when trust >= 80 then 'low' when trust >= 60 then 'medium' when trust >= 30 then 'high' else 'critical' end,
           random() * .4, followers * .01,
           case when random() < .15 then jsonb_build_object('countries', jsonb_build_object(country, .5, 'US', .2, 'GB', .1),
             'ages', '{"18-24": 0.3, "25-34": 0.4, "35-44": 0.2}'::jsonb, 'genders', '{"female": 0.6, "male": 0.4}'::jsonb) end,
           array[random(), random(), random(), random(), random()]::real[], now() - random() * interval '90 days',
           to_tsvector('simple', replace(handle, '_', ' '))
      from (
        select (array['instagram','tiktok','youtube','x','linkedin','twitch'])[1 + floor(6 * random() ^ 1.6)] as platform,
               substr(md5(n::text), 1, 5) || '_' || substr(md5((n * 7)::text), 1, 6) || '_' || n as handle,
               (array['food','fitness','travel','beauty','fashion','gaming','tech','home','family','outdoors','music','learning',
                      'pets','business'])[1 + floor(14 * random() ^ 1.3)] as category,
               (array['US','GB','DE','ES','BR','FR','IT','CA','AU','MX','AR','PT','AT','CH','IE','NZ','CO','CL','BE','NL']
                 )[1 + floor(20 * random() ^ 1.8)] as country,
               (array['en','es','de','pt','fr','it'])[1 + floor(6 * random() ^ 1.6)] as language,
               floor(exp(10 + 1.8 * (random() + random() + random() + random() - 2) * 1.7))::bigint as followers,
               floor(100 * random() ^ .45)::smallint as trust
          from generate_series(1, ${count}) as n
      ) as drawn`)
  for (const { text } of indexes.rows) await client.query(text)
  await client.query('vacuum analyze discovered_creators')
  const sizes = await client.query<{ rows: string; indexes: string }>(
    `select pg_size_pretty(pg_table_size('discovered_creators')) as rows,
            pg_size_pretty(pg_indexes_size('discovered_creators')) as indexes`,
  )
  client.release()
  const size = onlyRow(sizes)
  const seconds = (performance.now() - began) / 1_000
  return {
    what: `${count.toLocaleString('en')} creators loaded and indexed`,
    figure: `${seconds.toFixed(0)} s`,
    peer: `rows ${size.rows}, indexes ${size.indexes}`,
    kept: null,
  }
}

const plain: CreatorSearch = {
  filters: readCreatorSentence('').filters,
  text: '',
  sort: 'followers',
  limit: 25,
  cursor: null,
  looker: { workspaceId: '00000000-0000-4000-8000-000000000000', simulated: false },
  at: new Date(),
}

const places = ['the US', 'the UK', 'Germany', 'Chile', 'the Netherlands', 'Brazil']
const themes = ['fitness', 'food', 'business', 'pets', 'gaming', 'beauty', 'music']
const bounds = [
  'trust above 80',
  '50k to 200k followers',
  'low risk',
  'on Instagram',
  'over 10k followers',
  'on TikTok',
]
const sorts = ['followers', 'trust', 'engagement', 'price', 'recent'] as const

/** Three filters in every combination of kinds, from the widest to the narrowest, in every order. */
function searchOf(turn: number): CreatorSearch {
  const pick = <T>(list: readonly T[], step: number): T | undefined => list[Math.floor(turn / step) % list.length]
  const parts = [pick(themes, 1), `creators in ${pick(places, 3)}`, pick(bounds, 2)]
  const { filters } = readCreatorSentence(parts.join(', '))
  return { ...plain, filters, sort: pick(sorts, 5) ?? 'followers' }
}

/** Two to seven letters of a name, as they come one after the other. */
function typedText(turn: number): string {
  return (turn * 2_654_435).toString(16).slice(0, 2 + (turn % 6))
}

async function p95(rounds: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const began = performance.now()
    await work(turn)
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(0.95 * rounds)] ?? Number.NaN
}
