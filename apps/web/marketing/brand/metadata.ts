import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const brandPackMetadata: PageMetadata = {
  path: '/brand-pack',
  title: 'Brand pack: logo and icon files',
  description:
    'Download the Vouch logo and icon as SVG, PNG and EPS in every size, plus colors, typography and guidelines.',
  keywords: ['Vouch logo', 'brand pack', 'press kit'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Brand pack', path: '/brand-pack' }])],
  changedOn: '2026-11-21',
}

export const brandMetadata: PageMetadata = {
  path: '/brand',
  title: 'Brand identity',
  description:
    'The idea behind the Vouch mark, its palette and typography, the names that go with it, and how to use them.',
  keywords: ['Vouch brand', 'identity', 'trademark'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Brand', path: '/brand' }])],
  changedOn: '2026-11-21',
}
