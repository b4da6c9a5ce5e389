import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The small script of public pages: what their frame answers to while the application is not there. It stands in each page, so it is bundled
 *  for itself and holds nothing of the application's libraries. */

const webFolder = fileURLToPath(new URL('..', import.meta.url))

/** @returns the script's text, for a block of a page
 *  @throws Error where it cannot be bundled into one piece */
export async function standingScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: webFolder,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(webFolder, 'marketing/standing/answers.ts'), formats: ['iife'], name: 'vouchAnswers' },
      // What it takes from modules that the application has too must not bring those modules' libraries.
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => id.includes('/standing/') } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const pieces = outputs.flatMap((each) => ('output' in each ? each.output : []))
  const [piece] = pieces
  if (pieces.length !== 1 || piece?.type !== 'chunk') throw new Error('The small script is not one piece.')
  return piece.code.trim()
}
