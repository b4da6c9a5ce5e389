import type { Config } from './config/config.ts'
import { type OpenData, openData } from './foundation/data-folder.ts'
import { requirePort } from './listening.ts'
import { type BuildBehind, ensurePages } from './site/web-build.ts'

/** What starts in other processes. It needs little of the product, so it begins before the rest of it is loaded, which keeps this process from
 *  everything else for more than a second. */
export interface EarlyParts {
  data: Promise<OpenData>
  /** The built pages; null where this process serves none. */
  pages: Promise<BuildBehind | null>
}

export interface EarlySettings {
  /** False serves the API alone, for development beside the web application's own server. */
  withSite: boolean
  say: (line: string) => void
}

/** Resolves as soon as all of it goes on by itself, or failed. A failure is met where a part is awaited. */
export async function beginEarlyParts(config: Config, { withSite, say }: EarlySettings): Promise<EarlyParts> {
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const data = openData(config, { log: say, begun: resolve, claimed: () => requirePort(config) })
  const pages = withSite && config.role !== 'worker' ? ensurePages(say) : Promise.resolve(null)
  for (const part of [data, pages]) part.catch(() => undefined)
  await Promise.race([begun, data.catch(() => undefined)])
  return { data, pages }
}
