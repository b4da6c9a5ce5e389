import { spawn } from 'node:child_process'
import { once } from 'node:events'

const load = new URL('http-load.ts', import.meta.url).pathname
const secondsEach = 3

/** Lets another process call an address in a closed loop, so that the caller's work is not counted as the server's.
 *  @param token of the account that asks; pages ask for none.
 *  @returns answers a second. */
export async function answersPerSecond(port: number, path: string, token = ''): Promise<number> {
  const words = [load, String(port), path, token, String(secondsEach)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The calls of the bench failed')
  return Number(text)
}
