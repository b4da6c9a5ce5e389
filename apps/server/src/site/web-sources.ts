import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the browser's half of the product is made of. Whether a build is up to date is decided by names, sizes and times of all sources, so that a
 *  deleted file counts too. */

export const repository = fileURLToPath(new URL('../../../../', import.meta.url))
export const serverFolder = join(repository, 'apps/server')
export const webFolder = join(repository, 'apps/web')
export const extensionFolder = join(repository, 'apps/extension')

/** What ends up in the bundle: the application and the packages that it imports. */
const sources = [
  webFolder,
  extensionFolder,
  join(repository, 'packages/client/src'),
  join(repository, 'packages/contract/src'),
  join(repository, 'packages/engine/src'),
  join(repository, 'packages/presentation/src'),
  // The methodology is drawn from these.
  join(repository, 'docs/science.md'),
  join(repository, 'docs/science'),
  join(repository, 'docs/signals.md'),
  join(repository, 'package-lock.json'),
]
const leftOut = new Set(['node_modules', 'build', '.react-router', '.wxt'])

/** @returns the digest of all sources as they are now, in hexadecimal letters */
export function fingerprintOfSources(): string {
  return fingerprintOf(sources)
}

/** @returns the digest of what files and folders hold now, by names, sizes and times */
export function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(source)) {
      const { size, mtimeMs } = statSync(file)
      // Whole seconds: an image or an archive keeps no finer ones, and what was built before it was packed is still what it was.
      hash.update(`${file}\0${size}\0${Math.trunc(mtimeMs / 1_000)}\n`)
    }
  }
  return hash.digest('hex')
}

/** @returns a file itself, or all files of a folder but for tests and what is built, in the order of their names */
export function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name) && !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}
