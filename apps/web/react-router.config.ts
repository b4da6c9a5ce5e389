import type { Config } from '@react-router/dev/config'

/** Public pages and the loading screens of the product are files; every other address starts from
 *  `__spa-fallback.html`. */
export default {
  appDirectory: '.',
  ssr: false,
  prerender: ['/', '/auth', '/login', '/signup', '/app', '/dashboard'],
} satisfies Config
