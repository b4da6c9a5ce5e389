import { DocumentedAnswers } from '../../apps/server/test/fuzz/documented-answers.ts'
import { fuzzCallers } from '../../apps/server/test/fuzz/fuzz-callers.ts'
import { Fuzz } from '../../apps/server/test/fuzz/fuzzed-requests.ts'
import { faultText, loadApiDocument, runFuzz } from '../../apps/server/test/fuzz/run-fuzz.ts'
import { freshDataDir, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import { openProductDatabase } from './product-database.ts'
import type { Row } from './row.ts'

/** A proof, not a measure: what was never meant to be sent goes to every operation of the API, with and without a session, as a process of
 *  its own serves it; and every answer is held against the API's document. `npm run bench -- fuzz 20000 7`: how many, and the seed. */

const slowMs = 2_000
const perBatch = 1_000
const sandboxTeamPassword = 'vouch-admin-sandbox'

export async function fuzzRows(count: number, seed: number): Promise<Row[]> {
  const dataDir = freshDataDir()
  const product = await startProduct(dataDir, { TRUST_PROXY: 'true', LOG_LEVEL: 'silent' }, [
    process.execPath,
    'apps/server/src/main.ts',
    '--api-only',
  ])
  const db = openProductDatabase(dataDir)
  try {
    const port = Number(new URL(product.url).port)
    const signIn = fuzzCallers(db, () => teamHeaders(product.url))
    const document = await loadApiDocument(port)
    const fuzz = new Fuzz(document, seed)
    const documented = new DocumentedAnswers(document)
    const reports = []
    for (let from = 0; from < count; from += perBatch) {
      // How many calls somebody may make is not what is tried.
      await db.pool.query('delete from attempt_windows')
      const batch = { fuzz, documented, from, count: Math.min(perBatch, count - from), atOnce: 4, slowMs }
      const report = await runFuzz({ port, signIn }, batch)
      for (const fault of [...report.broken, ...report.slow, ...report.undocumented]) console.log(faultText(fault))
      reports.push(report)
    }
    const broken = reports.flatMap((report) => report.broken).length
    const undocumented = reports.flatMap((report) => report.undocumented).length
    const slow = reports.flatMap((report) => report.slow).length
    const accepted = reports.reduce((sum, { statuses }) => sum + acceptedOf(statuses), 0)
    const what = `${count} requests to ${fuzz.operations.length} operations, ${accepted} accepted (seed ${seed})`
    return [
      { what, figure: `${broken} broken`, peer: 'limit 0', kept: broken === 0 },
      {
        what: 'answers that the API’s document does not foretell: a status, a media type or a body',
        ...{ figure: String(undocumented), peer: 'limit 0', kept: undocumented === 0 },
      },
      { what: `of them slower than ${slowMs / 1_000} s`, figure: String(slow), peer: 'limit 0', kept: slow === 0 },
    ]
  } finally {
    await db.pool.end()
    await product.end()
    removeDataDir(dataDir)
  }
}

function acceptedOf(statuses: Record<number, number>): number {
  return Object.entries(statuses).reduce((sum, [status, times]) => sum + (Number(status) < 300 ? times : 0), 0)
}

async function teamHeaders(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: sandboxTeamPassword, name: 'Fuzz' }),
  })
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}
