import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const howItWorksMetadata: PageMetadata = {
  path: '/how-it-works',
  title: 'How it works',
  description:
    'Six steps from a profile link to a decision: what we read, how a score gets its range, what the evidence looks like, and what we won’t do.',
  keywords: ['how creator verification works', 'trust score', 'confidence interval', 'fake follower detection method'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'How it works', path: '/how-it-works' }])],
  changedOn: '2026-11-21',
}
