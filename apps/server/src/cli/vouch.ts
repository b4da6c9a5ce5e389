import { enableCompileCache } from 'node:module'

/** `vouch` on the command line. Compiled sources are kept between calls, as in `main.ts`. */
enableCompileCache(new URL('../../../../.cache/node', import.meta.url).pathname)
await import('./run.ts')
