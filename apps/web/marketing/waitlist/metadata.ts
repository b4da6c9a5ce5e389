import type { PageMetadata } from '../metadata/page-metadata.ts'

export const waitlistMetadata: PageMetadata = {
  path: '/coming-soon',
  title: 'Join the waitlist',
  description:
    'Be one of the first to check creators with Vouch: fraud prevention, ROI prediction and campaign intelligence, with honest ranges.',
  keywords: ['influencer fraud detection waitlist', 'creator verification early access'],
  changedOn: '2026-11-21',
}
