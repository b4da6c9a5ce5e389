import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const discoveryMetadata: PageMetadata = {
  path: '/discovery',
  title: 'Creator discovery',
  description:
    'Find creators with a sentence: topic, country, size and a minimum trust score, each score with its range. Try it on simulated creators.',
  keywords: ['creator discovery', 'influencer search', 'find influencers', 'trust score', 'micro influencers'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Discovery', path: '/discovery' }])],
  changedOn: '2026-11-21',
}
