import type { Config } from '@react-router/dev/config'

/** Public pages and the two loading screens are files; every other address starts from `__spa-fallback.html`. */
export default {
  appDirectory: '.',
  ssr: false,
  prerender: ['/'],
} satisfies Config
