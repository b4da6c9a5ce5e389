import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** `vouch` on the command line. Compiled sources are kept between calls, as in `main.ts`. */
enableCompileCache(fileURLToPath(new URL('../../../../.cache/node', import.meta.url)))
await import('../starter.ts')
await import('./run.ts')
