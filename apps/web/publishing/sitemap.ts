import type { PageMetadata } from '../marketing/metadata/page-metadata.ts'
import { originStandIn } from '../marketing/metadata/site-origin.ts'

/** @returns the list of pages for search engines: those that may be indexed, each at the address that counts. */
export function sitemapXml(pages: readonly PageMetadata[]): string {
  const listed = pages.filter(
    ({ path, canonical, robots }) => !robots?.startsWith('noindex') && (canonical ?? path) === path,
  )
  const entries = listed.map(
    ({ path, changedOn }) => `  <url><loc>${originStandIn}${escaped(path)}</loc><lastmod>${changedOn}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;').replaceAll('"', '&quot;')
}
