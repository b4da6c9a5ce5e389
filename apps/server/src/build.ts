import { ensureWebBuild } from './site/web-build.ts'

/** `npm run build`: makes the pages ahead of the first start, for an image or for a folder that the product may only read. Without it
 *  the first start makes them itself. */

await ensureWebBuild(console.log)
