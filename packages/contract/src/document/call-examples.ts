/** Examples that say more than a schema can: what somebody would really ask for. All others are made from the schemas (`example-of.ts`). */

export interface CallExample {
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  /** What the answer's example shows instead of what its schema gives: keys of its top, absent ones left out. */
  answer?: Readonly<Record<string, unknown>>
}

const verificationId = '6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83'
/** How a verification that went well looks. */
const wentWell = { failure: null, creatorRequest: undefined, notes: undefined, dataDeleted: undefined }
const url = 'https://www.instagram.com/ava_fields_sandbox'

/** By method and declared path. */
export const callExamples: Readonly<Record<string, CallExample>> = {
  'POST /api/verifications': { body: { url } },
  'GET /api/verifications/:id': { answer: wentWell },
  'POST /api/verifications/:id/rescore': { answer: wentWell },
  'GET /api/verifications': { query: { sort: 'newest', limit: 20 } },
  'POST /api/imports': { query: { name: 'instagram-export.zip' } },
  'POST /api/imports/columns': { query: { name: 'followers.csv' } },
  'POST /api/exports': { body: { subject: 'report', sourceId: verificationId, format: 'pdf' } },
  'POST /api/check': { body: { code: '7K2M-9Q4T-3XWZ' } },
  'GET /api/discovery/creators': { query: { q: 'fitness creators in the US', minFollowers: 10_000, limit: 25 } },
  'POST /api/bulk': { body: { text: `${url}\nhttps://www.youtube.com/@ava_fields_sandbox` } },
  'POST /api/bulk/preview': { body: { text: `${url}\nhttps://www.youtube.com/@ava_fields_sandbox` } },
  'POST /api/shortlists/:id/entries': { body: { creator: { platform: 'instagram', handle: 'ava_fields_sandbox' } } },
  'POST /api/shortlists': { body: { name: 'Spring launch' } },
  'POST /api/verification-views': { body: { name: 'Low risk', address: 'risk=low&sort=trust' } },
  'POST /api/credits/deduct': { body: { actionType: 'approve_draft', resourceId: 'draft-17' } },
  'POST /api/keys': { body: { name: 'Nightly check', scopes: ['read', 'verify'], creditsPerMonth: 500 } },
  'POST /api/discovery/audiences': {
    body: {
      name: 'Customers in spring',
      text: 'country,age\nUS,34\nGB,27\n',
      columns: { country: 'country', age: 'age' },
    },
  },
  'PUT /api/benchmarks/:platform/:tier/:category/own/:figure': {
    body: { low: 12, middle: 18, high: 30, note: 'What we paid last spring' },
  },
  'GET /api/extension/badge': { query: { url } },
  'POST /api/extension/badge': { query: { url } },
  'POST /api/admin/settings': { body: { announcement: null } },
}
