import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/foundation/db/database.ts'
import { signedInAccount } from '../../apps/server/test/signed-in.ts'
import { apiOnly, freshDataDir, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import { type HostileBody, hostileBodies, largeSnapshot } from './hostile-bodies.ts'
import { openProductDatabase } from './product-database.ts'
import type { Row } from './row.ts'
import { type Health, healthText, watchHealth } from './watched-health.ts'

/** Whether everybody else is served while somebody sends what takes a server up: the started product, as a process of its own, is asked for
 *  /healthz a hundred times a second by a second process while a third sends a body over and over, from two accounts at once. Beside it the
 *  same without the bodies, in turn. */

const promptShareMin = 0.99
const sendingMs = 10_000
const quietMs = 5_000

interface Target {
  url: string
  port: number
  tokens: string[]
  db: Database
}

export async function hostileUploadRows(): Promise<Row[]> {
  const dataDir = freshDataDir()
  const product = await startProduct(dataDir, {}, apiOnly)
  const db = openProductDatabase(dataDir)
  try {
    // Only a first start writes the sandbox's index of discovery; it has nothing to do with uploads.
    await db.pool.query('update simulated_network set indexed = 1000000')
    const owners = [await newAccount(db), await newAccount(db)]
    const target: Target = { ...product, port: Number(new URL(product.url).port), tokens: owners, db }
    // The threads of uploads and of scoring are begun with the first one.
    await verified(target, largeSnapshot('warm_up'))
    const rows: Row[] = []
    for (const body of hostileBodies()) rows.push(await hostileRow(target, body))
    rows.push(await validRow(target))
    return rows
  } finally {
    await db.pool.end()
    await product.end()
    removeDataDir(dataDir)
  }
}

async function newAccount(db: Database): Promise<string> {
  return (await signedInAccount(db, { credits: 1_000, at: new Date() })).token
}

async function hostileRow(target: Target, body: HostileBody): Promise<Row> {
  const bytes = new TextEncoder().encode(body.text)
  const [quiet] = await watchHealth(target.port, () => pause(quietMs))
  const [busy, times] = await watchHealth(target.port, async () => {
    const until = performance.now() + sendingMs
    const sent = await Promise.all(target.tokens.map((token) => sendUntil(target, { ...body, token, bytes, until })))
    return sent.reduce((sum, each) => sum + each, 0)
  })
  return rowOf(`${body.what}, refused ${times} times`, bytes.length, busy, quiet)
}

async function validRow(target: Target): Promise<Row> {
  const text = largeSnapshot('large_bench')
  const [quiet] = await watchHealth(target.port, () => pause(quietMs))
  const [busy, ms] = await watchHealth(target.port, () => verified(target, text))
  return rowOf(`a valid snapshot, verified in ${(ms / 1_000).toFixed(1)} s`, Buffer.byteLength(text), busy, quiet)
}

function rowOf(what: string, bytes: number, busy: Health, quiet: Health): Row {
  return {
    what: `/healthz during ${what} (${(bytes / 1e6).toFixed(1)} MB)`,
    figure: healthText(busy),
    peer: `without: ${healthText(quiet)}; goal ${100 * promptShareMin}%`,
    kept: busy.prompt >= promptShareMin,
  }
}

interface Sending extends HostileBody {
  token: string
  bytes: Uint8Array<ArrayBuffer>
  /** When to stop, by the clock of this process. */
  until: number
}

/** @returns how many times it was refused as it should be */
async function sendUntil({ url, db }: Target, { path, status, what, token, bytes, until }: Sending): Promise<number> {
  let times = 0
  while (performance.now() < until) {
    // How many an account may send is not what is measured.
    await db.pool.query('delete from attempt_windows')
    const answer = await send(`${url}${path}`, token, bytes)
    const text = await answer.text()
    if (answer.status !== status) throw new Error(`${what}: ${answer.status} ${text}`)
    times += 1
  }
  return times
}

/** Has a snapshot verified. @returns how long it took, in milliseconds */
async function verified({ url, tokens: [token = ''] }: Target, text: string): Promise<number> {
  const began = performance.now()
  const answer = await send(`${url}/api/verifications`, token, new TextEncoder().encode(text))
  const { id } = (await answer.json()) as { id: string }
  const headers = { authorization: `Bearer ${token}` }
  for (;;) {
    const state = await fetch(`${url}/api/verifications/${id}`, { headers })
    const { state: stands } = (await state.json()) as { state: string }
    if (stands === 'done') return performance.now() - began
    if (stands === 'failed') throw new Error('A valid snapshot was not verified')
    await pause(500)
  }
}

function send(address: string, token: string, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return fetch(address, { method: 'POST', headers, body })
}
