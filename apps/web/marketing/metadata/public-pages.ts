import { aboutMetadata } from '../about/metadata.ts'
import { blogMetadata } from '../blog/metadata.ts'
import { brandMetadata, brandPackMetadata } from '../brand/metadata.ts'
import { checkMetadata } from '../check/metadata.ts'
import { contactMetadata } from '../contact/metadata.ts'
import type { ArticleKind } from '../content/article.ts'
import { loadArticles } from '../content/article-files.ts'
import { articleMetadata } from '../content/article-metadata.ts'
import { rightsMetadata } from '../data-requests/metadata.ts'
import { discoveryMetadata } from '../discovery/metadata.ts'
import { extensionMetadata } from '../extension/metadata.ts'
import { featuresMetadata } from '../features/metadata.ts'
import { freeSearchMetadata } from '../free-search/metadata.ts'
import { helpMetadata } from '../help/metadata.ts'
import { homeMetadata } from '../home/metadata.ts'
import { howItWorksMetadata } from '../how/metadata.ts'
import { instagramMetadata } from '../instagram/metadata.ts'
import { legalAliases } from '../legal/legal-addresses.ts'
import { methodologyMetadata, partMetadata, signalsMetadata } from '../methodology/metadata.ts'
import { loadScienceParts } from '../methodology/science-parts.ts'
import { pricingMetadata } from '../pricing/metadata.ts'
import { waitlistMetadata } from '../waitlist/metadata.ts'
import type { PageMetadata } from './page-metadata.ts'

/** Every page of the public site, once. From this list come the routes, what is prerendered, the sitemap, the social cards and the
 *  test of the links: a page that is added here has all of it. No module of the browser may import it, or every page would carry
 *  the descriptions of all others (`metadata.test.ts` holds that). */

export interface PublicRoute {
  /** The module that draws it, from the folder of the web application. */
  file: string
  /** The route's pattern, for a module that draws many pages (`/blog/:slug`); by default the path of its one page. */
  pattern?: string
  /** Further addresses of the same page; the page's canonical address stays its own. */
  aliases?: readonly string[]
  pages: readonly PageMetadata[]
}

const articles = loadArticles()

/** One route for each page, although one module draws them all: so an address without an article is not found. */
function routesOf(file: string, pages: readonly PageMetadata[]): PublicRoute[] {
  return pages.map((page) => ({ file, pages: [page] }))
}

function articleRoutes(kind: ArticleKind, file: string): PublicRoute[] {
  return routesOf(file, articles.filter((article) => article.kind === kind).map(articleMetadata))
}

const legalRoutes: PublicRoute[] = articleRoutes('legal', 'marketing/legal/legal-page.tsx').map((route) => ({
  ...route,
  aliases: legalAliases[route.pages[0]?.path.slice(1) ?? ''] ?? [],
}))

export const publicRoutes: readonly PublicRoute[] = [
  { file: 'marketing/home/home.tsx', pages: [homeMetadata] },
  { file: 'marketing/help/help-page.tsx', pages: [helpMetadata] },
  ...articleRoutes('help', 'marketing/help/help-article.tsx'),
  { file: 'marketing/blog/blog-page.tsx', pages: [blogMetadata] },
  ...articleRoutes('blog', 'marketing/blog/blog-post.tsx'),
  { file: 'marketing/methodology/methodology-page.tsx', pages: [methodologyMetadata] },
  { file: 'marketing/methodology/signals-page.tsx', pages: [signalsMetadata] },
  ...routesOf('marketing/methodology/methodology-part.tsx', loadScienceParts().map(partMetadata)),
  ...legalRoutes,
  { file: 'marketing/brand/brand-pack-page.tsx', pages: [brandPackMetadata] },
  { file: 'marketing/brand/brand-page.tsx', pages: [brandMetadata] },
  { file: 'marketing/pricing/pricing.tsx', pages: [pricingMetadata] },
  { file: 'marketing/features/features-page.tsx', pages: [featuresMetadata] },
  { file: 'marketing/discovery/discovery-page.tsx', aliases: ['/search'], pages: [discoveryMetadata] },
  { file: 'marketing/how/how-it-works-page.tsx', pages: [howItWorksMetadata] },
  { file: 'marketing/about/about-page.tsx', pages: [aboutMetadata] },
  { file: 'marketing/contact/contact-page.tsx', pages: [contactMetadata] },
  { file: 'marketing/check/check-page.tsx', pages: [checkMetadata] },
  { file: 'marketing/free-search/free-search-page.tsx', pages: [freeSearchMetadata] },
  { file: 'marketing/instagram/instagram-page.tsx', pages: [instagramMetadata] },
  { file: 'marketing/extension/extension-page.tsx', pages: [extensionMetadata] },
  { file: 'marketing/data-requests/rights-redirect.tsx', pages: [rightsMetadata] },
  { file: 'marketing/waitlist/coming-soon-page.tsx', pages: [waitlistMetadata] },
]

/** Every page that the public site has, each once. */
export const publicPages: readonly PageMetadata[] = publicRoutes.flatMap(({ pages }) => pages)

/** Every address at which a public page answers: what is prerendered. */
export const publicAddresses: readonly string[] = publicRoutes.flatMap(({ pages, aliases = [] }) => [
  ...pages.map(({ path }) => path),
  ...aliases,
])
