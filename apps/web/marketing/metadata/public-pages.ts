import { homeMetadata } from '../home/metadata.ts'
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

export const publicRoutes: readonly PublicRoute[] = [{ file: 'marketing/home/home.tsx', pages: [homeMetadata] }]

/** Every page that the public site has, each once. */
export const publicPages: readonly PageMetadata[] = publicRoutes.flatMap(({ pages }) => pages)

/** Every address at which a public page answers: what is prerendered. */
export const publicAddresses: readonly string[] = publicRoutes.flatMap(({ pages, aliases = [] }) => [
  ...pages.map(({ path }) => path),
  ...aliases,
])
