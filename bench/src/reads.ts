import { loadavg } from 'node:os'
import { sandboxCreator, sandboxNetworkSize } from '@vouch/simulator'
import { signedInAccount } from '../../apps/server/test/signed-in.ts'
import { apiOnly, startProduct } from '../../e2e/running-product.ts'
import { offeredLoad } from './ask-at-rate.ts'
import { openProductDatabase } from './product-database.ts'
import { machineQuiet } from './quiet-product.ts'
import { packingRows, readCostRows } from './read-cost.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** What a signed-in page reads, asked five hundred times a second whatever was answered: the list of verifications, a report, credits and their history,
 *  shortlists and campaigns, in turns, each as a browser asks: what it can unpack is packed. Beside it what says only that the process lives, at the
 *  same rate. */

const perSecond = 500
const secondsEach = 10
const p99Max = 25
/** A first page of the list, and one more. */
const verificationsMade = 21
/** Chrome's. */
const acceptsOfBrowser = 'gzip, deflate, br, zstd'

/** @param runs runs of both, in turns, of which the medians count */
export async function readRows(dataDir: string, runs = 5): Promise<Row[]> {
  const product = await startProduct(dataDir, {}, apiOnly)
  const db = openProductDatabase(dataDir)
  try {
    const { token, userId } = await signedInAccount(db, { credits: 1_000, at: new Date() })
    const id = await verifiedMany(product.url, token)
    // A sandbox writes its network down behind a first start, beside whoever asks.
    await db.pool.query('update simulated_network set indexed = $1', [sandboxNetworkSize])
    await machineQuiet()
    const paths = [
      '/api/verifications?limit=20',
      `/api/verifications/${id}`,
      `/api/credits/balance/${userId}`,
      '/api/credits/history',
      '/api/shortlists',
      '/api/campaigns',
    ]
    const port = Number(new URL(product.url).port)
    const heads = ['host: localhost', `authorization: Bearer ${token}`, `accept-encoding: ${acceptsOfBrowser}`]
    const asked = (path: string) => `${[`GET ${path} HTTP/1.1`, ...heads].join('\r\n')}\r\n\r\n`
    const [reads, bare] = [paths.map(asked), [asked('/healthz')]]
    const order = { port, status: 200, rate: perSecond }
    await offeredLoad({ ...order, seconds: 3, requests: reads })
    const found = { reads: [] as number[], bare: [] as number[] }
    let [refused, unanswered] = [0, 0]
    for (let run = 0; run < runs; run++) {
      const load = await offeredLoad({ ...order, seconds: secondsEach, requests: reads })
      refused += load.refused
      unanswered += load.offered - load.answered - load.refused
      found.reads.push(load.p99)
      found.bare.push((await offeredLoad({ ...order, seconds: secondsEach, requests: bare })).p99)
    }
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': acceptsOfBrowser }
    const costs = await readCostRows(product, [...paths, '/api/home', '/healthz'], headers)
    const report = await (await fetch(`${product.url}/api/verifications/${id}`, { headers })).text()
    const p99 = median(found.reads)
    return [
      {
        what: `${paths.length} reads of the API, ${perSecond} a second for ${runs} times ${secondsEach} s, ${refused} refused, ${unanswered} unanswered: p99`,
        figure: `${p99.toFixed(1)} ms (${found.reads.map((ms) => ms.toFixed(0)).join(', ')})`,
        peer: `limit ${p99Max} ms; /healthz ${median(found.bare).toFixed(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
        kept: p99 <= p99Max && refused + unanswered === 0,
      },
      ...costs,
      ...packingRows(report),
    ]
  } finally {
    await db.pool.end()
    await product.end()
  }
}

/** @returns the id of one of the verifications, all of which are done */
async function verifiedMany(url: string, token: string): Promise<string> {
  let id = ''
  for (let index = 1; index <= verificationsMade; index++)
    id = await verified(url, token, sandboxCreator(index)?.url ?? '')
  return id
}

/** @returns the id of a verification that is done */
async function verified(url: string, token: string, creator: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ url: creator })
  const opened = await fetch(`${url}/api/verifications`, { method: 'POST', headers, body })
  let verification = (await opened.json()) as { id: string; state: string }
  while (verification.state === 'queued' || verification.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const answer = await fetch(`${url}/api/verifications/${verification.id}`, { headers })
    verification = (await answer.json()) as typeof verification
  }
  return verification.id
}
