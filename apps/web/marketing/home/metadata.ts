import type { PageMetadata } from '../metadata/page-metadata.ts'
import { organizationSchema } from '../metadata/structured-data.ts'

export const homeMetadata: PageMetadata = {
  path: '/',
  title: 'creators you can vouch for',
  description:
    'Is a creator’s audience real? Vouch reads profile, posts, followers and comments, scores trust with its tolerance, and shows the evidence.',
  keywords: [
    'creator verification',
    'fake follower check',
    'influencer fraud detection',
    'influencer audience quality',
    'engagement authenticity',
    'creator trust score',
  ],
  schema: (origin) => [organizationSchema(origin)],
  changedOn: '2026-11-21',
}
