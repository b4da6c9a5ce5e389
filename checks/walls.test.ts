import { expect, test } from 'vitest'
import { root, type SourceFile, sourceFiles } from './source-tree.ts'

/** Which room may look into which: the table of docs/architecture.md, held. A file that reaches past its walls ties rooms together
 *  that must change apart. */

/** Packages, from the bottom up: a folder and what it may import of this repository beside itself. Tests may use more, for they ship
 *  nothing. */
const packages: Record<string, string[]> = {
  'packages/engine/': [],
  'packages/contract/': ['packages/engine/'],
  'packages/presentation/': ['packages/contract/', 'packages/engine/'],
  'packages/simulator/': ['packages/engine/'],
  'packages/client/src/': [],
  'apps/web/': ['packages/presentation/', 'packages/contract/', 'packages/engine/'],
  'apps/extension/': ['packages/client/', 'packages/presentation/', 'packages/contract/', 'packages/engine/'],
  'apps/server/': ['packages/'],
  'lab/': ['packages/'],
}

/** Wings of the server, from the bottom up. A wing may import those above it in this list that it names as `below`; a room may
 *  import the rooms beside it that stand behind its name. Loose files of a wing may import all its rooms. */
const wings: Record<string, { below: string[]; rooms: Record<string, string[]> }> = {
  foundation: {
    below: [],
    rooms: {
      objects: [],
      db: ['objects'],
      http: ['db', 'objects'],
      jobs: ['db', 'http'],
      moving: ['db', 'jobs', 'objects'],
      mail: ['db', 'http', 'jobs'],
      print: [],
      clock: ['db', 'http', 'jobs', 'mail'],
      metrics: ['db', 'http', 'jobs', 'mail'],
      telemetry: ['db', 'http', 'jobs', 'mail'],
    },
  },
  outside: {
    below: ['foundation'],
    rooms: {
      payments: [],
      google: [],
      platforms: ['guarded-fetch', 'google'],
      supabase: [],
      llm: [],
      'guarded-fetch': [],
      mailboxes: ['guarded-fetch'],
      'object-store': [],
    },
  },
  customers: {
    below: ['foundation', 'outside'],
    rooms: {
      accounts: [],
      credits: ['accounts'],
      billing: ['accounts', 'credits'],
      workspaces: ['accounts', 'billing'],
    },
  },
  verdicts: {
    below: ['foundation', 'outside', 'customers'],
    rooms: {
      creators: [],
      signing: ['creators'],
      verifications: ['creators', 'signing'],
      analyses: ['creators', 'verifications'],
      sharing: ['creators', 'signing', 'verifications'],
      exports: ['creators', 'signing', 'verifications', 'analyses', 'sharing'],
      watch: ['creators'],
      consent: ['creators', 'signing', 'verifications', 'sharing'],
    },
  },
  site: { below: ['foundation', 'outside', 'customers', 'verdicts'], rooms: {} },
  finding: {
    below: ['foundation', 'outside', 'customers', 'verdicts'],
    rooms: { discovery: [], shortlists: [], bulk: [], home: ['shortlists', 'bulk'] },
  },
  campaigns: {
    below: ['foundation', 'outside', 'customers', 'verdicts', 'finding'],
    rooms: {
      campaigns: [],
      outreach: ['campaigns'],
      tracking: ['campaigns'],
      performance: ['campaigns', 'tracking'],
      market: ['campaigns', 'tracking'],
      contracts: ['campaigns', 'outreach'],
      negotiation: ['campaigns', 'outreach', 'contracts'],
    },
  },
  access: {
    below: ['foundation', 'outside', 'customers', 'verdicts', 'finding', 'campaigns'],
    rooms: { 'api-keys': [], webhooks: [], extension: [], mcp: [], oauth: ['api-keys'] },
  },
  team: {
    below: ['foundation', 'outside', 'customers', 'verdicts', 'site', 'finding', 'campaigns', 'access'],
    rooms: { gate: [], admin: ['gate'], 'sales-copy': ['gate'] },
  },
}

/** Stand above all wings, in folders of their own. */
const atTheTop = new Set(['cli', 'threads'])
/** What every file of the server may import of what stands at its top. */
const belowAll = new Set(['config', 'start-fault.ts'])

const shipped = sourceFiles.filter((file) => !file.isTest)
const own = (path: string) => /^(packages|apps|lab|bench|e2e|checks|packaging)\//.test(path)

test.each(Object.entries(packages))('%s imports only what it may', (folder, below) => {
  const allowed = [folder, ...below]
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

test('what a report says knows no React, no browser and no PDF', () => {
  const foreign = shipped
    .filter((file) => file.path.startsWith('packages/presentation/src/'))
    .flatMap((file) => file.imports.filter((target) => !own(target)).map((target) => `${file.path} -> ${target}`))
  expect(foreign).toEqual([])
})

test.each(Object.keys(wings))('the server wing %s looks only where it may', (wing) => {
  const files = shipped.filter((file) => placeOf(file.path)?.wing === wing)
  expect(files.length).toBeGreaterThan(0)
  expect(files.flatMap((file) => breachesOf(file, (target) => mayImport(file.path, target)))).toEqual([])
})

test('every wing and every room of the server is listed here', () => {
  const places = shipped.map((file) => placeOf(file.path)).filter((place) => place !== null)
  const unlisted = places.filter(({ wing, room }) => {
    if (wing === null || atTheTop.has(wing) || belowAll.has(wing)) return false
    const listed = wings[wing]
    return listed === undefined || (room !== null && wing !== 'site' && !(room in listed.rooms))
  })
  expect([...new Set(unlisted.map(({ wing, room }) => `${wing}/${room}`))]).toEqual([])
})

/** Where a file of the server stands; null outside the server. */
function placeOf(path: string): { wing: string | null; room: string | null; name: string } | null {
  const inside = /^apps\/server\/src\/(.+)$/.exec(path)?.[1]
  if (inside === undefined) return null
  const [first = '', second = '', ...deeper] = inside.split('/')
  if (second === '') return { wing: null, room: null, name: first }
  return { wing: first, room: deeper.length > 0 ? second : null, name: inside }
}

function mayImport(from: string, target: string): boolean {
  const [here, there] = [placeOf(from), placeOf(target)]
  if (here === null || there === null || here.wing === null) return true
  if (belowAll.has(there.wing ?? there.name)) return true
  if (there.wing === null) return false
  if (there.wing !== here.wing) return wings[here.wing]?.below.includes(there.wing) ?? false
  if (here.room === null || here.room === there.room || here.wing === 'site') return true
  // A loose file of a wing composes its rooms, so a room that imports one would lead back up.
  return there.room !== null && (wings[here.wing]?.rooms[here.room]?.includes(there.room) ?? false)
}

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
