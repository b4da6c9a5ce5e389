import { createRequire } from 'node:module'
import type { Config } from '@react-router/dev/config'

/** Public pages and the loading screens of the product are files; every other address starts from
 *  `__spa-fallback.html`. */

// The tool would translate whatever this file imports one by one, three times a build; Node reads TypeScript by itself.
const load = createRequire(import.meta.url)
const { publicAddresses }: typeof import('./marketing/metadata/public-pages.ts') = load(
  './marketing/metadata/public-pages.ts',
)
const prerender = [...publicAddresses, '/404', '/auth', '/login', '/signup', '/app', '/dashboard']

export default {
  appDirectory: '.',
  ssr: false,
  prerender,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const { publishSite }: typeof import('./publishing/publish-site.ts') = load('./publishing/publish-site.ts')
    await publishSite(buildDirectory, prerender)
  },
} satisfies Config
