import { loadConfig } from './config.ts'
import { startProduct } from './product.ts'
import { StartFault } from './start-fault.ts'

/** The whole product in one process. Says what it does, serves until it is told to stop, and then finishes what it
 *  began. Exit 1 with one sentence when it cannot start. */

const say = (line: string) => console.log(line)
const drainMsMax = 30_000

try {
  const starting = startProduct(loadConfig(), { withSite: !process.argv.includes('--api-only'), say })
  // Who starts the product may stop it in the instant in which it says that it listens, so it must listen for that before.
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return process.exit(1)
    stopping = true
    say(`${signal}: finishing what is under way …`)
    setTimeout(() => process.exit(1), drainMsMax).unref()
    const product = await starting
    await product.stop()
    say('Vouch has stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await starting
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error)
  process.exit(1)
}
