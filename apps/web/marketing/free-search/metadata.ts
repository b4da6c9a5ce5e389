import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const freeSearchMetadata: PageMetadata = {
  path: '/free-search',
  title: 'Free creator check',
  description:
    'Check creators on Instagram, TikTok or YouTube, three a day, free: suspicious followers, engagement, quality score and its range.',
  keywords: ['free fake follower check', 'influencer audit free', 'instagram fake followers', 'engagement rate check'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Free creator check', path: '/free-search' }])],
  changedOn: '2026-11-21',
}
