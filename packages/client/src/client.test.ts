import { expect, test } from 'vitest'
import { createVouch } from './client.ts'
import { ok, VouchError } from './failure.ts'
import { sendsPatiently } from './patience.ts'

const baseUrl = 'https://vouch.example/'
const url = 'instagram.com/ava_fields_sandbox'
const begun = { id: '6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83', state: 'queued', creditsHeld: 10 }

/** An instance that gives these answers in turn, and what it was sent. A number is a connection that breaks. */
function instance(answers: readonly (Response | Error)[]) {
  const sent: { address: string; headers: Record<string, string>; body: string }[] = []
  const send = async (request: Request) => {
    const body = await request.text()
    sent.push({ address: `${request.method} ${request.url}`, headers: Object.fromEntries(request.headers), body })
    const answer = answers[sent.length - 1]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('One call too many')
    return answer
  }
  return { sent, send }
}

/** Waits by a list instead of a clock. */
function patiently(answers: readonly (Response | Error)[], attempts = 4) {
  const waits: number[] = []
  const { sent, send } = instance(answers)
  const wait = async (ms: number) => void waits.push(ms)
  return { sent, waits, call: sendsPatiently({ attempts, timeoutMs: 60_000, knowsRepeats: true, send, wait }) }
}

const get = () => new Request(`${baseUrl}api/home`)
const busy = (seconds?: string, status = 429) =>
  new Response('{}', { status, headers: seconds === undefined ? {} : { 'retry-after': seconds } })

