import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from './build-package.ts'
import { root } from './carried-files.ts'

/** The package as it lies once npm has installed it, in an empty folder; what it depends on is lent by the repository. */
export interface InstalledPackage {
  folder: string
  /** The command `vouch`, for Node. */
  command: string
  remove: () => void
}

/** For tests alone: installs without a network. */
export function installPackage(options: { withSite: boolean }): InstalledPackage {
  const home = mkdtempSync(join(tmpdir(), 'vouch-package-'))
  const folder = join(home, 'node_modules/vouch')
  mkdirSync(folder, { recursive: true })
  for (const carried of ['package.json', 'bin']) cpSync(join(root, carried), join(folder, carried), { recursive: true })
  buildPackage(join(folder, 'build/package'), options)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    command: join(folder, 'bin/vouch.js'),
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
