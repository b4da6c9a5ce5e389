import { ensureWebBuild } from '../apps/server/src/site/web-build.ts'

/** Builds the pages before the first journey. A product that builds while it starts would spend the first test's patience on it, which
 *  slow machines have too little of. */
export default async function buildSite(): Promise<void> {
  await ensureWebBuild(console.log)
}
