import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sandboxNetworkSize } from '@vouch/simulator'
import { loadConfig } from '../../apps/server/src/config/config.ts'
import { fillSandboxIndex } from '../../apps/server/src/finding/discovery/sandbox-index.ts'
import { type Product, startProduct } from '../../apps/server/src/product.ts'
import { openProductDatabase } from './product-database.ts'

/** A product as it is some minutes after its first start. What a start does behind itself, and the scoring that a sandbox's first search begins, would
 *  take the processor from the browser that is measured beside it. */

const creators = 600
const lookMs = 1_000
/** Of the processors' time; what is busier is still at work. */
const busyMax = 0.15
const quietLooks = 3
const looksMax = 120

export async function quietProduct(dataDir: string): Promise<Product> {
  const product = await startProduct(loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }), {
    withSite: true,
    say: () => undefined,
  })
  const db = openProductDatabase(dataDir)
  try {
    await fillSandboxIndex({ db, now: () => new Date() }, new AbortController().signal, creators)
    await db.pool.query('update simulated_network set indexed = $1, wanted = true', [sandboxNetworkSize])
    await fetch(`${product.url}/api/discovery/creators?limit=1`)
    await machineQuiet()
    return product
  } catch (error) {
    await product.stop()
    throw error
  } finally {
    await db.close()
  }
}

/** Waits until the machine does little, two minutes at most: others may be at work on it too. */
export async function machineQuiet(): Promise<void> {
  let before = spent()
  for (let look = 0, quiet = 0; look < looksMax && quiet < quietLooks; look++) {
    await sleep(lookMs)
    const now = spent()
    const busy = (now.busy - before.busy) / Math.max(1, now.all - before.all)
    quiet = busy < busyMax ? quiet + 1 : 0
    before = now
  }
}

/** Of all processors together since the machine started, in milliseconds. */
function spent(): { busy: number; all: number } {
  let [busy, all] = [0, 0]
  for (const { times } of cpus()) {
    const own = Object.values(times).reduce((sum, each) => sum + each, 0)
    all += own
    busy += own - times.idle
  }
  return { busy, all }
}
