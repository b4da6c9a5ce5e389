import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { loadConfig } from '../../apps/server/src/config/config.ts'
import { startProduct } from '../../apps/server/src/product.ts'
import { systemBrowser } from '../../e2e/browser.ts'
import { hiddenPages, listedPages } from './published-pages.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** What Lighthouse says of public pages: a phone of the middle class on slow 4G, as it reckons both from an unthrottled load, or with a line
 *  and a processor that are really slowed (`--applied`), which takes longer and is what somebody with such a phone sees. It weighs 100 MB and so is no
 *  dependency; the product is measured with whatever copy is at hand.
 *
 *      npm run bench -- lighthouse [visits] [/path …] [--applied] [--with=FOLDER]
 *
 *  Without paths every public page, without a number of visits five. FOLDER holds `node_modules/lighthouse`. What a newcomer would get
 *  wrong: the first of the four figures and the times depend on how busy the machine is; shift, bytes and the other three do not. */

const version = '13.5.0'
const scoreMin = 95
/** Performance of the page that most newcomers see first. */
const homeScoreMin = 98
const blockedMsMax = 50
const shiftMax = 0.02
const visitsUsual = 5
const visitMsMax = 180_000
const outputBytesMax = 64 * 2 ** 20
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

interface Audit {
  title: string
  score: number | null
  numericValue?: number
}

/** The part of Lighthouse's answer that is read here. */
interface Answer {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

interface Visit {
  scores: Record<Category, number>
  largestMs: number
  blockedMs: number
  shift: number
  bytes: number
  /** What kept a category from 100, without what only says how fast the machine was. */
  faults: string[]
}

export interface LighthouseOrder {
  visits: number
  /** Empty: all. */
  paths: readonly string[]
  /** Whether line and processor are really slowed. */
  applied: boolean
  /** A folder with `node_modules/lighthouse`; null: where this file finds it. */
  folder: string | null
}

/** @returns what was asked for on the command line, after the name of the bench. */
export function lighthouseOrder(words: readonly string[]): LighthouseOrder {
  return {
    visits: Number(words.find((word) => /^\d+$/.test(word)) ?? visitsUsual),
    paths: words.filter((word) => word.startsWith('/')),
    applied: words.includes('--applied'),
    folder: words.find((word) => word.startsWith('--with='))?.slice('--with='.length) ?? null,
  }
}

export async function lighthouseRows(dataDir: string, order: LighthouseOrder): Promise<Row[]> {
  const { visits, paths, applied } = order
  const command = commandIn(order.folder)
  if (command === null) return [absent]
  const product = await startProduct(loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }), {
    withSite: true,
    say: () => undefined,
  })
  try {
    const rows: Row[] = []
    const hidden = hiddenPages()
    const asked = paths.length > 0 ? paths : [...listedPages(), ...hidden]
    for (const path of asked) {
      const told = await pageRows(path, async () => {
        const seen: Visit[] = []
        for (let visit = 0; visit < visits; visit++)
          seen.push(await visited(command, product.url + path, { hidden: hidden.includes(path), applied }))
        return rowsOf(path, seen, applied)
      })
      // A run of all pages takes an hour: what is known is said at once.
      for (const { what, figure } of told) console.log(`${what}  ${figure}`)
      rows.push(...told)
    }
    return [...rows, { what: 'load of the machine', figure: loadavg()[0]?.toFixed(1) ?? '', peer: '', kept: null }]
  } finally {
    await product.stop()
  }
}

/** @returns a page's rows, or one that says why there are none: the other pages are visited all the same */
async function pageRows(path: string, look: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await look()
  } catch (error) {
    return [{ what: path, figure: 'not measured', peer: reasonOf(error), kept: false }]
  }
}

/** The message of a command that failed is the command; what went wrong is the last that it said. */
function reasonOf(error: unknown): string {
  const { killed = false, stderr = '' } = error as { killed?: boolean; stderr?: string }
  if (killed) return `no answer in ${visitMsMax / 1_000} s`
  return stderr.trim().split('\n').at(-1) || String(error)
}

const absent: Row = {
  what: 'lighthouse',
  figure: 'not here',
  peer: `fetch it: npm install --prefix /tmp/lighthouse lighthouse@${version}, then --with=/tmp/lighthouse`,
  kept: null,
}

/** @returns the file of its command; null where there is none. */
function commandIn(folder: string | null): string | null {
  const inside = 'lighthouse/cli/index.js'
  if (folder !== null) {
    const file = `${folder}/node_modules/${inside}`
    return existsSync(file) ? file : null
  }
  try {
    return createRequire(import.meta.url).resolve(inside)
  } catch {
    return null
  }
}

/** One visit with a fresh browser. A page that search engines are asked to leave out is not held to being found by them. */
async function visited(
  command: string,
  address: string,
  { hidden, applied }: { hidden: boolean; applied: boolean },
): Promise<Visit> {
  const words = [
    ...[process.execPath, command, address, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'],
    `--only-categories=${categories.join(',')}`,
    ...(hidden ? ['--skip-audits=is-crawlable'] : []),
    ...(applied ? ['--throttling-method=devtools'] : []),
  ]
  const browser = systemBrowser()
  const { stdout } = await promisify(execFile)(
    '/usr/bin/env',
    [...(browser === undefined ? [] : [`CHROME_PATH=${browser}`]), ...words],
    { timeout: visitMsMax, maxBuffer: outputBytesMax },
  )
  return visitOf(JSON.parse(stdout) as Answer)
}

function visitOf({ categories: answered, audits }: Answer): Visit {
  const score = (name: Category) => Math.round((answered[name].score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const weighed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => answered[name].auditRefs.filter(({ weight }) => weight > 0))
  const faults = weighed.flatMap(({ id }) => {
    const audit = audits[id]
    return audit?.score != null && audit.score < 1 ? [audit.title] : []
  })
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Record<Category, number>,
    largestMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    faults,
  }
}

/** Blocked time is asked for where the processor is really slowed; reckoned from a quick one it says little. */
function rowsOf(path: string, seen: readonly Visit[], applied: boolean): Row[] {
  const middle = (figure: (visit: Visit) => number) => median(seen.map(figure))
  const scores = categories.map((name) => middle(({ scores: each }) => each[name]))
  const shift = middle((visit) => visit.shift)
  const largest = (middle((visit) => visit.largestMs) / 1_000).toFixed(2)
  const blocked = Math.round(middle((visit) => visit.blockedMs))
  const [performanceScore = 0, ...otherScores] = scores
  const performanceMin = path === '/' ? homeScoreMin : scoreMin
  const kilobytes = Math.round(middle((visit) => visit.bytes) / 1_024)
  const facts = `largest part ${largest} s, blocked ${blocked} ms, shift ${shift.toFixed(3)}, ${kilobytes} kB`
  const faults = [...new Set(seen.flatMap((visit) => visit.faults))]
  return [
    {
      what: path,
      figure: `${scores.map((score) => String(score).padStart(3)).join(' ')}   ${facts}`,
      peer: `at least ${performanceMin}, ${scoreMin} each, shift ${shiftMax}${applied ? `, blocked ${blockedMsMax} ms` : ''}`,
      kept:
        performanceScore >= performanceMin &&
        otherScores.every((score) => score >= scoreMin) &&
        shift <= shiftMax &&
        (!applied || blocked <= blockedMsMax),
    },
    ...faults.map((fault) => ({ what: '', figure: fault, peer: '', kept: null })),
  ]
}
