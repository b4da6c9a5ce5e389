import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** How /healthz answers while something else is done, asked by a process of its own. */

export interface Health {
  p50: number
  p99: number
  /** Part of the answers that came within `promptMs`. */
  prompt: number
}

export const promptMs = 50
const perSecond = 100
const probe = new URL('health-probe.ts', import.meta.url).pathname

/** @returns how it answered, and what came of the work */
export async function watchHealth<Result>(port: number, work: () => Promise<Result>): Promise<[Health, Result]> {
  const child = spawn(process.execPath, [probe, String(port), String(perSecond)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  const closed = once(child, 'close')
  const warm = once(child.stdout, 'data')
  try {
    await warm
    const result = await work()
    child.stdin.end()
    const [code] = await closed
    if (code !== 0) throw new Error('The questions of the bench failed')
    return [healthOf(JSON.parse(text.replace('warm', '')) as number[]), result]
  } finally {
    child.kill()
  }
}

function healthOf(times: number[]): Health {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), prompt: sorted.filter((ms) => ms <= promptMs).length / sorted.length }
}

/** @returns how it answered, in words */
export function healthText({ p50, p99, prompt }: Health): string {
  const share = `${(100 * prompt).toFixed(1)}% within ${promptMs} ms`
  return `${share} (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms)`
}
