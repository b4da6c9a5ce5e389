import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { startDispatcher } from '../../apps/server/src/access/webhooks/dispatcher.ts'
import { sealEndpoint, writeSealed } from '../../apps/server/src/access/webhooks/sealed-endpoint.ts'
import type { WebhookParts } from '../../apps/server/src/access/webhooks/webhook-parts.ts'
import { type Database, openDatabase } from '../../apps/server/src/foundation/db/database.ts'
import { startEmbedded } from '../../apps/server/src/foundation/db/embedded/embedded-server.ts'
import { migrate } from '../../apps/server/src/foundation/db/migrate.ts'
import { Notifications } from '../../apps/server/src/foundation/jobs/notifications.ts'
import { openKeyRing } from '../../apps/server/src/verdicts/consent/key-ring.ts'
import { freshDataDir, removeDataDir } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'
import { openReceivers, type Receivers } from './webhook-receivers.ts'

/** Deliveries to a receiver that fails half of them: each arrives, at least once, none at a private address; and a thousand receivers that never
 *  answer, beside which the others get theirs as quickly as ever. Database, dispatcher and signatures are the product's own, the receivers
 *  are in this process. Waits between attempts are the product's, but for the clock: what waits is made due every second. */

const halfEndpoints = 50
const privateEndpoints = 20
const goodEndpoints = 200
/** Events to the quick receivers while the slow ones hang, and over how long. */
const goodRounds = 10
/** Events that wait for each slow receiver: more than it ever takes. */
const slowEvents = 5
const roundMs = 1_500
const p95MsMax = 5_000
const minutesMax = 30

/** @param deliveries to the receiver that fails half
 *  @param slow receivers that never answer */
export async function webhookRows(deliveries: number, slow: number): Promise<Row[]> {
  const dataDir = freshDataDir()
  const server = await startEmbedded({ dataDir, password: 'bench', log: () => undefined })
  const db = openDatabase({ connectionString: server.connectionString, connectionsMax: 16 })
  const receivers = await openReceivers()
  const notifications = new Notifications(db, () => undefined)
  try {
    await migrate(db.pool)
    const parts = partsOf(db, receivers)
    const log = { error: (details: object, message: string) => console.error(message, details) }
    const dispatcher = await startDispatcher({ ...parts, notifications, log })
    const half = await failingHalf(parts, receivers, deliveries)
    const beside = await besideSlow(parts, receivers, slow)
    await dispatcher.stop()
    return [...half, ...beside]
  } finally {
    await notifications.close()
    await receivers.close()
    await db.pool.end()
    await server.stop()
    removeDataDir(dataDir)
  }
}

function partsOf(db: Database, { host }: Receivers): WebhookParts {
  return {
    ...{ db, ring: openKeyRing([], 'bench'), testHosts: [host], publicAddress: () => '' },
    queue: { enqueue: async () => undefined },
    config: { company: { name: '', number: '', address: '' } },
  }
}

/** Adds endpoints, each in a workspace of its own. @returns their ids */
async function addEndpoints({ db, ring }: WebhookParts, urls: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const url of urls) {
    const id = randomUUID()
    const secret = `whsec_${Buffer.alloc(32, id).toString('base64')}`
    const sealed = sealEndpoint(ring, id, { url, secret, oldSecret: null })
    const made = await db.pool.query<{ id: string }>(
      `with someone as (insert into users (email) values ($1) returning id)
       select id from someone`,
      [`${id}@bench.test`],
    )
    await db.pool.query(
      `insert into webhook_endpoints (id, workspace_id, kind, name, shown_url, url_sealed, key_id, events)
       select $1, workspaces.id, 'standard', 'bench', $2, '', $3, '{verification.done}' from workspaces where owner_id = $4`,
      [id, url, sealed.keyId, made.rows[0]?.id],
    )
    await writeSealed(db.pool, sealed)
    ids.push(id)
  }
  return ids
}

async function noteEvents({ db }: WebhookParts, ids: readonly string[], each: number): Promise<void> {
  await db.pool.query(
    `insert into webhook_events (workspace_id, endpoint_id, type, facts, at)
     select workspace_id, id, 'webhook.test', jsonb_build_object('message', 'No. ' || n), clock_timestamp()
       from webhook_endpoints, generate_series(1, $2) n where id = any($1)`,
    [ids, each],
  )
  await db.pool.query(`select pg_notify('webhooks', '')`)
}

