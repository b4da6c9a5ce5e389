import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtSite } from '../../apps/server/src/site/web-build.ts'

/** @returns the pages that the built site's map lists, by their paths. */
export function listedPages(): string[] {
  const sitemap = readFileSync(join(builtSite, 'sitemap.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** @returns the public pages of the built site that ask search engines to leave them out. */
export function hiddenPages(): string[] {
  return readdirSync(builtSite, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${name}`)
    .filter((path) => /<meta name="robots" content="noindex/.test(htmlOf(path)) && ownAddress(path))
}

function htmlOf(path: string): string {
  try {
    return readFileSync(join(builtSite, path, 'index.html'), 'utf8')
  } catch {
    return ''
  }
}

/** Loading screens of the product are files too, and say no address. */
function ownAddress(path: string): boolean {
  return new RegExp(`rel="canonical" href="[^"]*${path}"`).test(htmlOf(path))
}
