import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const extensionMetadata: PageMetadata = {
  path: '/chrome-extension',
  title: 'Chrome extension',
  description:
    'A creator’s trust score and its range next to the profile you’re looking at, on Instagram, TikTok and YouTube. Free with an account.',
  keywords: ['influencer chrome extension', 'fake follower extension', 'creator verification extension'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Chrome extension', path: '/chrome-extension' }])],
  changedOn: '2026-11-21',
}
