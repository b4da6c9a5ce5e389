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
  ['vx_1', 2],
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
