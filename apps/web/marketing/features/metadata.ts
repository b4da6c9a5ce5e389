import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const featuresMetadata: PageMetadata = {
  path: '/features',
  title: 'Features',
  description:
    'What Vouch does today and what’s coming: creator verification with ranges and evidence, fraud signals, discovery, matching and campaigns.',
  keywords: [
    'creator verification features',
    'fake follower detection',
    'bot engagement',
    'audience analysis',
    'trust score',
  ],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Features', path: '/features' }])],
  changedOn: '2026-11-21',
}
