import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { teamTableNames } from '@vouch/contract'
import { loadArticles } from '../marketing/content/article-files.ts'
import { atomFeed } from '../marketing/content/feed.ts'
import { publicAddresses, publicPages } from '../marketing/metadata/public-pages.ts'
import routes from '../routes.ts'
import { addressesOf } from './addresses.ts'
import { drawPages, startingPage } from './draw-pages.ts'
import { earlyFilesOf } from './early-files.ts'
import { writeIcons } from './icons.ts'
import { robotsText } from './robots.ts'
import { startAfterDrawing } from './scripts-after-drawing.ts'
import { askForScriptsLast } from './scripts-last.ts'
import { shortenManifest } from './short-manifest.ts'
import { sitemapXml } from './sitemap.ts'
import { standingScript } from './standing-script.ts'
import { putStylesInside } from './styles-inside.ts'
import { webManifest } from './web-manifest.ts'

/** The last step of the build: the pages, and the files beside them that visitors need at once. Everything comes from the list of public
 *  pages. What may follow while the site is served is `finish-site.ts`.
 *  @param buildFolder holds the application's `server` half and its `client` half */
export async function publishSite(buildFolder: string, pageAddresses: readonly string[]): Promise<void> {
  const folder = join(buildFolder, 'client')
  mkdirSync(join(folder, 'cards'), { recursive: true })
  // What drew the list for pages of before knows nothing of these; it is made anew behind them.
  rmSync(join(buildFolder, 'drawing'), { recursive: true, force: true })
  const addresses = addressesOf(routes, { table: teamTableNames })
  writeFileSync(join(buildFolder, 'addresses.json'), JSON.stringify(addresses))
  await drawPages(buildFolder, pageAddresses)
  writeFileSync(join(folder, 'sitemap.xml'), sitemapXml(publicPages))
  writeFileSync(join(folder, 'feed.xml'), atomFeed(loadArticles()))
  writeFileSync(join(folder, 'robots.txt'), robotsText())
  writeFileSync(join(folder, 'manifest.webmanifest'), webManifest())
  writeIcons(folder)
  const standing = [...publicAddresses, '/404']
  putStylesInside(folder, standing)
  startAfterDrawing(folder, standing, await standingScript())
  const others = pageAddresses.filter((address) => !standing.includes(address))
  askForScriptsLast(folder, [startingPage, ...others.map((address) => join(address, 'index.html'))])
  const early = earlyFilesOf(shortenManifest(folder), addresses)
  writeFileSync(join(buildFolder, 'early-files.json'), JSON.stringify(early))
}
