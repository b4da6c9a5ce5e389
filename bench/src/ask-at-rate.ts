import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** What a process of its own was answered (`offered-load.ts`), so that the asking is not counted as the server's work. */
export interface Load {
  offered: number
  answered: number
  refused: number
  seconds: number
  /** Milliseconds from the offer to the whole answer. */
  p50: number
  p99: number
}

/** @param order `rate`: requests a second, 0 for as many as it takes; `requests`: what is sent in turns, as the line carries it */
export async function offeredLoad(order: {
  port: number
  seconds: number
  rate: number
  status: number
  requests: readonly string[]
}): Promise<Load> {
  const file = new URL('./offered-load.ts', import.meta.url).pathname
  const words = [order.port, order.seconds, order.rate, order.status].map(String)
  const child = spawn(process.execPath, [file, ...words, JSON.stringify(order.requests)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The requests of the bench failed')
  return JSON.parse(text) as Load
}
