import type { PageMetadata } from '../metadata/page-metadata.ts'
import { faqSchema, organizationSchema, softwareApplicationSchema } from '../metadata/structured-data.ts'
import { planOffers } from '../pricing/plan-offers.ts'
import { homeQuestions } from './home-questions.ts'

const description =
  'Is a creator’s audience real? Vouch reads the profile, posts, followers and comments, scores trust with a range, and shows the evidence.'

export const homeMetadata: PageMetadata = {
  path: '/',
  title: 'creators you can vouch for',
  description,
  keywords: [
    'creator verification',
    'fake follower check',
    'influencer fraud detection',
    'influencer audience quality',
    'engagement authenticity',
    'creator trust score',
  ],
  schema: (origin) => [
    organizationSchema(origin),
    softwareApplicationSchema(origin, { name: 'Vouch', description, plans: planOffers }),
    faqSchema(homeQuestions),
  ],
  changedOn: '2026-11-21',
}
