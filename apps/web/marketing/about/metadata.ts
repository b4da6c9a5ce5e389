import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema, organizationSchema } from '../metadata/structured-data.ts'

export const aboutMetadata: PageMetadata = {
  path: '/about',
  title: 'About',
  description:
    'Vouch is a measuring instrument for creator audiences. What we stand by: a range on every estimate, published accuracy, fairness to creators.',
  keywords: ['about Vouch', 'creator verification company', 'influencer marketing transparency'],
  schema: (origin) => [organizationSchema(origin), breadcrumbSchema(origin, [{ name: 'About', path: '/about' }])],
  changedOn: '2026-11-21',
}
