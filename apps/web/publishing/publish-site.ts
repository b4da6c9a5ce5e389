import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { teamTableNames } from '@vouch/contract'
import { loadArticles } from '../marketing/content/article-files.ts'
import { atomFeed } from '../marketing/content/feed.ts'
import { publicAddresses, publicPages } from '../marketing/metadata/public-pages.ts'
import routes from '../routes.ts'
import { addressesOf } from './addresses.ts'
import { compressAssets } from './compress-assets.ts'
import { writeIcons } from './icons.ts'
import { robotsText } from './robots.ts'
import { startAfterDrawing } from './scripts-after-drawing.ts'
import { shortenManifest } from './short-manifest.ts'
import { sitemapXml } from './sitemap.ts'
import { writeSocialCards } from './social-cards.ts'
import { putStylesInside } from './styles-inside.ts'
import { webManifest } from './web-manifest.ts'

type BuildEnd = NonNullable<Config['buildEnd']>

/** The last step of the build: the files beside the pages. Everything comes from the list of public pages. */
export const publishSite: BuildEnd = async ({ reactRouterConfig }) => {
  const folder = join(reactRouterConfig.buildDirectory, 'client')
  mkdirSync(folder, { recursive: true })
  const addresses = addressesOf(routes, { table: teamTableNames })
  writeFileSync(join(reactRouterConfig.buildDirectory, 'addresses.json'), JSON.stringify(addresses))
  writeFileSync(join(folder, 'sitemap.xml'), sitemapXml(publicPages))
  writeFileSync(join(folder, 'feed.xml'), atomFeed(loadArticles()))
  writeFileSync(join(folder, 'robots.txt'), robotsText())
  writeFileSync(join(folder, 'manifest.webmanifest'), webManifest())
  writeIcons(folder)
  putStylesInside(folder, [...publicAddresses, '/404'])
  startAfterDrawing(folder, [...publicAddresses, '/404'])
  shortenManifest(folder)
  await writeSocialCards(folder, publicPages)
  await compressAssets(folder)
}
