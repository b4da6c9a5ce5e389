import { fileURLToPath } from 'node:url'

/** Where threads that tests start find what Node made of their sources, as the product's do. Without it each strips the types of its hundreds of
 *  files by WebAssembly of its own, and V8 ends a process now and then whose threads make and give back such code at once
 *  (nodejs/node#64500, seen here as SIGTRAP in one run of tests). */
export const compileCache = fileURLToPath(new URL('../../../.cache/node', import.meta.url))
