import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { environmentWith } from '../config/config.ts'
import { repository, serverFolder } from './web-sources.ts'

const gatherer = fileURLToPath(new URL('./gather-server.ts', import.meta.url))

/** Packages are found from it, as from where the product keeps it. */
function freshFolder(): string {
  const cache = join(repository, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'gathered-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @returns what a program printed */
function printed(words: readonly string[], variables: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], env: environmentWith(variables) })
  let text = ''
  for (const pipe of [child.stdout, child.stderr]) pipe.setEncoding('utf8').on('data', (piece) => (text += piece))
  return new Promise((resolve) => child.once('exit', () => resolve(text)))
}

test('the gathered server has every entry, finds its threads beside it and its files where they stand', async () => {
  const folder = freshFolder()
  expect(await printed([gatherer, folder])).toBe('')
  const threads = ['snapshot', 'screening', 'printing', 'upload', 'import', 'mapping', 'document'].map(
    (name) => `${name}-thread`,
  )
  for (const entry of ['starter', 'run', ...threads]) expect(existsSync(join(folder, `${entry}.js`)), entry).toBe(true)
  // Refused by its configuration: the whole of it was found, and nothing was started.
  const said = await printed([join(folder, 'run.js')], { PORT: 'none' })
  expect(said).toContain('PORT')
  expect(said).not.toContain('    at ')
})

/** What a start consists of until the product is loaded. */
const ofStart = [
  ...['main.ts', 'site/gathered-server.ts', 'site/gather-server.ts', 'site/build-step.ts', 'site/web-sources.ts'],
  ...['foundation/db/embedded/folder-lock.ts', 'foundation/db/embedded/claim.ts'],
]

/** Says whether it was loaded from the sources or from what was gathered. */
const run = `
import card from 'stripe'
import { begun } from './starter.ts'
const { late } = await import('./late.ts')
console.log(new Error().stack.includes('.cache') ? 'gathered' : 'sources', card, late, begun)
`

/** A repository that starts as the product does, with next to no product. */
function smallRepository(): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'vouch-small-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const path of ofStart) cpSync(join(serverFolder, 'src', path), join(root, 'apps/server/src', path))
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{}')
  for (const name of ['client', 'contract', 'engine', 'presentation', 'simulator'])
    write(`packages/${name}/src/${name}.ts`, '')
  write('node_modules/stripe/package.json', '{ "name": "stripe", "type": "module", "exports": "./esm/stripe.js" }')
  write('node_modules/stripe/esm/stripe.js', 'export default "card"')
  symlinkSync(join(repository, 'node_modules/rolldown'), join(root, 'node_modules/rolldown'))
  write('apps/server/src/starter.ts', 'export const begun = "begun"')
  write('apps/server/src/run.ts', run)
  write('apps/server/src/late.ts', 'export const late = "late"')
  const site = (name: string) => JSON.stringify(join(root, 'apps/server/src/site', name))
  write(
    'gather.ts',
    `import { fingerprintOfServer, gatheredFolder, gatheredList, gatheredStep } from ${site('gathered-server.ts')}
     import { BuildStep, notesFolder } from ${site('build-step.ts')}
     const fingerprint = fingerprintOfServer()
     const files = [gatheredFolder(fingerprint) + '/' + gatheredList]
     const step = new BuildStep({ notes: notesFolder, name: gatheredStep, fingerprint, files, log: console.log })
     await step.make(async () => void (await import(${site('gather-server.ts')})))`,
  )
  return root
}

const start = (root: string) => printed([join(root, 'apps/server/src/main.ts')])
const gather = (root: string) => printed([join(root, 'gather.ts')])
const broken = 'A file that makes starts quicker is broken. Starting without it…\n'

/** @returns the only folder that was gathered */
function gatheredIn(root: string): string {
  const [name = '', ...others] = readdirSync(join(root, '.cache/server'))
  expect(others).toEqual([])
  return join(root, '.cache/server', name)
}

test('what was gathered runs; whichever of its files is cut or gone, the start runs the sources and says so once', async () => {
  const root = smallRepository()
  expect(await start(root)).toBe('sources card late begun\n')
  expect(await gather(root)).toBe('')
  expect(await start(root)).toBe('gathered card late begun\n')

  const folder = gatheredIn(root)
  const spare = join(root, 'spare')
  cpSync(join(root, '.cache'), spare, { recursive: true })
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThan(3)
  const breaks = [
    (file: string) => truncateSync(file, 0),
    (file: string) => rmSync(file),
    // As long as before, as after a power cut that kept the length alone. The list says nothing then, and the loading does.
    (file: string) => writeFileSync(file, '\0'.repeat(readFileSync(file).length)),
  ]
  for (const file of files)
    for (const breakIt of breaks) {
      breakIt(join(folder, file))
      expect(await start(root), `${file}: ${breakIt}`).toBe(`${broken}sources card late begun\n`)
      cpSync(spare, join(root, '.cache'), { recursive: true })
    }

  rmSync(folder, { recursive: true })
  expect(await start(root)).toBe(`${broken}sources card late begun\n`)
  expect(await start(root)).toBe('sources card late begun\n')
  expect(await gather(root)).toBe('')
  expect(await start(root)).toBe('gathered card late begun\n')
})

test('a gathering that was cut off leaves nothing that a start takes, and the next one clears it away', async () => {
  const root = smallRepository()
  mkdirSync(join(root, '.cache/server/0123456789abcdef.part'), { recursive: true })
  expect(await start(root)).toBe('sources card late begun\n')
  expect(await gather(root)).toBe('')
  gatheredIn(root)
})

test('a package that is gathered in counts as a source: edited or of another version, it is gathered anew', async () => {
  const root = smallRepository()
  await gather(root)
  writeFileSync(join(root, 'node_modules/stripe/esm/stripe.js'), 'export default "another card"')
  expect(await start(root)).toBe('sources another card late begun\n')
  await gather(root)
  expect(await start(root)).toBe('gathered another card late begun\n')
  // Whatever its programs are, its version is in there.
  const manifest = join(root, 'node_modules/stripe/package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('{', '{ "version": "2.0.0",'))
  expect(await start(root)).toBe('sources another card late begun\n')
})
