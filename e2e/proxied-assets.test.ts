import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hasHaproxy, startProxy } from './proxied-product.ts'
import { freshDataDir, removeDataDir } from './running-product.ts'

/** A process that serves one build. @returns its port */
async function buildWith(asset: string): Promise<number> {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/readyz' || url === asset ? 200 : 404
    response.end(asset)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

test.skipIf(!hasHaproxy)(
  'during an upgrade a file of either build is found, whichever process is asked first, and one of neither is not',
  async () => {
    const dataDir = freshDataDir()
    onTestFinished(() => removeDataDir(dataDir))
    const ports = [await buildWith('/assets/old.js'), await buildWith('/assets/new.js')]
    const { url } = await startProxy(dataDir, ports, (each) => onTestFinished(async () => void (await each())))
    const asked = ['/assets/old.js', '/assets/new.js', '/assets/none.js', '/no-page']
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(asked.map(async (path) => (await fetch(url + path)).status))
      expect(answers).toEqual([200, 200, 404, 404])
    }
  },
)
