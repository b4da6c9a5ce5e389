import { expect, test } from 'vitest'
import { createVouch } from './client.ts'
import { sendsPatiently } from './patience.ts'

/** Half of a body, whose rest never comes: it breaks where the call is ended. */
function unended(request: Request, type: string): Response {
  const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
    stream.enqueue(new TextEncoder().encode('data: 1\n\n'))
    request.signal.addEventListener('abort', () => stream.error(request.signal.reason))
  }
  return new Response(new ReadableStream({ start }), { headers: { 'content-type': type } })
}

test('an attempt ends in time, but events go on for as long as they come', async () => {
  const within = (type: string) =>
    sendsPatiently({ attempts: 1, timeoutMs: 30, knowsRepeats: true, send: async (request) => unended(request, type) })(
      new Request('https://vouch.example/api/home'),
    )
  await expect(within('application/json')).rejects.toMatchObject({ status: 0, code: 'timeout' })
  const reader = (await within('text/event-stream')).body?.getReader()
  await reader?.read()
  const next = reader?.read().then(
    () => 'told',
    () => 'broken',
  )
  expect(await Promise.race([next, new Promise((go) => setTimeout(() => go('still open'), 90))])).toBe('still open')
  await reader?.cancel()
})

test.for([
  ['vk_1', 2],
  ['vo_1', 2],
  ['vx_1', 1],
  ['a-token-of-a-session', 1],
  [undefined, 1],
] as const)('without an answer, what is changed with %s is sent %i times', async ([key, times]) => {
  let sent = 0
  const send = async () => {
    sent += 1
    throw new TypeError('reset')
  }
  const vouch = createVouch({ baseUrl: 'https://vouch.example', key, attempts: 2, fetch: send })
  await expect(vouch.POST('/api/shortlists', { body: { name: 'Spring' } })).rejects.toMatchObject({ status: 0 })
  expect(sent).toBe(times)
})

test('waiting for a call that still runs uses up no attempts, and ends with the time that is given', async () => {
  const after = (running: number) => {
    const waits: number[] = []
    let sent = 0
    const send = async () => {
      sent += 1
      if (sent === 1) throw new TypeError('reset')
      const headers = { 'retry-after': '2' }
      return sent > 1 + running ? Response.json({ id: 1 }) : new Response('{}', { status: 409, headers })
    }
    const wait = async (ms: number) => void waits.push(ms)
    const call = sendsPatiently({ attempts: 4, timeoutMs: 20_000, knowsRepeats: true, send, wait })
    const headers = { 'idempotency-key': 'order-1042' }
    return { waits, answer: call(new Request('https://vouch.example/api/x', { method: 'POST', body: '{}', headers })) }
  }
  const long = after(9)
  expect((await long.answer).status).toBe(200)
  expect(long.waits).toEqual([500, ...Array.from({ length: 9 }, () => 2_000)])
  const endless = after(99)
  expect((await endless.answer).status).toBe(409)
  expect(endless.waits).toHaveLength(11)
})

test.for([
  ['vk_1', 503, 2],
  ['vx_1', 503, 1],
  ['a-token-of-a-session', 503, 1],
  ['a-token-of-a-session', 429, 2],
] as const)('what is changed with %s and answered by %i is sent %i times', async ([key, status, times]) => {
  let sent = 0
  const send = async () => {
    sent += 1
    return new Response('{}', { status, headers: { 'retry-after': '0' } })
  }
  const vouch = createVouch({ baseUrl: 'https://vouch.example', key, attempts: 2, fetch: send })
  await vouch.POST('/api/shortlists', { body: { name: 'Spring' } })
  expect(sent).toBe(times)
})
