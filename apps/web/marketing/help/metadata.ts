import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const helpMetadata: PageMetadata = {
  path: '/help',
  title: 'Help centre',
  description:
    'Short answers about scores, intervals, credits, files, platforms and the API, written for this product. Searchable.',
  keywords: ['Vouch help', 'trust score explained', 'creator verification help'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Help', path: '/help' }])],
  changedOn: '2026-11-21',
}
