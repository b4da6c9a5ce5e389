import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { median } from './timing.ts'

/** What a verdict costs where snapshots are piped through the command line by the thousand. */

const rounds = 3
const newLine = 10
/** Each thread compiles what it runs often in its first dozens of lines. */
const [few, many] = [24, 72]

/** @param line a snapshot as JSON, on one line
 *  @returns milliseconds that one more line takes: the start of the command is in the time of few lines and of many, and so in neither */
export async function pipedMs(line: string): Promise<number> {
  const each: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [short, long] = [await timeOf(line, few), await timeOf(line, many)]
    each.push((long - short) / (many - few))
  }
  return median(each)
}

async function timeOf(line: string, times: number): Promise<number> {
  const began = performance.now()
  const words = ['apps/server/src/cli/vouch.ts', 'verify', '-', '--ndjson']
  const command = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  let answers = 0
  command.stdout.on('data', (bytes: Buffer) => {
    for (const byte of bytes) answers += Number(byte === newLine)
  })
  const ended = once(command, 'close')
  for (let turn = 0; turn < times; turn += 1) if (!command.stdin.write(`${line}\n`)) await once(command.stdin, 'drain')
  command.stdin.end()
  await ended
  if (answers !== times) throw new Error(`${answers} of ${times} lines were answered.`)
  return performance.now() - began
}
