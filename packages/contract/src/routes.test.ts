import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { declaredRoutes } from './declared-routes.ts'
import { verifications } from './verifications.ts'

const parts = declaredRoutes.flatMap((route) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = route[part]
    return schema ? [{ name: `${route.method} ${route.path} ${part}`, schema, whole: part === 'body' }] : []
  }),
)
const wrong = [5, null, true, [], {}, '', 'x'.repeat(9_000), -1, '0', { name: 5, text: '' }, { name: '', text: 5 }]
const keys = ['id', 'url', 'snapshot', 'file', 'platform', 'handle', 'creator', 'limit', 'cursor', 'idempotency-key']
const otherKeys = [
  'to',
  'token',
  'trial',
  'setupIntentId',
  'firstName',
  'company',
  'role',
  'acceptTerms',
  'acceptMarketing',
  'email',
  'password',
  'scope',
  'errorId',
  'title',
  'message',
  'stack',
  'page',
  'name',
  'inquiry',
  'subject',
  'website',
  'utm_source',
  'list',
  'username',
  'enhanced',
  'userId',
  'tier',
  'billingCycle',
  'preview',
  'advanceDays',
  'actionType',
  'resourceId',
  'metadata',
  'action',
  'bucket',
  'from',
  'credits',
  'amount',
  'creditPackage',
  'stripePaymentIntentId',
  'kind',
  'law',
  'profileUrl',
  'details',
]

function messages(schema: z.ZodType, value: unknown): string[] {
  const reading = schema.safeParse(value)
  return reading.success ? [] : reading.error.issues.map(({ message }) => message)
}

function faults(value: unknown): Record<string, string> {
  const reading = verifications.create.body.safeParse(value)
  const issues = reading.success ? [] : reading.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test.each(parts)('law: whatever is wrong with $name is said in a sentence of ours', ({ schema, whole }) => {
  const said = [
    ...(whole ? wrong : []),
    ...[...keys, ...otherKeys].flatMap((key) => wrong.map((value) => ({ [key]: value }))),
  ]
  for (const value of said) {
    for (const message of messages(schema, value)) {
      expect(message).toMatch(/^[A-Z].*\.$/)
      expect(message).not.toMatch(/Invalid|Too (small|big)|expected|received/)
    }
  }
})

test.each(parts.filter(({ whole }) => whole))(
  'law: what is missing from $name is asked for, not typed',
  ({ schema }) => {
    for (const message of messages(schema, {})) expect(message).not.toMatch(/ (is a|must be) text| has at most /)
  },
)

describe('what a verification is asked for', () => {
  const file = { name: 'a.csv', text: 'username' }

  test.each([
    [{ url: 'instagram.com/natgeo' }, { url: 'instagram.com/natgeo' }],
    [{ snapshot: { a: 1 } }, { snapshot: { a: 1 } }],
    [
      { file, handle: 'natgeo' },
      { file, handle: 'natgeo' },
    ],
    [{ url: 'x.com/natgeo', platform: 'x', mood: 'good' }, { url: 'x.com/natgeo' }],
  ])('%j is understood', (sent, read) => {
    expect(verifications.create.body.parse(sent)).toEqual(read)
  })

  test('a fault is said of its own field', () => {
    expect(faults({ url: 5 })).toEqual({ url: 'Paste a profile address.' })
    expect(faults({ snapshot: 'text' })).toEqual({ snapshot: 'A snapshot is an object.' })
    expect(faults({ file: { name: 'a.csv', text: '' } })).toEqual({ 'file.text': 'The file is empty.' })
    expect(faults({})).toEqual({ '': 'Send a url, a snapshot, or a file with its name and text.' })
  })

  test('two things at once are refused rather than one of them ignored', () => {
    const sentence = 'Send one of url, snapshot and file, not several.'
    expect(faults({ url: 'x.com/natgeo', snapshot: {} })).toEqual({ snapshot: sentence })
    expect(faults({ snapshot: {}, file })).toEqual({ file: sentence })
  })
})
