import { writeSync } from 'node:fs'

/** Where the log's lines go. A log that can't be written must not stop what it tells of: pino's own destination ends the process when a disk is full, or
 *  writes the same line for ever. */

const standardOutput = 1
/** A pipe whose reader is behind takes more in a moment; one whose reader has stopped never does. */
const triesMax = 200
const pauseMs = 1

const still = new Int32Array(new SharedArrayBuffer(4))

/** @param write as of `node:fs`, given the bytes that are left
 *  @returns a destination for pino: each line is written before the call returns, or dropped. The first line that can be written again is preceded by how
 *  many weren't. */
export function logLines(write: (bytes: Uint8Array) => number = (bytes) => writeSync(standardOutput, bytes)): {
  write: (line: string) => void
} {
  let dropped = 0
  // Who was waited for once in vain is not waited for again.
  const isWritten = (line: string) => writeWhole(write, Buffer.from(line), dropped === 0 ? triesMax : 0)
  return {
    write: (line) => {
      if (dropped > 0 && isWritten(lostLine(dropped))) dropped = 0
      if (dropped > 0 || !isWritten(line)) dropped += 1
    },
  }
}

function writeWhole(write: (bytes: Uint8Array) => number, line: Uint8Array, triesAtMost: number): boolean {
  let left = line
  for (let tries = 0; left.length > 0; ) {
    try {
      left = left.subarray(write(left))
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
      tries += 1
      if (!isBusy || tries > triesAtMost) return false
      Atomics.wait(still, 0, 0, pauseMs)
    }
  }
  return true
}

/** On a line of its own: half of the last one may have been written. */
function lostLine(count: number): string {
  return `\n${JSON.stringify({ level: 40, time: Date.now(), msg: `${count} lines of the log couldn’t be written` })}\n`
}
