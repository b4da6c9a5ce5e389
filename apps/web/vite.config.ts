import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { markdownModules } from './marketing/content/markdown-plugin.ts'

/** While developing, calls go to the product's own server on its default port. The folder `api/` holds modules of this application,
 *  which the development server gives out under the same prefix as the calls: they are told apart by their ending. */
const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [markdownModules(), reactRouter()],
  server: {
    proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': server, '/healthz': server, '/simulator/': server },
    // The built site is nobody's source.
    watch: { ignored: ['**/build/**'] },
  },
  build: { target: 'es2023', assetsInlineLimit: 1024 },
})
