import { createRequire } from 'node:module'
import type { Config } from '@react-router/dev/config'

// The tool would translate whatever this file imports one by one, three times a build; Node reads TypeScript by itself.
const load = createRequire(import.meta.url)
const { drawnAddresses }: typeof import('./publishing/drawn-addresses.ts') = load('./publishing/drawn-addresses.ts')

// The tool turns maps of sources on, and Node then reads one for every file that it loads to draw the pages.
process.setSourceMapsEnabled(false)

export default {
  appDirectory: '.',
  // No route loads in the browser by itself, so there is nothing to look for in each.
  splitRouteModules: false,
  ssr: false,
  prerender: drawnAddresses,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const { publishSite }: typeof import('./publishing/publish-site.ts') = load('./publishing/publish-site.ts')
    await publishSite(buildDirectory, drawnAddresses)
  },
} satisfies Config
