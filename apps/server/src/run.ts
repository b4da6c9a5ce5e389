import { isStartedByNpm, loadConfig, preferShippedLibraries } from './config/config.ts'
import { beginEarlyParts } from './early-parts.ts'
import { forgetGathered } from './site/gathered-server.ts'
import { StartFault } from './start-fault.ts'
import { whenStarterEnds } from './starter.ts'
import { stopWithin } from './stop-within.ts'

/** The whole product in one process. Says what it does, serves until it is told to stop, and then finishes what it
 *  began. Exit 1 with one sentence when it cannot start. */

const say = (line: string) => console.log(line)
const drainMsMax = 30_000
/** A terminal sends its Ctrl-C to npm and to this process, and npm passes its own on: two that come together are one. */
const impatientAfterMs = 1_000

// Whoever read what is said here may be gone with the process that started this one. That stops nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const config = loadConfig()
  preferShippedLibraries()
  const settings = { withSite: !process.argv.includes('--api-only'), say }
  const early = await beginEarlyParts(config, settings)
  const { startProduct } = await import('./product.ts')
  const starting = startProduct(config, { ...settings, early })
  // Who starts the product may stop it in the instant in which it says that it listens, so it must listen for that before.
  let stoppingSince: number | null = null
  const stop = async (reason: string) => {
    const now = performance.now()
    if (stoppingSince !== null) return now - stoppingSince < impatientAfterMs ? undefined : process.exit(1)
    stoppingSince = now
    say(`${reason}: finishing up…`)
    let waitsFor = () => 'the start'
    const stopped = starting.then((product) => {
      waitsFor = product.waitsFor
      return product.stop()
    })
    const giveBack = async () => {
      // What still runs loses its database.
      process.on('unhandledRejection', () => undefined)
      await (await early.data).close()
    }
    if (!(await stopWithin(drainMsMax, { stopped, waitsFor: () => waitsFor(), giveBack, say }))) process.exit(1)
    say('Vouch has stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // A kill of npm reaches nobody else, and the port and the data folder would stay taken.
  if (isStartedByNpm()) whenStarterEnds(() => void stop('npm has ended'))
  // Nor does a kill of the command `vouch`, which holds a channel to this process.
  process.once('disconnect', () => void stop('What started Vouch has ended'))
  await starting
} catch (error) {
  // Nobody foresaw it, so it may lie in what was gathered: the next start runs the sources.
  if (!(error instanceof StartFault)) forgetGathered()
  console.error(error instanceof StartFault ? error.message : error)
  process.exit(1)
}
