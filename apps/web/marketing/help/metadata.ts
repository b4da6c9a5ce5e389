import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const helpMetadata: PageMetadata = {
  path: '/help',
  title: 'Help center',
  description: 'Short, searchable answers about scores, ranges, credits, files, platforms and the API.',
  keywords: ['Vouch help', 'trust score explained', 'creator verification help'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Help', path: '/help' }])],
  changedOn: '2026-11-21',
}
