import type { PageMetadata } from '../metadata/page-metadata.ts'

export const rightsMetadata: PageMetadata = {
  path: '/data-subject-requests',
  title: 'Data Subject Rights Center',
  description:
    'Ask for a copy of your data, have it deleted, or object to its use, as a user or as a creator who was verified. It’s free.',
  keywords: ['data subject request', 'GDPR request', 'CCPA request'],
  robots: 'noindex, follow',
  changedOn: '2026-11-21',
}
