import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema, productSchema } from '../metadata/structured-data.ts'
import { planOffers } from './plan-offers.ts'

const description =
  'Three plans with every feature: $39, $129 or $399 a month for 150, 550 or 2,000 credits. A verification costs 10. Try it free for 14 days.'

export const pricingMetadata: PageMetadata = {
  path: '/pricing',
  title: 'Pricing',
  description,
  keywords: [
    'creator verification pricing',
    'influencer fraud detection cost',
    'credits',
    'free trial',
    'fake follower check price',
  ],
  schema: (origin) => [
    productSchema(origin, { name: 'Vouch creator verification', description, plans: planOffers }),
    breadcrumbSchema(origin, [{ name: 'Pricing', path: '/pricing' }]),
  ],
  changedOn: '2026-11-21',
}
