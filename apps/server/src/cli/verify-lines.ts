import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { type LineAnswer, lineError } from './answer-to-line.ts'
import { byteLines, tooLong } from './byte-lines.ts'
import { LineScorers } from './line-scorers.ts'

const lineMb = 200

export interface LineCounts {
  lines: number
  failed: number
}

/** A snapshot per line in, a report per line out, in the same order. A bad line gives `{"error", "line"}` in its place, so that line n
 *  of the output always answers line n of the input. Lines are scored side by side, and each is written as soon as those before it are: whoever waits
 *  for an answer before the next question gets it.
 *
 *  @param threads how many lines are scored at a time
 *  @returns how many lines there were, and how many of them were answered by an error */
export async function verifyLines(input: Readable, output: Writable, threads: number): Promise<LineCounts> {
  const counts: LineCounts = { lines: 0, failed: 0 }
  const scorers = new LineScorers(threads)
  const open: Promise<void>[] = []
  let before: Promise<void> = Promise.resolve()
  const writeAfter = async (earlier: Promise<void>, answer: Promise<LineAnswer> | LineAnswer) => {
    const [{ text, isError }] = await Promise.all([answer, earlier])
    if (isError) counts.failed += 1
    if (!output.write(`${text}\n`)) await once(output, 'drain')
  }
  try {
    for await (const bytes of byteLines(input, lineMb * 2 ** 20)) {
      counts.lines += 1
      const answer =
        bytes === tooLong
          ? lineError(`The line is larger than ${lineMb} MB.`, counts.lines)
          : scorers.answerTo(bytes, counts.lines)
      before = writeAfter(before, answer)
      open.push(before)
      // The oldest makes room, so that what is in hand is bounded however fast the lines come.
      if (open.length >= scorers.linesMax) await open.shift()
    }
    await before
    return counts
  } finally {
    await scorers.close()
  }
}
