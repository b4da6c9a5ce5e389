import type { MetaDescriptor } from 'react-router'
import { siteAccount } from './site-account.ts'
import { siteOrigin } from './site-origin.ts'
import { type Schema, schemaTags } from './structured-data.ts'

/** What a public page says about itself to browsers, search engines and whoever shows a link to it. Each page keeps its own in a
 *  `metadata.ts`, without imports of the drawing: the sitemap, the social cards and the tests read them too. */
export interface PageMetadata {
  /** Address from the root, such as `/pricing`. */
  path: string
  /** Without the product's name, which is added; 20 to 55 characters. */
  title: string
  /** One or two sentences, 70 to 160 characters. */
  description: string
  keywords: readonly string[]
  /** The path of the address that counts, for a page that answers at several; by default its own. */
  canonical?: string
  /** By default the page may be indexed and its links followed. */
  robots?: 'index, follow' | 'noindex, follow'
  /** What a shared link shows where it differs from title and description. */
  openGraph?: { title?: string; description?: string; type?: 'website' | 'article'; publishedAt?: string }
  twitter?: { card?: 'summary_large_image' | 'summary' }
  /** Structured data. The origin comes as an argument because it is not known while the site is built. */
  schema?: (origin: string) => readonly Schema[]
  /** Day of the last change that a reader would notice, for the sitemap. */
  changedOn: string
}

export const siteName = 'Vouch'

/** @returns the name of the social card that belongs to a page: one word, of the letters of its path. */
export function cardFile(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')}.png`
}

/** @returns the title as a browser's tab shows it. The home page's own begins with the name already. */
export function fullTitle({ path, title }: Pick<PageMetadata, 'path' | 'title'>): string {
  return path === '/' ? `${siteName}: ${title}` : `${title} · ${siteName}`
}

/** Everything that a page's head says, from one description: for the `meta` export of each public page. */
export function pageMeta(page: PageMetadata): MetaDescriptor[] {
  const origin = siteOrigin()
  const address = `${origin}${page.canonical ?? page.path}`
  const robots = page.robots ?? 'index, follow'
  return [
    { title: fullTitle(page) },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { name: 'robots', content: robots },
    { tagName: 'link', rel: 'canonical', href: address },
    ...sharing(page, origin, address),
    ...schemaTags(page.schema?.(origin) ?? []),
  ]
}

function sharing(page: PageMetadata, origin: string, address: string): MetaDescriptor[] {
  const {
    title = fullTitle(page),
    description = page.description,
    type = 'website',
    publishedAt,
  } = page.openGraph ?? {}
  const image = `${origin}${cardFile(page.canonical ?? page.path)}`
  const account = siteAccount()
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: siteName },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${title}, on a card with a tolerance mark` },
    ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
    { name: 'twitter:card', content: page.twitter?.card ?? 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...(account === '' ? [] : [{ name: 'twitter:site', content: account }]),
  ]
}
