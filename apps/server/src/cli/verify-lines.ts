import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { errorLine } from './answer-to-line.ts'
import { byteLines, tooLong } from './byte-lines.ts'
import { LineScorers } from './line-scorers.ts'

const lineMb = 200

/** A snapshot per line in, a report per line out, in the same order. A bad line gives `{"error"}` in its place, so that line n
 *  of the output always answers line n of the input. Lines are scored side by side, and each is written as soon as those before it are: whoever waits
 *  for an answer before the next question gets it.
 *
 *  @param threads how many lines are scored at a time */
export async function verifyLines(input: Readable, output: Writable, threads: number): Promise<void> {
  const scorers = new LineScorers(threads)
  const open: Promise<void>[] = []
  let before: Promise<void> = Promise.resolve()
  const writeAfter = async (earlier: Promise<void>, answer: Promise<string> | string) => {
    const [line] = await Promise.all([answer, earlier])
    if (!output.write(`${line}\n`)) await once(output, 'drain')
  }
  try {
    for await (const line of byteLines(input, lineMb * 2 ** 20)) {
      const answer = line === tooLong ? errorLine(`The line is larger than ${lineMb} MB.`) : scorers.answerTo(line)
      before = writeAfter(before, answer)
      open.push(before)
      // The oldest makes room, so that what is in hand is bounded however fast the lines come.
      if (open.length >= scorers.linesMax) await open.shift()
    }
    await before
  } finally {
    await scorers.close()
  }
}
