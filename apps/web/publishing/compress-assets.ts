import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes a `.br` and a `.gz` beside every asset that gains from it, as small as the formats allow. Assets bear a hash of their
 *  content in their name and never change, so this is done once, while the site is built. Pages are not: the server fills in
 *  their address first. */

const compressible = /\.(js|css|svg|json)$/
/** Below this nothing is gained. A single small answer fits one packet either way; a page asks for dozens of them. */
const bytesMin = 256

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export async function compressAssets(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const files = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.test(file))
  // The compression runs on the thread pool, so all cores take part.
  await Promise.all(files.map((file) => compress(join(assets, file))))
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path)
  if (bytes.length < bytesMin) return
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  writeFileSync(`${path}.br`, brotli)
  writeFileSync(`${path}.gz`, gzipped)
}
