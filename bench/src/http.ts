import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadConfig } from '../../apps/server/src/config/config.ts'
import { identifyWith } from '../../apps/server/src/customers/accounts/identify.ts'
import { runningDatabase } from '../../apps/server/src/foundation/data-folder.ts'
import { openDatabase } from '../../apps/server/src/foundation/db/database.ts'
import { startProduct } from '../../apps/server/src/product.ts'
import { listVerifications } from '../../apps/server/src/verdicts/verifications/list-verifications.ts'
import { answersPerSecond } from './answers-per-second.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** A validated, authenticated call with one query, against bare `node:http` that asks the same database the same two questions:
 *  whose token this is, and the rows. Both run in this process, in turn; another process makes the calls. */

const rounds = 5
const shareMin = 0.5

export async function httpRows(dataDir: string): Promise<Row[]> {
  const config = loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' })
  const product = await startProduct(config, { withSite: false, say: () => undefined })
  const db = openDatabase({ connectionString: runningDatabase(config) ?? '' })
  const token = await signIn(product.url)
  const bare = createServer(async (request, response) => {
    const member = await identifyWith(db.pool)((request.headers.authorization ?? '').slice(7))
    const page = await listVerifications(db.pool, {
      workspaceId: member?.workspaceId ?? '',
      creator: null,
      limit: 20,
      after: null,
    })
    const body = JSON.stringify(page)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  })
  await once(bare.listen(0, '127.0.0.1'), 'listening')
  try {
    const path = '/api/verifications?limit=20'
    return [row(await rates(Number(new URL(product.url).port), (bare.address() as AddressInfo).port, path, token))]
  } finally {
    bare.close()
    await db.pool.end()
    await product.stop()
  }
}

async function rates(ours: number, peer: number, path: string, token: string): Promise<{ our: number; their: number }> {
  const measured: { our: number; their: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    measured.push({ our: await answersPerSecond(ours, path, token), their: await answersPerSecond(peer, path, token) })
  }
  const counted = measured.slice(1)
  return { our: median(counted.map(({ our }) => our)), their: median(counted.map(({ their }) => their)) }
}

function row({ our, their }: { our: number; their: number }): Row {
  return {
    what: 'validated, authenticated call with one query',
    figure: `${(our / their).toFixed(2)} x bare node:http (${Math.round(our)}/s against ${Math.round(their)}/s)`,
    peer: `limit ${shareMin} x`,
    kept: our >= shareMin * their,
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'brand@vouch.test', password: 'vouch-brand-demo' }),
  })
  return ((await response.json()) as { token: string }).token
}
