import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const blogMetadata: PageMetadata = {
  path: '/blog',
  title: 'Blog: audiences, error bars and prices',
  description:
    'How fake audiences are detected (and which aren’t), how to read error bars, and benchmarks and prices with their sources and ranges.',
  keywords: ['fake followers', 'influencer benchmarks', 'engagement rate', 'creator pricing'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Blog', path: '/blog' }])],
  changedOn: '2026-11-21',
}
