import type { Config } from '@react-router/dev/config'
import { publicAddresses } from './marketing/metadata/public-pages.ts'
import { publishSite } from './publishing/publish-site.ts'

/** Public pages and the loading screens of the product are files; every other address starts from
 *  `__spa-fallback.html`. */
export default {
  appDirectory: '.',
  ssr: false,
  prerender: [...publicAddresses, '/404', '/auth', '/login', '/signup', '/app', '/dashboard'],
  buildEnd: publishSite,
} satisfies Config
