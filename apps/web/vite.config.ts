import { createRequire } from 'node:module'
import { defineConfig } from 'vite'
import { markdownModules } from './marketing/content/markdown-plugin.ts'
import { browserContract } from './publishing/browser-contract.ts'
import { patternsOnce } from './publishing/patterns-once.ts'
import { openPages, productFiles, queryFile } from './publishing/product-files.ts'
import { application } from './publishing/router-tool.ts'
import { undrawnPages } from './publishing/undrawn-pages.ts'

// As in `react-router.config.ts`: read by Node, not translated by the tool.
const load = createRequire(import.meta.url)
const { default: routes }: typeof import('./routes.ts') = load('./routes.ts')
const { drawnAddresses }: typeof import('./publishing/drawn-addresses.ts') = load('./publishing/drawn-addresses.ts')

/** While developing, calls go to the product's own server on its default port. The folder `api/` holds modules of this application,
 *  which the development server gives out under the same prefix as the calls: they are told apart by their ending. */
const server = 'http://127.0.0.1:3000'

/** Discovery's page has these for the list that the server draws into it, long before it has the parts that bear them. */
const rowStyles = { name: 'row-styles', test: /apps\/web\/ui\/(avatar|platform-icon|tolerance-mark)\.module\.css/ }

/** What a search may hold, without what reads it. */
const searchWords = {
  name: 'search-words',
  test: /\/(packages\/contract\/src\/finding\/(brand-names|creator-filters|creator-places|creator-topics|search-text)|apps\/web\/discovery\/creator-search)\.ts/,
  includeDependenciesRecursively: false,
}

/** What every public page loads stands in two files. Scripts compress better together than apart, and every route names its files in
 *  the list of routes, which each page loads too: forty small files cost more in names than some of them hold. */
const chunkGroups = [
  { name: 'stack', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'frame', test: new RegExp(`(${framePaths().join('|')})`), priority: 1 },
  queryFile,
  rowStyles,
  searchWords,
  productFiles(),
]

/** @returns what is drawn around every public page, and what every one of them says about itself. */
function framePaths(): string[] {
  const marketing = [
    'frame/',
    'chat/',
    'call-to-action',
    'closing-call',
    'metadata/page-metadata',
    'sections/section',
    'sections/page-head',
    'sections/coming',
    'contact/form-place',
    'not-found',
  ]
  const consent = ['consent-banner', 'consent-store', 'decision', 'visitor-consent', 'consent.module']
  const ui = [
    'button',
    'vouch-mark',
    'page-focus',
    'theme-switch',
    'color-scheme',
    'error-',
    'first-drawing',
    'loading-screen',
    'random-id',
    'when-idle',
  ]
  return [
    ...[...marketing, ...consent.map((path) => `consent/${path}`)].map((path) => `apps/web/marketing/${path}`),
    ...ui.map((path) => `apps/web/ui/${path}`),
    'apps/web/api/early-call',
    ...['drawing/mark-drawing', 'format', 'tone', 'platform-name'].map((path) => `packages/presentation/src/${path}`),
    'packages/engine/src/snapshot/platform-names',
  ]
}

/** React's own file is needed nearly whole, by every page. So marked, Chromium compiles it beside the page's thread while it comes, instead
 *  of function by function while the page comes alive: a quarter less work there. Other browsers read a comment. */
const wholeAtOnce = ({ name }: { name: string }) => (name === 'stack' ? '//# allFunctionsCalledOnLoad' : '')

/** Every page loads the list of all files. Compressed, a fifth of it would be their names. */
const shortNames = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  // Fonts keep their names: the pages that are drawn ahead name them as the server's build does.
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
}

export default defineConfig({
  plugins: [
    markdownModules(),
    browserContract(),
    patternsOnce(),
    undrawnPages(routes, drawnAddresses),
    application(),
    openPages(),
  ],
  worker: { format: 'es', plugins: () => [browserContract()] },
  server: {
    proxy: {
      '^/api/(?!.*\\.tsx?(\\?|$))': server,
      '/healthz': server,
      '/simulator/': server,
      '/consent/callback/': server,
    },
    // The built site is nobody's source.
    watch: { ignored: ['**/build/**'] },
  },
  build: {
    target: 'es2023',
    rolldownOptions: { experimental: { lazyBarrel: true } },
    assetsInlineLimit: 1024,
    // Nobody reads them, and they take as long as drawing every page.
    reportCompressedSize: false,
  },
  environments: {
    ssr: {
      resolve: { noExternal: [/^@mantine\//, /^@tabler\//, /^@tanstack\//, 'zod'] },
    },
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: wholeAtOnce, ...shortNames } },
      },
    },
  },
})
