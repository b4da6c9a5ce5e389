import type { PageMetadata } from '../metadata/page-metadata.ts'

export const waitlistMetadata: PageMetadata = {
  path: '/coming-soon',
  title: 'Join the waitlist',
  description:
    'Be among the first to check creators with Vouch: fraud prevention, return prediction and campaign intelligence, with honest tolerances.',
  keywords: ['influencer fraud detection waitlist', 'creator verification early access'],
  changedOn: '2026-11-21',
}
