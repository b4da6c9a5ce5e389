import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { verifications } from './verdicts/verifications.ts'
import { declaredRoutes } from './wire/declared-routes.ts'

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
    for (const message of messages(schema, {}))
      expect(message).not.toMatch(/ (is a|must be) text| (has at most|can be up to) /)
  },
)

test('what only a sandbox has stands below one address, and is declared so', () => {
  const below = declaredRoutes.filter(({ path }) => path.startsWith('/api/dev/'))
  expect(below.length).toBeGreaterThan(2)
  expect(declaredRoutes.filter(({ sandboxOnly }) => sandboxOnly)).toEqual(below)
})

test('what other sites may call is opened by no cookie', () => {
  const open = declaredRoutes.filter(({ fromOtherSites }) => fromOtherSites)
  expect(open.map(({ path }) => path)).toContain('/api/stripe/webhook')
  expect(open.filter(({ access }) => access !== 'public')).toEqual([])
})

/** Whole files: the body's size is their bound, and they are counted before they are parsed. */
const files = ['POST /api/verifications body.file.text', 'POST /api/discovery/audiences body.text']

test('law: every text that somebody may send has a greatest length, before anything parses it', () => {
  const endless = parts.flatMap(({ name, schema }) =>
    endlessTexts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name),
  )
  expect(endless).toEqual(files)
})

type Described = z.core.JSONSchema.BaseSchema

function endlessTexts(described: Described, name: string): string[] {
  const { type, pattern, format, maxLength, properties = {}, anyOf = [], oneOf = [], allOf = [], items } = described
  const isListed = described.enum !== undefined || described.const !== undefined
  const isEndless = type === 'string' && !isListed && (maxLength ?? pattern ?? format) === undefined
  const inside = Object.entries(properties).flatMap(([key, each]) => endlessOf(each, `${name}.${key}`))
  const entries = [described.additionalProperties, items].flat().flatMap((each) => endlessOf(each, `${name}[]`))
  return [
    ...(isEndless ? [name] : []),
    ...inside,
    ...entries,
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => endlessOf(each, name)),
  ]
}

function endlessOf(described: Described | boolean | undefined, name: string): string[] {
  return typeof described === 'object' ? endlessTexts(described, name) : []
}

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
    expect(faults({ url: 5 })).toEqual({ url: 'Paste a profile link.' })
    expect(faults({ snapshot: 'text' })).toEqual({ snapshot: 'A snapshot must be an object.' })
    expect(faults({ file: { name: 'a.csv', text: '' } })).toEqual({ 'file.text': 'The file is empty.' })
    expect(faults({})).toEqual({ '': 'Send a url, a snapshot, or a file with its name and text.' })
  })

  test('two things at once are refused rather than one of them ignored', () => {
    const sentence = 'Send only one of url, snapshot and file.'
    expect(faults({ url: 'x.com/natgeo', snapshot: {} })).toEqual({ snapshot: sentence })
    expect(faults({ snapshot: {}, file })).toEqual({ file: sentence })
  })
})
