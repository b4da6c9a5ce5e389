import type { PageMetadata } from '../metadata/page-metadata.ts'

export const instagramMetadata: PageMetadata = {
  path: '/instagram-connect',
  title: 'Connect Instagram account',
  description:
    'Look up a public Instagram profile and see its stats and trust score. Nothing gets connected, and no password is needed.',
  keywords: ['instagram profile lookup', 'instagram trust score'],
  robots: 'noindex, follow',
  changedOn: '2026-11-21',
}
