import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadConfig } from '../../apps/server/src/config/config.ts'
import { runningDatabase } from '../../apps/server/src/foundation/data-folder.ts'
import { type Database, openDatabase } from '../../apps/server/src/foundation/db/database.ts'
import { signedIn } from '../../e2e/api.ts'
import { startProduct } from '../../e2e/running-product.ts'
import { type Load, offeredLoad } from './ask-at-rate.ts'
import type { Row } from './row.ts'

/** Short links under load: ten thousand clicks a second are offered to the product's own process, and each that was answered is looked for in the
 *  database. Beside it a bare handler that writes nothing down. */

const offeredPerSecond = 10_000
const secondsEach = 5

const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

export async function clickRows(dataDir: string): Promise<Row[]> {
  const product = await startProduct(dataDir)
  const config = loadConfig({ DATA_DIR: dataDir, PORT: '0' })
  const db = openDatabase({ connectionString: runningDatabase(config) ?? '' })
  try {
    const link = await linkIn(product.url)
    const path = `/t/${link.code}`
    const port = Number(new URL(product.url).port)
    await clicked(port, path, 1, 0)
    const stored = await counter(db, link.id)
    const open = await clicked(port, path, secondsEach, offeredPerSecond)
    const openStored = await stored()
    const closed = await clicked(port, path, secondsEach, 0)
    const closedStored = await stored()
    const bare = await besideBare(link.target)
    return [
      lossRow(
        `${offeredPerSecond.toLocaleString('en-US')} clicks a second offered for ${secondsEach} s`,
        open,
        openStored,
      ),
      { ...lossRow('as many as it takes', closed, closedStored), kept: closedStored >= closed.answered },
      ratioRow(closed, bare),
    ]
  } finally {
    await db.pool.end()
    await product.end()
  }
}

function lossRow(what: string, { offered, answered, refused, seconds, p50, p99 }: Load, stored: number): Row {
  const lost = Math.max(0, answered - stored)
  return {
    what: `${what}: answered ${answered} of ${offered} in ${seconds.toFixed(1)} s, ${refused} refused`,
    figure: `${lost} lost, ${Math.round(answered / seconds)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    peer: 'limit 0 lost',
    kept: lost === 0 && answered > 0,
  }
}

function ratioRow(ours: Load, bare: Load): Row {
  const [our, their] = [ours.answered / ours.seconds, bare.answered / bare.seconds]
  return {
    what: 'redirect with the click written down',
    figure: `${(our / their).toFixed(2)} x a bare handler (${Math.round(our)}/s against ${Math.round(their)}/s)`,
    peer: '',
    kept: null,
  }
}

/** @returns what counts the clicks that were written down since it was last asked */
async function counter({ pool }: Database, linkId: string): Promise<() => Promise<number>> {
  const count = async () => {
    const found = await pool.query<{ n: number }>('select count(*)::int as n from link_clicks where link_id = $1', [
      linkId,
    ])
    return found.rows[0]?.n ?? 0
  }
  let before = await count()
  return async () => {
    const now = await count()
    const since = now - before
    before = now
    return since
  }
}

async function linkIn(url: string): Promise<{ id: string; code: string; target: string }> {
  const api = await signedIn(url)
  const host = 'shop.northwind.example'
  const { body: campaign } = await api.post('/api/campaigns', { name: 'Clicks', goal: 'sales' })
  const campaignId = String(campaign.id)
  await api.post(`/api/campaigns/${campaignId}/state`, { deed: 'start' })
  await api.post('/api/tracking/hosts', { host })
  const { body } = await api.post('/api/tracking/links', { campaignId, target: `https://${host}/` })
  return { id: String(body.id), code: String(body.code), target: String(body.target) }
}

async function besideBare(target: string): Promise<Load> {
  const server = spawn(process.execPath, [pathOf('bare-redirect.ts'), target], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
    await clicked(Number(line), '/', 1, 0)
    return await clicked(Number(line), '/', secondsEach, 0)
  } finally {
    server.kill()
  }
}

const pathOf = (name: string) => new URL(name, import.meta.url).pathname

function clicked(port: number, path: string, seconds: number, rate: number): Promise<Load> {
  const lines = [`GET ${path} HTTP/1.1`, 'host: localhost', `user-agent: ${agent}`, 'accept: text/html']
  return offeredLoad({ port, seconds, rate, status: 302, requests: [`${lines.join('\r\n')}\r\n\r\n`] })
}
