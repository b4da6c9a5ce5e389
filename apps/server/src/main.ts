import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** `npm start`. Node keeps the stripped and compiled sources between starts, which halves the time until the product serves; the cache must be
 *  on before anything else is loaded. Where the sources were gathered into a few files (`site/gathered-server.ts`), those run, unless `--as-written`
 *  asks for the sources, as whoever watches them does. */
enableCompileCache(fileURLToPath(new URL('../../../.cache/node', import.meta.url)))
const { runGathered } = await import('./site/gathered-server.ts')
if (process.argv.includes('--as-written') || !(await runGathered((line) => console.log(line)))) {
  await import('./starter.ts')
  await import('./run.ts')
}
