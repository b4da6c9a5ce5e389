import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { markdownModules } from './marketing/content/markdown-plugin.ts'
import { browserContract } from './publishing/browser-contract.ts'

/** While developing, calls go to the product's own server on its default port. The folder `api/` holds modules of this application,
 *  which the development server gives out under the same prefix as the calls: they are told apart by their ending. */
const server = 'http://127.0.0.1:3000'

/** What every public page loads stands in two files. Scripts compress better together than apart, and every route names its files in
 *  the list of routes, which each page loads too: forty small files cost more in names than some of them hold. */
const chunkGroups = [
  { name: 'stack', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'frame', test: new RegExp(`apps/web/(${framePaths().join('|')})`), priority: 1 },
]

/** @returns what is drawn around every public page, and what every one of them says about itself. */
function framePaths(): string[] {
  const marketing = ['frame/', 'call-to-action', 'metadata/page-metadata', 'sections/section']
  const ui = [
    'button',
    'vouch-mark',
    'mark-drawing',
    'page-focus',
    'theme-switch',
    'color-scheme',
    'error-',
    'format',
    'tone',
  ]
  return [
    ...marketing.map((path) => `marketing/${path}`),
    ...[...ui, 'loading-screen', 'random-id'].map((path) => `ui/${path}`),
  ]
}

/** React's own file is needed nearly whole, by every page. So marked, Chromium compiles it beside the page's thread while it comes, instead
 *  of function by function while the page comes alive: a quarter less work there. Other browsers read a comment. */
const wholeAtOnce = ({ name }: { name: string }) => (name === 'stack' ? '//# allFunctionsCalledOnLoad' : '')

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [markdownModules(), browserContract(), reactRouter()],
  server: {
    proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': server, '/healthz': server, '/simulator/': server },
    // The built site is nobody's source.
    watch: { ignored: ['**/build/**'] },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 1024,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: wholeAtOnce } },
    }),
  },
}))
