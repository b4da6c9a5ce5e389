import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noFilters } from '@vouch/contract'
import { assess } from '@vouch/engine'
import { sandboxCreator, sandboxSnapshot } from '@vouch/simulator'
import { foundCreatorOf, storeFoundCreators } from '../../apps/server/src/finding/discovery/found-creator.ts'
import { fillSandboxIndex } from '../../apps/server/src/finding/discovery/sandbox-index.ts'
import { searchReply } from '../../apps/server/src/finding/discovery/search-reply.ts'
import { type Database, openDatabase } from '../../apps/server/src/foundation/db/database.ts'
import { startEmbedded } from '../../apps/server/src/foundation/db/embedded/embedded-server.ts'
import { migrate } from '../../apps/server/src/foundation/db/migrate.ts'
import { type Half, halfOf, isReadRight, type WantedReading, wantedReadings } from '../../lab/src/sentences/evaluate.ts'
import type { Row } from './row.ts'

/** How well sentences are read, on the half that the grammar was never tuned on; and that none of them ends a search without a way on, among the
 *  creators of the simulated network. */

const rightMin = 0.9
/** Screened for prices, scores and audiences; the others have counts alone, as on the day of a first start. */
const screenedCreators = 1_500

export async function sentenceRows(): Promise<Row[]> {
  const readings = wantedReadings()
  return [right(readings, 'untuned'), right(readings, 'tuned'), await deadEnds(readings)]
}

function right(readings: readonly WantedReading[], half: Half): Row {
  const own = readings.filter((each) => halfOf(each) === half)
  const count = own.filter(isReadRight).length
  return {
    what: `read right, ${half} half`,
    figure: `${count} of ${own.length} (${((100 * count) / own.length).toFixed(1)}%)`,
    peer: half === 'untuned' ? `limit ${100 * rightMin}%` : 'what the grammar was written with',
    kept: half === 'untuned' ? count >= rightMin * own.length : null,
  }
}

async function deadEnds(readings: readonly WantedReading[]): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-bench-'))
  chmodSync(dataDir, 0o711)
  const server = await startEmbedded({ dataDir, password: 'bench', log: () => undefined })
  const db = openDatabase({ connectionString: server.connectionString })
  try {
    await migrate(db.pool)
    const at = new Date()
    await fill(db, at)
    const asked = {
      sort: 'followers',
      limit: 10,
      cursor: null,
      at,
      looker: { workspaceId: null, simulated: true },
    } as const
    let [empty, dead] = [0, 0]
    const slowest: number[] = []
    for (const { sentence } of readings) {
      const began = performance.now()
      const { total, offers, like } = await searchReply(db.pool, { ...asked, sentence, named: noFilters })
      slowest.push(performance.now() - began)
      if (total > 0 || like !== null) continue
      empty++
      if (!offers.some((offer) => offer.total > 0)) dead++
    }
    const p95 = slowest.toSorted((a, b) => a - b)[Math.floor(0.95 * slowest.length)] ?? Number.NaN
    return {
      what: 'dead ends in the simulated network',
      figure: `${dead} of ${readings.length}`,
      peer: `limit 0 (${empty} found nobody and offered what to drop; p95 ${p95.toFixed(0)} ms)`,
      kept: dead === 0,
    }
  } finally {
    await db.pool.end()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(db: Database, at: Date): Promise<void> {
  await db.pool.query('update simulated_network set wanted = true')
  await fillSandboxIndex({ db, now: () => at }, new AbortController().signal)
  const rows = Array.from({ length: screenedCreators }, (_, index) => sandboxCreator(index)).flatMap(
    ({ platform, handle }) => {
      const snapshot = sandboxSnapshot(platform, handle, at.toISOString(), 'screening')
      if (snapshot === null) return []
      const report = assess(snapshot, { digest: 'sha256:', computedAt: at.toISOString() })
      return [
        foundCreatorOf(snapshot, report, { source: 'sandbox', workspaceId: null, expiresAt: null, basis: 'screening' }),
      ]
    },
  )
  for (let from = 0; from < rows.length; from += 100) await storeFoundCreators(db.pool, rows.slice(from, from + 100))
  await db.pool.query('analyze discovered_creators')
}
