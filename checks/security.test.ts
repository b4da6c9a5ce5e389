import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declaredRoutes } from '@vouch/contract'
import { expect, test } from 'vitest'
import { root, sourceFiles } from './source-tree.ts'

/** The page about security names a test for everything that it calls met. A test that was renamed would leave a claim without
 *  proof, so the names are held to the files. What no single part of the product can prove, because it is about all sources, is proved here. */

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/security.md')

interface Row {
  number: string
  state: string
  evidence: string
}

const rows: Row[] = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', state = '', evidence = '']) => ({ number, state, evidence }),
)

/** How many requirements of levels 1 and 2 each section of the standard has: they are numbered from 1, and those of level 3 come last. */
const counts: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
}

test('every requirement of levels 1 and 2 in the chapters of this page is listed once', () => {
  const wanted = Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
  )
  expect(rows.map(({ number }) => number)).toEqual(wanted)
})

const chapters = [...page.matchAll(/^## V(\d+) .*\n\n(.*)$/gm)].map(([, chapter = '', totals = '']) => ({
  chapter,
  totals,
}))

test.each(chapters)('the totals of V$chapter are those of its rows', ({ chapter, totals }) => {
  const ofChapter = rows.filter(({ number }) => number.startsWith(`${chapter}.`))
  const count = (wanted: string) => ofChapter.filter(({ state }) => state === wanted).length
  expect(ofChapter.length).toBeGreaterThan(0)
  expect(totals).toBe(`${count('met')} met, ${count('not met')} not met, ${count('does not apply')} do not apply.`)
})

test.each(rows)('$number says truly how it stands', ({ state, evidence }) => {
  expect(['met', 'not met', 'does not apply']).toContain(state)
  const files = [...evidence.matchAll(/`[\w./-]+\.test\.ts`/g)]
  const tests = [...evidence.matchAll(/`([\w./-]+\.test\.ts)` “((?:[^“”]|“[^”]*”)+)”/g)]
  expect(tests.length).toBe(files.length)
  if (state === 'met') expect(tests).not.toEqual([])
  for (const [, file = '', name = ''] of tests) {
    expect([file, existsSync(join(root, file))]).toEqual([file, true])
    const source = read(file)
    expect([name, [`'${name}'`, `"${name}"`].some((quoted) => source.includes(quoted))]).toEqual([name, true])
  }
})

/** What people run: neither tests nor what tests and benchmarks use. */
const shipped = sourceFiles.filter(
  ({ path, isTest }) => /^(apps\/(server\/src|web)|packages|bin)\//.test(path) && !isTest,
)
const shippedWith = (pattern: RegExp) => shipped.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** @returns the paths that a part of the page names, in order */
function pathsBelow(heading: string): string[] {
  const part = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...part.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path = '']) => path).toSorted()
}

test('no text is run as code, and no shell gets one', () => {
  expect(shippedWith(/\beval\(|\bnew Function\(|'node:vm'|\bset(Timeout|Interval)\(['"`]/)).toEqual([])
  expect(shippedWith(/\bshell: true|\bexec(Sync)?\(['"`]/)).toEqual([])
  // None of them serves calls: they start the database and the build of the site, and development, and ask the system who npm is.
  expect(shippedWith(/'node:child_process'/).toSorted()).toEqual([
    'apps/server/src/dev.ts',
    'apps/server/src/foundation/db/embedded/embedded-server.ts',
    'apps/server/src/foundation/db/embedded/os-user.ts',
    'apps/server/src/site/web-tools.ts',
    'apps/server/src/starter.ts',
  ])
})

test('markup is made from a text in one place, out of our own articles', () => {
  expect(shippedWith(/dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write\(/)).toEqual([
    'apps/web/marketing/content/article-body.tsx',
  ])
})

test('no page takes messages of other windows', () => {
  const pages = shipped.filter(({ path }) => path.startsWith('apps/web/'))
  const listening = /addEventListener\(\s*['"]message['"]|\bonmessage\b/
  // A worker and the page that made it hear each other and nobody else.
  const withItsWorker = ['export-worker.ts', 'use-export.ts'].map((name) => `apps/web/dashboard/verify/archive/${name}`)
  expect(pages.filter(({ text }) => listening.test(text)).map(({ path }) => path)).toEqual(withItsWorker)
})

test('the page names every file that talks to others over the network', () => {
  const callers =
    /(?<![\w.])fetch\(|from 'node:https'|\.discovery\(|createTransport\(|new ImapFlow\(|new Resolver\(|createRemoteJWKSet\(|new (Stripe|OTLPTraceExporter|S3Client)\(/
  const found = shippedWith(callers).filter((path) => path.startsWith('apps/server/'))
  expect(pathsBelow('What it talks to')).toEqual(found.toSorted())
})

test('the process has one log', () => {
  expect(shippedWith(/\bpino\(/)).toEqual(['apps/server/src/product.ts'])
})

test('the page tells every limit of an account as it is in force', () => {
  const told = [...page.matchAll(/`((?:GET|POST|PUT|PATCH) \/api\/[^`]+)` \| (\d+)/g)].map(
    ([, call, most]) => `${call} ${most}`,
  )
  const inForce = declaredRoutes.flatMap(({ method, path, callsPerMinuteMax, callsCountedFor }) =>
    callsCountedFor === 'account' ? [`${method} ${path} ${callsPerMinuteMax}`] : [],
  )
  expect(told.toSorted()).toEqual(inForce.toSorted())
})

test('every package of others is installed by its digest', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { link?: boolean; integrity?: string }>
  }
  const others = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

test('the history of the sources is neither in the image nor in reach of the service', () => {
  expect(read('.dockerignore').split('\n')).toContain('.git')
  expect(read('deploy/vouch.service')).toMatch(/^WorkingDirectory=(.+)\n[\s\S]*^InaccessiblePaths=-\1\/\.git$/m)
})
