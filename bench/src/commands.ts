import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentWith } from '../../apps/server/src/config/config.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** How long the command line takes to answer by itself: its usage, and a call of an instance that answers at once; beside Node doing nothing. */

const rounds = 7
const vouch = join(import.meta.dirname, '../../apps/server/src/cli/vouch.ts')
const limitsMs = { usage: 400, call: 800 }

export async function commandRows(): Promise<Row[]> {
  const home = mkdtempSync(join(tmpdir(), 'vouch-commands-'))
  const instance = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end('{}'),
  )
  await once(instance.listen(0, '127.0.0.1'), 'listening')
  try {
    keepInstance(home, `http://127.0.0.1:${(instance.address() as AddressInfo).port}`)
    const times = { node: [] as number[], usage: [] as number[], call: [] as number[] }
    // The first call of each fills the cache of compiled sources.
    for (let round = 0; round <= rounds; round++) {
      const took = {
        node: await msOf(home, ['-e', '0']),
        usage: await msOf(home, [vouch, '--help']),
        call: await msOf(home, [vouch, 'api', '/api/watches']),
      }
      if (round === 0) continue
      for (const name of ['node', 'usage', 'call'] as const) times[name].push(took[name])
    }
    const bare = median(times.node)
    return [
      row('vouch --help', times.usage, limitsMs.usage, bare),
      row('vouch api, of an instance that answers at once', times.call, limitsMs.call, bare),
    ]
  } finally {
    instance.close()
    rmSync(home, { recursive: true, force: true })
  }
}

function row(what: string, times: readonly number[], limitMs: number, bare: number): Row {
  const ms = median(times)
  return {
    what: `${what}: median of ${times.length}`,
    figure: `${(ms / 1_000).toFixed(2)} s`,
    peer: `limit ${limitMs / 1_000} s; node alone ${(bare / 1_000).toFixed(2)} s; load ${loadavg()[0]?.toFixed(1)}`,
    kept: ms <= limitMs,
  }
}

function keepInstance(home: string, address: string): void {
  mkdirSync(join(home, '.config/vouch'), { recursive: true })
  writeFileSync(join(home, '.config/vouch/instance.json'), JSON.stringify({ address, key: 'vouch_bench' }))
}

/** @returns milliseconds until the command has ended. @throws Error where it fails */
async function msOf(home: string, words: readonly string[]): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, words, {
    env: environmentWith({ HOME: home }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${text}`)
  return performance.now() - began
}
