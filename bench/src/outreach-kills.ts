import { setTimeout as pause } from 'node:timers/promises'
import { loadDifferences } from '../../apps/server/src/customers/credits/audit.ts'
import { grant } from '../../apps/server/src/customers/credits/ledger.ts'
import { type Database, onlyRow } from '../../apps/server/src/foundation/db/database.ts'
import { type MailServer, startMailServer } from '../../apps/server/test/mail-server.ts'
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import { openProductDatabase } from './product-database.ts'
import type { Row } from './row.ts'

/** A proof, not a measure: emails wait for a mail server on this machine while the whole product, database and all, is killed in between. Each Message-ID
 *  arrives, at most one a second time for each kill, which the product knows of, and everything is charged once. */

const kills = 3
const perOrder = 200
const creditsEach = 20
const lookMs = 50
/** What a queue owes whoever writes to thousands. */
const perMinuteMin = 1_000
const patienceMs = 20 * 60_000

/** @param emails a multiple of 200, up to the 5,000 that a workspace may send in a day */
export async function outreachKillRows(emails: number): Promise<Row[]> {
  const dataDir = freshDataDir()
  const mail = await startMailServer()
  const settings = { MAIL_TEST_HOSTS: new URL(mail.url).host }
  let product: RunningProduct | null = null
  try {
    product = await startProduct(dataDir, settings)
    await order(product.url, dataDir, mail, emails)
    const began = performance.now()
    const perMinute = await undisturbedRate(mail, Math.round(emails / (kills + 1)))
    for (let kill = 1; kill <= kills; kill += 1) {
      await untilReceived(mail, Math.round((emails * kill) / (kills + 1)))
      await product.end('SIGKILL')
      product = await startProduct(dataDir, settings)
    }
    await untilSettled(dataDir)
    const seconds = (performance.now() - began) / 1_000
    return await withDatabase(dataDir, async (db) => [rateRow(perMinute), ...(await proof(db, mail, emails, seconds))])
  } finally {
    await product?.end()
    await mail.close()
    removeDataDir(dataDir)
  }
}

/** @returns emails a minute from the first that comes until there are so many */
async function undisturbedRate(mail: MailServer, count: number): Promise<number> {
  await untilReceived(mail, 1)
  const [began, first] = [performance.now(), mail.received.length]
  await untilReceived(mail, count)
  return ((mail.received.length - first) / (performance.now() - began)) * 60_000
}

function rateRow(perMinute: number): Row {
  return {
    what: 'emails a minute to a mail server on this machine, one after the other, until the first kill',
    figure: `${Math.round(perMinute)}`,
    peer: `at least ${perMinuteMin}`,
    kept: perMinute >= perMinuteMin,
  }
}

async function order(url: string, dataDir: string, mail: MailServer, emails: number): Promise<void> {
  const { token } = (await ask(url, 'POST', '/api/auth/login', '', {
    ...{ email: 'brand@vouch.test', password: 'vouch-brand-demo' },
  })) as { token: string }
  const { hostname, port } = new URL(mail.url)
  await ask(url, 'PUT', '/api/outreach/sender', token, {
    ...{ legalName: 'Bench LLC', postalAddress: '1 Bench Street', fromName: 'Bench', address: 'bench@bench.test' },
    ...{ timeZone: 'UTC', via: 'own', dailyMax: 5_000 },
    smtp: { host: hostname, port: Number(port), tls: false },
  })
  await withDatabase(dataDir, (db) => prepare(db, emails))
  for (let from = 0; from < emails; from += perOrder) {
    const recipients = Array.from({ length: perOrder }, (_, at) => ({
      platform: 'twitch',
      handle: `bench_${from + at}`,
    }))
    const confirm = { count: perOrder, credits: perOrder * creditsEach }
    await ask(url, 'POST', '/api/outreach/messages', token, {
      recipients,
      subject: 'Hi',
      body: 'Hi {{handle}}',
      confirm,
    })
  }
}

async function ask(url: string, method: string, path: string, token: string, body: object): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer).slice(0, 500)}`)
  return answer
}

async function prepare({ pool }: Database, emails: number): Promise<void> {
  const { id } = onlyRow(
    await pool.query<{ id: string }>(
      `select workspaces.id from workspaces join users on users.id = owner_id where email = 'brand@vouch.test'`,
    ),
  )
  const movement = {
    cause: 'bench',
    action: 'correction',
    resourceId: null,
    credits: emails * creditsEach,
    at: new Date(),
  }
  await grant(pool, 'purchased', { ...movement, workspaceId: id })
  await pool.query(
    `with made as (
       insert into creators (platform, handle, created_at) select 'twitch', 'bench_' || place, now() from generate_series(0, $2::int - 1) place
       returning id, handle)
     insert into outreach_contacts (workspace_id, creator_id, address, source, confidence, evidence, found_at)
     select $1, id, handle || '@creators.test', 'given', 'high', 'bench', now() from made`,
    [id, emails],
  )
}

async function untilReceived(mail: MailServer, count: number): Promise<void> {
  for (let waited = 0; mail.received.length < count; waited += lookMs) {
    if (waited > patienceMs) throw new Error(`Only ${mail.received.length} of ${count} emails came`)
    await pause(lookMs)
  }
}

async function untilSettled(dataDir: string): Promise<void> {
  const db = openProductDatabase(dataDir)
  try {
    for (let waited = 0; waited < patienceMs; waited += 500) {
      const left = await db.pool.query(`select from outreach_messages where state in ('waiting', 'sending') limit 1`)
      if (left.rowCount === 0) return
      await pause(500)
    }
    throw new Error('Emails still wait')
  } finally {
    await db.pool.end()
  }
}

async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openProductDatabase(dataDir)
  try {
    return await work(db)
  } finally {
    await db.pool.end()
  }
}

async function proof(db: Database, mail: MailServer, emails: number, seconds: number): Promise<Row[]> {
  const times = new Map<string, number>()
  for (const letter of mail.received) {
    const id = /Message-ID:\s+(<[^>]+>)/.exec(letter)?.[1] ?? ''
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const repeated = [...times].filter(([, count]) => count > 1).map(([id]) => id)
  const repeats = mail.received.length - times.size
  const known = await db.pool.query<{ id: string; maybeTwice: boolean; state: string }>(
    'select message_id as id, maybe_twice as "maybeTwice", state from outreach_messages',
  )
  const sent = known.rows.filter(({ id, state }) => state === 'sent' && times.has(id)).length
  const untold = known.rows.filter(({ id, maybeTwice }) => repeated.includes(id) && !maybeTwice).length
  const { charged } = onlyRow(
    await db.pool.query<{ charged: number }>(
      `select coalesce(sum(used), 0)::int as charged from credit_holds where action = 'send_outreach_email' and state = 'captured'`,
    ),
  )
  const differences = await loadDifferences(db.pool)
  return [
    {
      what: `${emails} emails, ${kills} kills -9 in between: Message-IDs that arrived and count as sent`,
      figure: `${sent} of ${emails}, ${Math.round(seconds)} s`,
      peer: `${repeats} repeats, ${untold} of them unknown`,
      kept: sent === emails && times.size === emails && repeats <= kills && untold === 0,
    },
    {
      what: 'credits charged for them',
      figure: `${charged}`,
      peer: `${emails * creditsEach} due, ${differences.length} balances that differ`,
      kept: charged === emails * creditsEach && differences.length === 0,
    },
  ]
}
