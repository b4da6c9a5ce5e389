import { expect, test } from 'vitest'
import { root, type SourceFile, sourceFiles } from './source-tree.ts'

/** Which room may look into which. A file that reaches past its walls ties rooms together that must change apart. */

const server = 'apps/server/src/'
const ground = ['db', 'http', 'jobs', 'outside']
/** Whoever has something to say writes a letter; the room of letters knows nobody. */
const letters = [...ground, 'mail']

/** Inside the server: a room and the rooms that it may import. */
const serverRooms: Record<string, string[]> = {
  db: ['db'],
  http: ['http', 'db'],
  jobs: ['jobs', 'db', 'http'],
  clock: ['clock', 'db', 'http', 'jobs', 'mail'],
  outside: ['outside', 'db'],
  mail: ['mail', ...ground],
  accounts: ['accounts', ...letters],
  credits: ['credits', 'accounts', ...ground],
  billing: ['billing', 'credits', 'accounts', ...letters],
  creators: ['creators', 'accounts', ...ground],
  verifications: ['verifications', 'creators', 'credits', 'accounts', ...ground],
  analyses: ['analyses', 'verifications', 'creators', 'credits', 'accounts', ...ground],
  discovery: ['discovery', 'verifications', 'creators', 'credits', 'accounts', ...ground],
  sharing: ['sharing', 'verifications', 'accounts', ...letters],
  exports: ['exports', 'analyses', 'sharing', 'verifications', 'creators', 'credits', 'accounts', ...letters],
  bulk: ['bulk', 'exports', 'verifications', 'creators', 'credits', 'accounts', ...ground],
  home: ['home', 'bulk', 'shortlists', 'verifications', 'credits', ...ground],
  shortlists: ['shortlists', 'exports', 'verifications', 'creators', 'credits', 'accounts', ...letters],
  site: ['site', 'accounts', 'creators', 'verifications', ...letters],
  'sales-copy': ['sales-copy', 'http', 'outside'],
  team: ['team', 'accounts', ...ground],
  metrics: ['metrics', ...ground],
  admin: [
    'admin',
    'team',
    'sharing',
    'site',
    'verifications',
    'creators',
    'billing',
    'credits',
    'accounts',
    ...letters,
  ],
  telemetry: ['telemetry', ...ground],
  cli: ['cli', 'verifications', ...ground],
}

/** What paper and screen have in common: words, figures and places of marks, without React or a style sheet. */
const onPaperToo = [
  ...['bands', 'contributions', 'coverage-rows', 'doubts', 'figures', 'innocent-causes', 'parts', 'ranked-signals'],
  ...['signal-words', 'analyses/analysis-words', 'roi/forecast-plan', 'roi/goal-words', 'roi/roi-words'],
]
  .map((name) => `apps/web/report/${name}.ts`)
  .concat(
    [
      'charts/csv-text',
      'charts/numbered-notes',
      'charts/scale',
      'charts/thin',
      'format',
      'mark-drawing',
      'platform-name',
    ].map((name) => `apps/web/ui/${name}.ts`),
    ['tolerance-scale', 'tone', 'trust-words'].map((name) => `apps/web/ui/${name}.ts`),
  )

/** Packages: a folder and what it may import of this repository. Tests may use more, for they ship nothing. */
const packageWalls: Record<string, string[]> = {
  'packages/engine/': ['packages/engine/'],
  'packages/contract/': ['packages/contract/', 'packages/engine/'],
  'packages/simulator/': ['packages/simulator/', 'packages/engine/'],
  'apps/web/': ['apps/web/', 'packages/contract/', 'packages/engine/'],
  'apps/server/': ['apps/server/', 'packages/contract/', 'packages/engine/', 'packages/simulator/', ...onPaperToo],
  'lab/': ['lab/', 'packages/'],
}

const shipped = sourceFiles.filter((file) => !file.isTest)
const own = (path: string) => /^(packages|apps|lab|bench|e2e|checks)\//.test(path)

test.each(Object.entries(packageWalls))('%s imports only what it may', (folder, allowed) => {
  const breaches = shipped
    .filter((file) => file.path.startsWith(folder) && !file.path.includes('/corpus/'))
    .flatMap((file) => breachesOf(file, (target) => allowed.some((prefix) => target.startsWith(prefix))))
  expect(breaches).toEqual([])
})

test('the engine imports nothing from outside itself', () => {
  const foreign = shipped
    .filter((file) => file.path.startsWith('packages/engine/src/'))
    .flatMap((file) =>
      file.imports
        .filter((target) => !target.startsWith('packages/engine/src/'))
        .map((target) => `${file.path} -> ${target}`),
    )
  expect(foreign).toEqual([])
})

test.each(Object.entries(serverRooms))('the server room %s looks only where it may', (room, allowed) => {
  const files = shipped.filter((file) => file.path.startsWith(`${server}${room}/`))
  const mayImport = (target: string) => {
    if (!target.startsWith(server)) return true
    const inside = target.slice(server.length)
    return !inside.includes('/')
      ? ['config.ts', 'start-fault.ts'].includes(inside) || room === 'cli'
      : allowed.includes(inside.split('/')[0] ?? '')
  }
  expect(files.flatMap((file) => breachesOf(file, mayImport))).toEqual([])
})

test('every room of the server is listed here', () => {
  const rooms = new Set(
    shipped
      .filter((file) => file.path.startsWith(server))
      .map((file) => file.path.slice(server.length))
      .filter((path) => path.includes('/'))
      .map((path) => path.split('/')[0]),
  )
  expect([...rooms].filter((room) => room !== undefined && !(room in serverRooms))).toEqual([])
})

function breachesOf(file: SourceFile, may: (target: string) => boolean): string[] {
  return file.imports.filter((target) => own(target) && !may(target)).map((target) => `${file.path} -> ${target}`)
}

test('imports lead to files that exist', () => {
  const known = new Set(sourceFiles.map((file) => file.path))
  const lost = sourceFiles.flatMap((file) =>
    file.imports
      .filter((target) => own(target) && /\.tsx?$/.test(target) && !known.has(target))
      .map((target) => `${file.path} -> ${target} (below ${root})`),
  )
  expect(lost).toEqual([])
})
