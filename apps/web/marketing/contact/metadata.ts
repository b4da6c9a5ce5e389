import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema, localBusinessSchema, localBusinessShown } from '../metadata/structured-data.ts'

export const contactMetadata: PageMetadata = {
  path: '/contact',
  title: 'Contact',
  description:
    'Ask about pricing, volume, technology or partnerships, or tell us a report is wrong. We reply within 4 hours during business hours.',
  keywords: ['contact Vouch', 'creator verification support', 'influencer verification sales'],
  schema: (origin) => {
    const business = localBusinessShown()
    return [
      ...(business === null ? [] : [localBusinessSchema(origin, business)]),
      breadcrumbSchema(origin, [{ name: 'Contact', path: '/contact' }]),
    ]
  },
  changedOn: '2026-11-21',
}
