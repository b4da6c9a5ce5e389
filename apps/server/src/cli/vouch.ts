import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** `vouch` on the command line. Compiled sources are kept between calls, as in `main.ts`. What a start gathers is not used: its few large files hold
 *  more than a command needs, and loading them takes longer than loading the sources. */
enableCompileCache(fileURLToPath(new URL('../../../../.cache/node', import.meta.url)))
await import('../starter.ts')
const { runCommand } = await import('./command.ts')
await runCommand(process.argv.slice(2))
