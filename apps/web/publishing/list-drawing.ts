import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import type draw from '../marketing/discovery/draw-first-list.tsx'
import { discoveryMetadata } from '../marketing/discovery/metadata.ts'
import { browserContract } from './browser-contract.ts'
import { sampleList } from './sample-list.ts'

/** What draws the list of creators into the page of discovery while the product runs: components of the application as one module for Node, which
 *  stands beside the built site. It is bundled as for a browser, so that no package is needed where it runs. */

const webFolder = fileURLToPath(new URL('..', import.meta.url))

/** Writes the module into a built site, and tries it.
 *  @throws Error where the page of discovery has no place for the list, or lacks a style of it */
export async function writeListDrawing(buildFolder: string): Promise<void> {
  const built = await build({
    configFile: false,
    root: webFolder,
    publicDir: false,
    logLevel: 'error',
    plugins: [browserContract()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(webFolder, 'marketing/discovery/draw-first-list.tsx'),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : [])).filter(({ type }) => type === 'chunk')
  const [piece] = chunks
  if (chunks.length !== 1 || piece?.type !== 'chunk')
    throw new Error('What draws the list of creators is not one piece.')
  const file = join(buildFolder, 'drawing/first-list.js')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, piece.code)
  const page = readFileSync(join(buildFolder, 'client', discoveryMetadata.path, 'index.html'), 'utf8')
  const { default: withFirstList }: { default: typeof draw } = await import(pathToFileURL(file).href)
  requireStyles(withFirstList(page, sampleList))
}

/** @throws Error where an element of the page bears a name that none of its styles has */
export function requireStyles(html: string): void {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, text = '']) => text.split(' '))
  const lost = [...new Set(names)].filter((name) => name.startsWith('_') && !styles.includes(`.${name}`))
  if (lost.length > 0) throw new Error(`The list of creators bears names without a style: ${lost.join(', ')}`)
}
