import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import util from 'node:util'

/** Scores a folder of snapshots on Apache Beam. Each `NAME.ndjson` has a snapshot a line and becomes `NAME.reports.ndjson` with a report a line, in the same
 *  order; a line that is no snapshot is answered by `{"error"}` in its place.
 *
 *      npm install --no-save apache-beam@2.49.0
 *      node docs/examples/score-on-beam.mjs FOLDER
 *
 *  Runs here, on Beam's direct runner. On another one the workers need this file, Vouch and the folder under the same paths. */

const vouch = fileURLToPath(new URL('../../bin/vouch.js', import.meta.url))
const newLine = 10

/** Pipes one part through Vouch, on one core: runners with workers have several parts in hand at a time.
 *  @returns how many lines went in and came out */
export function scorePart(path) {
  const reports = path.replace(/\.ndjson$/, '.reports.ndjson')
  const [input, output] = [openSync(path, 'r'), openSync(reports, 'w')]
  try {
    const words = [vouch, 'verify', '-', '--ndjson', '--threads', '1']
    const { status } = spawnSync(process.execPath, words, { stdio: [input, output, 'inherit'] })
    const counts = { path, asked: linesIn(path), answered: linesIn(reports) }
    if (counts.asked !== counts.answered) throw new Error(`${JSON.stringify(counts)}: Vouch ended with ${status}.`)
    return counts
  } finally {
    for (const each of [input, output]) closeSync(each)
  }
}

/** The last line counts whether or not it is ended. */
function linesIn(path) {
  const file = openSync(path, 'r')
  const bytes = Buffer.alloc(2 ** 20)
  let [lines, last] = [0, newLine]
  for (let read = readSync(file, bytes); read > 0; read = readSync(file, bytes)) {
    for (const byte of bytes.subarray(0, read)) lines += Number(byte === newLine)
    last = bytes[read - 1]
  }
  closeSync(file)
  return lines + Number(last !== newLine)
}

/** @returns the parts of a folder that have snapshots in them */
export function partsOf(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson') && !name.endsWith('.reports.ndjson'))
    .map((name) => resolve(join(folder, name)))
}

async function scoreFolder(folder) {
  // What Beam sends its workers with asks for a function that Node 23 took away.
  util.isPrimitive ??= (value) => Object(value) !== value
  const [beam, { createRunner }, { requireForSerialization }] = await Promise.all([
    import('apache-beam'),
    import('apache-beam/runners/runner'),
    import('apache-beam/serialization'),
  ])
  // Workers know by this name what they are sent.
  requireForSerialization('vouch-score-part', { scorePart, printCounts })
  await createRunner({ runner: 'direct' }).run((root) => {
    root
      .apply(beam.create(partsOf(folder)))
      .map(scorePart)
      .map(printCounts)
  })
}

function printCounts(counts) {
  console.log(JSON.stringify(counts))
  return counts
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await scoreFolder(process.argv[2] ?? '.')