test('a call brings the key, the version, and an idempotency key where it makes something', async () => {
  const { sent, send } = instance([Response.json(begun, { status: 202 }), Response.json({})])
  const vouch = createVouch({ baseUrl, key: 'vk_1', version: '2026-11-23', fetch: send })
  expect(ok(await vouch.POST('/api/verifications', { body: { url } }))).toEqual(begun)
  await vouch.GET('/api/home')
  expect(sent[0]).toMatchObject({
    address: 'POST https://vouch.example/api/verifications',
    headers: { authorization: 'Bearer vk_1', 'vouch-version': '2026-11-23', 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  expect(sent[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  expect(sent[1]?.headers).not.toHaveProperty('idempotency-key')
})

test('an idempotency key of the caller’s own is left as it is', async () => {
  const { sent, send } = instance([Response.json(begun, { status: 202 })])
  const vouch = createVouch({ baseUrl, fetch: send })
  await vouch.POST('/api/verifications', { body: { url }, headers: { 'idempotency-key': 'order-1042' } })
  expect(sent[0]?.headers['idempotency-key']).toBe('order-1042')
  expect(sent[0]?.headers).not.toHaveProperty('authorization')
})

test('a repeat is the same call: the same idempotency key and the same body', async () => {
  const { sent, send } = instance([busy('0'), Response.json(begun, { status: 202 })])
  const vouch = createVouch({ baseUrl, fetch: send })
  expect(ok(await vouch.POST('/api/verifications', { body: { url } }))).toEqual(begun)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('a failure is told with status, code and the request’s id, and `error` is typed by what the call can return', async () => {
  const body = { error: 'You don’t have enough credits.', code: 'insufficient_credits', requestId: 'r-1', required: 10 }
  const { send } = instance([Response.json(body, { status: 402 }), Response.json(body, { status: 402 })])
  const vouch = createVouch({ baseUrl, fetch: send })
  const { error } = await vouch.POST('/api/verifications', { body: { url } })
  const code: 'insufficient_credits' | undefined = error?.code === 'insufficient_credits' ? error.code : undefined
  expect(code).toBe('insufficient_credits')
  const failed = vouch.POST('/api/verifications', { body: { url } }).then(ok)
  await expect(failed).rejects.toMatchObject({ status: 402, code: 'insufficient_credits', requestId: 'r-1', body })
  await expect(failed).rejects.toBeInstanceOf(VouchError)
})

test('what something before the instance answers is a failure with the code unknown', async () => {
  const { send } = instance([new Response('<h1>Bad gateway</h1>', { status: 502 })])
  const failed = createVouch({ baseUrl, fetch: send }).GET('/api/home').then(ok)
  await expect(failed).rejects.toMatchObject({ status: 502, code: 'unknown' })
})

test('429 and 503 are sent again after the seconds that they name, within the attempts', async () => {
  const { sent, waits, call } = patiently([busy('2'), busy('3', 503), Response.json({ id: 1 })])
  expect((await call(get())).status).toBe(200)
  expect(waits).toEqual([2_000, 3_000])
  expect(sent).toHaveLength(3)
  const spent = patiently([busy('1'), busy('1')], 2)
  expect((await spent.call(get())).status).toBe(429)
  expect(spent.waits).toEqual([1_000])
})

test.each([400, 401, 403, 404, 409, 500])('%i stands at once', async (status) => {
  const { waits, call } = patiently([busy('1', status)])
  expect((await call(get())).status).toBe(status)
  expect(waits).toEqual([])
})

test('a wait of more than a minute is the caller’s to decide about', async () => {
  const { waits, call } = patiently([busy('3600')])
  expect((await call(get())).headers.get('retry-after')).toBe('3600')
  expect(waits).toEqual([])
})

test('without an answer, what reads or can be recognized is sent again with growing pauses', async () => {
  const { waits, call } = patiently([new Error('reset'), new Error('reset'), Response.json({})])
  expect((await call(get())).status).toBe(200)
  expect(waits).toEqual([500, 1_000])
  const bare = patiently([new Error('reset')])
  const made = new Request(`${baseUrl}api/exports`, { method: 'POST', body: '{}' })
  await expect(bare.call(made)).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})

test('a repeat that comes while the first call still runs waits for its answer', async () => {
  const { waits, call } = patiently([new Error('reset'), busy('7', 409), Response.json(begun)])
  const headers = { 'idempotency-key': 'order-1042' }
  const made = new Request(`${baseUrl}api/shortlists`, { method: 'POST', body: '{}', headers })
  expect(await (await call(made)).json()).toEqual(begun)
  expect(waits).toEqual([500, 7_000])
  const refused = patiently([busy(undefined, 409)])
  expect((await refused.call(new Request(`${baseUrl}api/shortlists`, { method: 'POST', headers }))).status).toBe(409)
  expect(refused.waits).toEqual([])
})

test('whoever gives up is not made to wait', async () => {
  const leaving = new AbortController()
  const { call, sent } = patiently([new Error('reset'), Response.json({})])
  leaving.abort(new Error('enough'))
  await expect(call(new Request(get(), { signal: leaving.signal }))).rejects.toThrow()
  expect(sent.length).toBeLessThan(2)
})

/** The first half of an answer. */
const half = () =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"id":'))
        stream.error(new TypeError('terminated'))
      },
    }),
  )

test('an answer that is cut short is asked for again, where that does nothing twice', async () => {
  const { waits, call } = patiently([half(), Response.json(begun)])
  expect(await (await call(get())).json()).toEqual(begun)
  expect(waits).toEqual([500])
  const made = patiently([half(), Response.json(begun)])
  const failed = made.call(new Request(`${baseUrl}api/verifications`, { method: 'POST', body: '{}' }))
  await expect(failed).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})

test('events are handed on before they end', async () => {
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('data: 1\n\n')) })
  const { call } = patiently([new Response(endless, { headers: { 'content-type': 'text/event-stream' } })])
  const reader = (await call(get())).body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value as Uint8Array)).toBe('data: 1\n\n')
})

test('an answer without a body where there should be one is a failure', async () => {
  const { send } = instance([new Response('', { status: 200, headers: { 'content-length': '0' } })])
  const failed = createVouch({ baseUrl, fetch: send }).GET('/api/home').then(ok)
  await expect(failed).rejects.toMatchObject({ status: 200, code: 'unknown' })
})
