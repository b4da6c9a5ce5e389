import { join } from 'node:path'
import { ensureWebBuild } from '../apps/server/src/site/web-build.ts'
import { buildPackage } from './build-package.ts'
import { root } from './carried-files.ts'

/** Run by `npm pack` before it packs: makes the pages where they are missing or old, and then `build/package/`. What is said goes to standard
 *  error, for npm prints the name of the archive on the other. */

await ensureWebBuild(console.error)
buildPackage(join(root, 'build/package'), { withSite: true })
