import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeWhole } from './whole-file.ts'

/** Writes a `.br` and a `.gz` beside every asset that gains from it, as small as the formats allow. Assets bear a hash of their
 *  content in their name and never change, so this is done once, and what a build before has compressed is taken from there. Until they lie
 *  there the server compresses each answer. Pages are left out: the server fills in their address first. */

const kept = fileURLToPath(new URL('../../../.cache/web/compressed/', import.meta.url))
const compressible = /\.(js|css|svg|json)$/
/** Below this nothing is gained. A single small answer fits one packet either way; a page asks for dozens of them. */
const bytesMin = 256

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** @param folder the built site's */
export async function compressAssets(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  mkdirSync(kept, { recursive: true })
  const files = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.test(file))
  // The compression runs on the thread pool, so all cores take part.
  const used = new Set((await Promise.all(files.map((file) => compress(join(assets, file))))).flat())
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name), { force: true })
}

/** @returns the names under which the copies are kept */
async function compress(path: string): Promise<string[]> {
  const bytes = readFileSync(path)
  if (bytes.length < bytesMin) return []
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const copies = [
    ['br', () => smallBrotli(bytes)],
    ['gz', () => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ] as const
  return Promise.all(
    copies.map(async ([ending, make]) => {
      const name = `${digest}.${ending}`
      const copy = join(kept, name)
      if (!existsSync(copy)) writeWhole(copy, await make())
      writeWhole(`${path}.${ending}`, readFileSync(copy))
      return name
    }),
  )
}

function smallBrotli(bytes: Buffer): Promise<Buffer> {
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}
