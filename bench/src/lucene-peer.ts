import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type CreatorFilters, countedMax, matchingMax } from '@vouch/contract'
import type { CreatorSearch } from '../../apps/server/src/finding/discovery/ranked-search.ts'
import type { Database } from '../../apps/server/src/foundation/db/database.ts'
import type { Row } from './row.ts'

/** Lucene beside PostgreSQL, on the same creators and searches: the library that OpenSearch and Elasticsearch search with. It is what an engine
 *  of its own takes at least, for the call, the service and its shards come on top of it. Lookalikes are not compared: they are read
 *  by likeness, and this release of Lucene has no index of vectors. */

/** Debian's `liblucene8-java`. */
const library = '/usr/share/java/lucene-core-8.7.0.jar'
const program = fileURLToPath(new URL('lucene/SearchPeer.java', import.meta.url))
const runMsMax = 7_200_000

interface Peers {
  /** Milliseconds of PostgreSQL for the same, p95. */
  filtered: number
  typed: number
}

/** @returns rows that explain PostgreSQL's; one that says what is missing where Lucene or Java is not installed */
export async function luceneRows(
  { pool }: Database,
  searches: { filtered: readonly CreatorSearch[]; typed: readonly CreatorSearch[] },
  postgres: Peers,
): Promise<Row[]> {
  const java = spawnSync('java', ['-version'], { stdio: 'ignore' })
  if (java.status !== 0 || !existsSync(library))
    return [{ what: 'Lucene on the same', figure: '–', peer: 'needs Java 17 and liblucene8-java', kept: null }]
  const folder = mkdtempSync(join(tmpdir(), 'vouch-lucene-'))
  // PostgreSQL writes the creators there as a user of its own.
  chmodSync(folder, 0o777)
  const [creatorsFile, searchesFile] = [join(folder, 'creators.tsv'), join(folder, 'searches.tsv')]
  try {
    await pool.query(`copy (select ${columns} from discovered_creators order by id) to '${creatorsFile}'`)
    const lines = [
      ...searches.filtered.map((search) => lineOf('filtered', search, countedMax)),
      ...searches.typed.map((search) => lineOf('typed', search, matchingMax)),
    ]
    writeFileSync(searchesFile, lines.join('\n'))
    const words = ['-Xmx2g', '-cp', library, program, creatorsFile, searchesFile, join(folder, 'index')]
    const { stdout } = await promisify(execFile)('java', words, { timeout: runMsMax })
    return rowsOf(stdout, postgres)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In the order in which the program reads them. */
const columns = `id, replace(handle, '_', ' '), platform, category, country, language, fraud_risk, followers, trust,
  extract(epoch from read_at)::bigint, engagement_rate, estimated_price`

const listed = { platform: 'platform', category: 'category', country: 'country', risk: 'fraud_risk' } as const

/** @throws where a filter is set that the other side would leave out */
function lineOf(kind: string, { filters, text, sort }: CreatorSearch, counted: number): string {
  const { minFollowers, maxFollowers, minTrust } = filters
  const names = Object.entries(listed).flatMap(([filter, field]) => {
    const values = filters[filter as keyof typeof listed]
    return values.length === 0 ? [] : [`= ${field} ${values.join(',')}`]
  })
  const bounds = [
    minFollowers === null ? null : `>= followers ${Math.ceil(minFollowers)}`,
    maxFollowers === null ? null : `<= followers ${Math.floor(maxFollowers)}`,
    minTrust === null ? null : `>= trust ${Math.ceil(minTrust)}`,
  ].filter((bound) => bound !== null)
  const written = [...names, ...bounds]
  if (written.length !== setIn(filters)) throw new Error(`Lucene is not asked for all of ${JSON.stringify(filters)}`)
  return [kind, sort, counted, ...written, ...(text === '' ? [] : [`^ words ${text}`])].join('\t')
}

/** @returns how many filters are set */
function setIn(filters: CreatorFilters): number {
  const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined)
  return Object.values(filters).filter(isSet).length
}

function rowsOf(printed: string, postgres: Peers): Row[] {
  const figures = new Map(
    printed
      .trim()
      .split('\n')
      .map((line) => [line.split('\t')[0], line.split('\t').slice(1)]),
  )
  const [seconds, bytes] = (figures.get('index') ?? []).map(Number)
  const searched = (kind: keyof Peers, what: string): Row => {
    const ms = Number(figures.get(kind)?.[0])
    const times = postgres[kind] / ms
    const peer = `PostgreSQL takes ${times.toFixed(1)} times as long in this run`
    return { what: `Lucene: ${what}, p95`, figure: `${ms.toFixed(1)} ms`, peer, kept: null }
  }
  const megabytes = ((bytes ?? Number.NaN) / 2 ** 20).toFixed(0)
  return [
    { what: 'Lucene: indexed, one segment', figure: `${seconds} s`, peer: `${megabytes} MB`, kept: null },
    searched('filtered', 'three filters with an order'),
    searched('typed', 'the beginning of a name'),
  ]
}
