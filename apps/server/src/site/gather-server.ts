import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RolldownOutput, rolldown } from 'rolldown'
import {
  fingerprintOfServer,
  gatheredFolder,
  gatheredFolders,
  gatheredList,
  isCounted,
  packagesTakenIn,
} from './gathered-server.ts'
import { filesBelow, serverFolder } from './web-sources.ts'

/** Gathers the server's sources into a few files, as a process of its own: `node gather-server.ts [FOLDER]`. Packages stay where they are, for one that came
 *  in twice would not know itself; the card provider's is taken in, because nobody else uses it and it is two hundred files. What is written goes into a folder beside, which gets its
 *  place once the disk has all of it: a start never finds half of it, even after a power cut. */

const source = join(serverFolder, 'src')
const takenIn = new RegExp(`^(?:\\.|/|@vouch/|@oxc-project/|(?:${packagesTakenIn.join('|')})(?:$|/))`)
const threadPlace = /new URL\('(\.[^']*-thread\.ts)', import\.meta\.url\)/g

/** Those of former sources, of which a process may still run from the last. */
const foldersKept = 2
const unfinished = '.part'

const threads = filesBelow(source).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(threadPlace)].map(([, thread = '']) => resolve(dirname(file), thread)),
)
const entries = [join(source, 'starter.ts'), join(source, 'run.ts'), ...threads]

const [, , elsewhere] = process.argv
// Taken first: what changes while it is gathered has another.
const fingerprint = fingerprintOfServer()
const bundle = await rolldown({
  input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), file])),
  platform: 'node',
  external: (id) => !takenIn.test(id),
  transform: { target: 'node24' },
  // Whoever builds the pages is not interested.
  logLevel: 'silent',
  plugins: [{ name: 'places', transform: { filter: { code: /import\.meta\./ }, handler: withPlaces } }],
})
const folder = resolve(elsewhere ?? gatheredFolder(fingerprint))
const part = folder + unfinished
rmSync(part, { recursive: true, force: true })
const written = await bundle.write({
  dir: part,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
})
requireCounted(written)
seal(part)
rmSync(folder, { recursive: true, force: true })
renameSync(part, folder)
toDisk(dirname(folder))
if (elsewhere === undefined) forgetFormer()

/** What is gathered without being counted would stay as it was when it changes. @throws Error that names it */
function requireCounted({ output }: RolldownOutput): void {
  const files = output.flatMap((made) => (made.type === 'chunk' ? made.moduleIds : [])).filter(isAbsolute)
  const uncounted = files.filter((file) => !isCounted(file))
  if (uncounted.length > 0) throw new Error(`Gathered, but not part of the fingerprint: ${uncounted.join(', ')}`)
}

/** Lists what a folder holds, and waits until the disk has it. */
function seal(folder: string): void {
  const names = readdirSync(folder)
  const sizes = Object.fromEntries(names.map((name) => [name, statSync(join(folder, name)).size]))
  writeFileSync(join(folder, gatheredList), JSON.stringify(sizes))
  for (const name of [...names, gatheredList]) toDisk(join(folder, name))
  toDisk(folder)
}

function toDisk(path: string): void {
  // There a folder cannot be opened, and a file only by whoever may write it.
  if (process.platform === 'win32') return
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}

function forgetFormer(): void {
  const names = readdirSync(gatheredFolders)
  const torn = names.filter((name) => name.endsWith(unfinished))
  const newestFirst = names.filter((name) => !torn.includes(name)).toSorted((one, other) => madeMs(other) - madeMs(one))
  for (const name of [...torn, ...newestFirst.slice(foldersKept)])
    rmSync(join(gatheredFolders, name), { recursive: true, force: true })
}

function madeMs(name: string): number {
  return statSync(join(gatheredFolders, name)).mtimeMs
}

/** Files beside a source are found from where it stood; threads are gathered themselves. */
function withPlaces(code: string, file: string): string {
  const here = '\0'
  return code
    .replace(threadPlace, (_, thread: string) => `new URL('./${basename(thread, '.ts')}.js', ${here})`)
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
    .replaceAll('import.meta.filename', JSON.stringify(file))
    .replaceAll(here, 'import.meta.url')
}
