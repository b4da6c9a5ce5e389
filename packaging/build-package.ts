import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { carriedFiles, root } from './carried-files.ts'

/** Makes what the package `vouch` carries beside its command (`bin/vouch.js`) and its manifest, which is the repository's own. The folder is
 *  laid out as the repository is, so that whatever looks for a file finds it at the same place. */

/** Read by their folder and named by no source. */
const wholeFolders = ['apps/server/migrations']
/** The pages and the extension, made ahead: a package cannot make them. */
const site = ['client', 'drawing', 'addresses.json', 'early-files.json']
  .map((name) => `apps/web/build/${name}`)
  .concat('apps/extension/build/chrome')

/** @param folder is emptied first
 *  @param withSite false leaves the pages out: such a package reads files and does not start */
export function buildPackage(folder: string, { withSite }: { withSite: boolean }): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of carriedFiles()) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const path of withSite ? [...wholeFolders, ...site] : wholeFolders)
    cpSync(join(root, path), join(folder, path), { recursive: true })
}
