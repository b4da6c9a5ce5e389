import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** While developing, calls go to the product's own server on its default port. */
export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/healthz': 'http://127.0.0.1:3000' } },
  build: { target: 'es2023', assetsInlineLimit: 1024 },
})
