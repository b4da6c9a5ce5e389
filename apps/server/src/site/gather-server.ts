import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { fingerprintOfServer, gatheredFolder, gatheredFolders } from './gathered-server.ts'
import { filesBelow, serverFolder } from './web-sources.ts'

/** Gathers the server's sources into a few files, as a process of its own: `node gather-server.ts [FOLDER]`. Packages stay where they are, for one that came
 *  in twice would not know itself; the card provider's is taken in, because nobody else uses it and it is two hundred files. */

const source = join(serverFolder, 'src')
const takenIn = /^(?:\.|\/|@vouch\/|stripe(?:$|\/)|@oxc-project\/)/
const threadPlace = /new URL\('(\.[^']*-thread\.ts)', import\.meta\.url\)/g

/** Those of former sources, of which a process may still run from the last. */
const foldersKept = 2

const threads = filesBelow(source).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(threadPlace)].map(([, thread = '']) => resolve(dirname(file), thread)),
)
const entries = [join(source, 'starter.ts'), join(source, 'run.ts'), ...threads]

const [, , elsewhere] = process.argv
const bundle = await rolldown({
  input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), file])),
  platform: 'node',
  external: (id) => !takenIn.test(id),
  transform: { target: 'node24' },
  // Whoever builds the pages is not interested.
  logLevel: 'silent',
  plugins: [{ name: 'places', transform: { filter: { code: /import\.meta\./ }, handler: withPlaces } }],
})
await bundle.write({
  dir: elsewhere ?? gatheredFolder(fingerprintOfServer()),
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
})
if (elsewhere === undefined) forgetFormer()

function forgetFormer(): void {
  const folders = readdirSync(gatheredFolders).map((name) => join(gatheredFolders, name))
  const newestFirst = folders.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const folder of newestFirst.slice(foldersKept)) rmSync(folder, { recursive: true, force: true })
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
