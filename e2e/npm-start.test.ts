import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { holderOf } from '../apps/server/src/foundation/db/embedded/folder-lock.ts'
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from './running-product.ts'

/** The product as the first line of its documentation starts it: npm is the process that people see, and the server is below it. */

async function startedByNpm(): Promise<{ product: RunningProduct; dataDir: string; server: number }> {
  const dataDir = freshDataDir()
  const product = await startProduct(dataDir, {}, ['npm', 'start'])
  const server = holderOf(dataDir)?.pid ?? 0
  onTestFinished(async () => {
    await product.end('SIGKILL')
    if (isAlive(server)) process.kill(server, 'SIGKILL')
    removeDataDir(dataDir)
  })
  expect(server).not.toBe(product.child.pid)
  return { product, dataDir, server }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

const postmaster = (dataDir: string) => join(dataDir, 'postgres/postmaster.pid')

test.for(['SIGKILL', 'SIGTERM'] as const)(
  'npm start that ends by %s leaves no server and no database behind, and the port and the folder are free',
  async (signal) => {
    const { product, dataDir, server } = await startedByNpm()
    expect([isAlive(server), existsSync(postmaster(dataDir))]).toEqual([true, true])
    await product.end(signal)
    await expect.poll(() => isAlive(server)).toBe(false)
    // A process may be gone before what it printed last is read.
    await expect.poll(product.output).toContain('Vouch has stopped')
    await expect.poll(() => existsSync(postmaster(dataDir))).toBe(false)
    const { port } = new URL(product.url)
    const again = await startProduct(dataDir, { PORT: port })
    await again.end()
    await expect.poll(again.output).toContain('Vouch has stopped')
  },
)

test('a Ctrl-C that comes to npm and to the server at once is one, and finishes what is under way', async () => {
  const { product, server } = await startedByNpm()
  process.kill(server, 'SIGINT')
  product.child.kill('SIGINT')
  await expect.poll(() => isAlive(server)).toBe(false)
  await expect.poll(product.output).toContain('Vouch has stopped')
})