async function failingHalf(parts: WebhookParts, { host, heard }: Receivers, deliveries: number): Promise<Row[]> {
  const { pool } = parts.db
  const each = Math.ceil(deliveries / halfEndpoints)
  const total = each * halfEndpoints
  const ids = await addEndpoints(
    parts,
    Array.from({ length: halfEndpoints }, (_, n) => `http://${host}/half/${n}`),
  )
  const inside = await addEndpoints(
    parts,
    Array.from({ length: privateEndpoints }, (_, n) => `http://127.0.0.1:${1_025 + n}/private`),
  )
  const began = performance.now()
  for (let sent = 0; sent < each; sent += 200) await noteEvents(parts, ids, Math.min(200, each - sent))
  await noteEvents(parts, inside, 5)
  const delivered = () => heard.get('half')?.size ?? 0
  const left = async () => {
    await pool.query(
      `update webhook_deliveries set next_at = now() where endpoint_id = any($1) and state = 'waiting' and attempts > 0 and next_at > now()`,
      [ids],
    )
    await pool.query(
      `update webhook_endpoints set due_at = least(due_at, now())
        where id in (select id from webhook_endpoints where id = any($1) and leased_until is null for update skip locked)`,
      [ids],
    )
    await pool.query(`select pg_notify('webhooks', '')`)
    const found = await pool.query<{ count: number }>(
      `select (select count(*) from webhook_events where told_at is null)::int
            + (select count(*) from webhook_deliveries where endpoint_id = any($1) and state <> 'delivered')::int as count`,
      [ids],
    )
    return found.rows[0]?.count ?? 0
  }
  const until = performance.now() + minutesMax * 60_000
  for (let rest = await left(); rest > 0 && performance.now() < until; rest = await left()) await pause(1_000)
  const seconds = (performance.now() - began) / 1_000
  const attempts = [...(heard.get('half')?.values() ?? [])].reduce((sum, messages) => sum + messages.length, 0)
  const answered = [...(heard.get('half')?.values() ?? [])].filter((all) => all.some((one) => one.answered)).length
  const refused = await pool.query<{ count: number }>(
    `select count(*)::int as count from webhook_attempts where endpoint_id = any($1) and problem = 'private_address'`,
    [inside],
  )
  const private_ = refused.rows[0]?.count ?? 0
  const [load = 0] = loadavg()
  return [
    row(
      'deliveries that arrived',
      `${answered.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
      'all',
      answered === total && delivered() === total,
    ),
    row(
      'requests that it took',
      `${attempts.toLocaleString('en-US')} in ${seconds.toFixed(0)} s, ${Math.round(attempts / seconds)} a second`,
      `load ${load.toFixed(1)}`,
      null,
    ),
    row(
      'sent to private addresses',
      `${heard.get('private')?.size ?? 0}, refused ${private_}`,
      '0',
      !heard.has('private') && private_ > 0,
    ),
  ]
}

async function besideSlow(parts: WebhookParts, { host, heard }: Receivers, slow: number): Promise<Row[]> {
  const { pool } = parts.db
  const hanging = await addEndpoints(
    parts,
    Array.from({ length: slow }, (_, n) => `http://${host}/slow/${n}`),
  )
  const quick = await addEndpoints(
    parts,
    Array.from({ length: goodEndpoints }, (_, n) => `http://${host}/good/${n}`),
  )
  await noteEvents(parts, hanging, slowEvents)
  for (let round = 0; round < goodRounds; round += 1) {
    await noteEvents(parts, quick, 1)
    await pause(roundMs)
  }
  const total = goodEndpoints * goodRounds
  const until = performance.now() + 60_000
  while ((heard.get('good')?.size ?? 0) < total && performance.now() < until) await pause(200)
  const noted = await pool.query<{ id: string; at: Date }>(
    `select deliveries.id, events.at from webhook_deliveries deliveries join webhook_events events on events.id = event_id
      where deliveries.endpoint_id = any($1)`,
    [quick],
  )
  const delays = noted.rows
    .map(({ id, at }) => (heard.get('good')?.get(id)?.[0]?.at ?? Number.POSITIVE_INFINITY) - at.getTime())
    .toSorted((a, b) => a - b)
  const p95 = delays[Math.floor(0.95 * (delays.length - 1))] ?? Number.POSITIVE_INFINITY
  const [load = 0] = loadavg()
  return [
    row(
      `quick receivers beside ${slow.toLocaleString('en-US')} silent ones, p95`,
      `${Math.round(p95)} ms`,
      `under ${p95MsMax} ms, load ${load.toFixed(1)}`,
      p95 < p95MsMax,
    ),
    row(
      'of these heard',
      `${heard.get('good')?.size ?? 0} of ${total}`,
      `worst ${Math.round(delays.at(-1) ?? 0)} ms`,
      heard.get('good')?.size === total,
    ),
  ]
}

function row(what: string, figure: string, peer: string, kept: boolean | null): Row {
  return { what, figure, peer, kept }
}
