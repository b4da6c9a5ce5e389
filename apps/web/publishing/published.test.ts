import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { originStandIn as serverStandIn } from '../../server/src/site/site-document.ts'
import { originStandIn } from '../marketing/metadata/site-origin.ts'
import { colours } from './colours.ts'
import { robotsText } from './robots.ts'
import { sitemapXml } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

const page = { title: 'A page', description: '', keywords: [], changedOn: '2026-11-21' }

test('the sitemap lists pages that may be indexed, each at the address that counts', () => {
  const xml = sitemapXml([
    { ...page, path: '/pricing' },
    { ...page, path: '/hidden', robots: 'noindex, follow' },
    { ...page, path: '/privacy-policy', canonical: '/privacy' },
    { ...page, path: '/blog/this&that' },
  ])
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${originStandIn}/pricing`,
    `${originStandIn}/blog/this&amp;that`,
  ])
  expect(xml).toContain('<lastmod>2026-11-21</lastmod>')
})

test('robots are told where the sitemap is and that members’ pages are not for them', () => {
  expect(robotsText()).toContain(`Sitemap: ${originStandIn}/sitemap.xml`)
  expect(robotsText()).toContain('Disallow: /dashboard')
})

test('the manifest names icons of the sizes that are drawn', () => {
  const manifest = JSON.parse(webManifest()) as { icons: { src: string; sizes: string }[] }
  expect(manifest.icons.map(({ src }) => src)).toContain('/icon-192.png')
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain('512x512')
})

test('builder and server agree on what stands for the address', () => {
  expect(serverStandIn).toBe(originStandIn)
})

test('files bear the colours of the light scheme', () => {
  const look = readFileSync(new URL('../ui/look.css', import.meta.url), 'utf8')
  const light = look.slice(0, look.indexOf('data-mantine-color-scheme="dark"'))
  for (const [name, value] of Object.entries(colours)) expect(light).toContain(`--${name}: ${value};`)
})
