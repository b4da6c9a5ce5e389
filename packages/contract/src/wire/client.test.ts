import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signUp } from '../customers/sign-up.ts'
import { ApiFailure, createClient, failureOf } from './client.ts'

const generic = 'Something went wrong. Please try again.'

/** Calls with a server that answers so. @returns what the call rejected with */
async function failureFor(answer: () => Promise<Response> | Response): Promise<ApiFailure> {
  const call = createClient({ baseUrl: '', fetch: async () => answer(), identity: () => null, timeoutMs: 1_000 })
  const error: unknown = await call(signUp.resend, { body: { email: 'ann@example.com' } }).then(
    () => null,
    (rejection: unknown) => rejection,
  )
  if (!(error instanceof ApiFailure)) throw new Error(`The call ended with ${String(error)}`)
  return error
}

test.each([
  [400, '{}'],
  [502, '<html><h1>502 Bad Gateway</h1></html>'],
  [500, ''],
  [503, 'null'],
  [400, '{"error":""}'],
  [400, '{"error":{"message":"x"},"code":"y"}'],
  [200, '<!doctype html><p>Sign in to the Wi-Fi</p>'],
])(
  'an answer of %i with %s says nothing to a person, and keeps what it was for whoever looks for the fault',
  async (status, text) => {
    const failure = await failureFor(() => new Response(text, { status }))
    expect([failure.status, failure.message, failure.body.error, failure.told]).toEqual([
      status,
      generic,
      generic,
      null,
    ])
    expect(String(failure.cause)).toContain(`${status}: ${text}`)
  },
)

test('what the server says to a person is told, with its code or without', async () => {
  const said = { error: 'That is taken.', code: 'duplicate', requestId: 'r1', fields: { email: 'Taken.' } }
  const failure = await failureFor(() => Response.json(said, { status: 409 }))
  expect([failure.told, failure.message, failure.body]).toEqual([said.error, said.error, said])
  const bare = await failureOf(Response.json({ success: false, error: 'Not now.' }, { status: 400 }))
  expect([bare.told, bare.body.code]).toEqual(['Not now.', 'unknown'])
})

test('where no answer comes, or half of one, the failure says so and tells nothing', async () => {
  const lost = await failureFor(() => Promise.reject(new TypeError('Failed to fetch')))
  const late = await failureFor(() => Promise.reject(new DOMException('late', 'TimeoutError')))
  const torn = await failureFor(() => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })
    return new Response(body)
  })
  expect([lost, late, torn].map(({ status, body, told }) => [status, body.code, told])).toEqual([
    [0, 'unreachable', null],
    [0, 'timeout', null],
    [0, 'unreachable', null],
  ])
})

test('whatever an answer holds, a screen never gets it raw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 400, max: 599 }), fc.oneof(fc.string(), fc.json()), async (status, text) => {
      const failure = await failureOf(new Response(text, { status }))
      expect(failure.told === null ? failure.message : generic).toBe(generic)
      expect(failure.message).not.toBe('')
    }),
  )
})
