import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** `vouch` on the command line. As in `main.ts`, compiled sources are kept between calls, and what a start of the product has gathered runs instead of
 *  the sources. A command begins once all of that is settled, so none is run twice. */
enableCompileCache(fileURLToPath(new URL('../../../../.cache/node', import.meta.url)))
const { forgetGathered, loadGathered } = await import('../site/gathered-server.ts')
type Command = typeof import('./command.ts')
let command = await loadGathered<Command>(['starter', 'command'], (line) => console.error(line))
if (command === null) {
  await import('../starter.ts')
  command = await import('./command.ts')
}
try {
  await command.runCommand(process.argv.slice(2))
} catch (error) {
  // Nobody foresaw it, so it may lie in what was gathered: the next command runs the sources.
  forgetGathered()
  throw error
}
