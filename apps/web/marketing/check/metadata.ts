import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const checkMetadata: PageMetadata = {
  path: '/check',
  title: 'Check a signed report',
  description:
    'Drop a Vouch report or enter its code: see whether we signed it, when, whether it was changed, and whether it still counts.',
  keywords: ['check a Vouch report', 'verify a signed report', 'report authenticity'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Check a report', path: '/check' }])],
  changedOn: '2026-11-23',
}
