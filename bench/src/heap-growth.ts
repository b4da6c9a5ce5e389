import { setTimeout as pause } from 'node:timers/promises'
import { closedPort } from '../../apps/server/test/closed-port.ts'
import { signInDemo } from '../../e2e/demo-account.ts'
import { freshDataDir, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import { steadyLoad } from '../../e2e/steady-load.ts'
import type { Row } from './row.ts'

/** A proof: what the product keeps after calls and verifications are done. Memory that a process holds from the system says little, since the engine of
 *  JavaScript gives it back when it likes; what is left after a collection says whether something is kept for ever. */

const rounds = 6
const roundMs = 40_000
const settleMs = 3_000
const clients = 3
/** Caches fill in the first round. */
const growthMax = 0.03

export async function heapRows(): Promise<Row[]> {
  const dataDir = freshDataDir()
  const port = await closedPort()
  const command = [process.execPath, `--inspect=127.0.0.1:${port}`, 'apps/server/src/main.ts', '--api-only']
  const product = await startProduct(dataDir, {}, command)
  const heap = await openHeap(port)
  try {
    const token = await signInDemo(product.url)
    const kept: number[] = []
    let answered = 0
    for (let round = 0; round < rounds; round += 1) {
      const load = steadyLoad(product.url, token, clients)
      await pause(roundMs)
      await load.stop()
      await pause(settleMs)
      answered += load.answered
      kept.push(await heap.keptMb())
    }
    const [first = 0, last = 0] = [kept[0], kept.at(-1)]
    return [
      {
        what: `kept after ${answered} deductions, reads and verifications in ${rounds} rounds`,
        figure: `${kept.map((mb) => mb.toFixed(1)).join(', ')} MB`,
        peer: `limit ${100 * growthMax}% more after the last round than after the first`,
        kept: last <= (1 + growthMax) * first,
      },
    ]
  } finally {
    heap.close()
    await product.end()
    removeDataDir(dataDir)
  }
}

/** Asks a process by the protocol of its debugger. */
async function openHeap(port: number): Promise<{ keptMb: () => Promise<number>; close: () => void }> {
  const listed = await fetch(`http://127.0.0.1:${port}/json`)
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  const waiting = new Map<number, (result: { usedSize: number }) => void>()
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as { id: number; result: { usedSize: number } }
    waiting.get(said.id)?.(said.result)
  })
  let asked = 0
  const ask = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      socket.send(JSON.stringify({ id: asked, method }))
    })
  await ask('HeapProfiler.enable')
  const keptMb = async () => {
    // What only finalizers hold goes with the second.
    for (const _ of [1, 2]) await ask('HeapProfiler.collectGarbage')
    return (await ask('Runtime.getHeapUsage')).usedSize / 1e6
  }
  return { keptMb, close: () => socket.close() }
}
