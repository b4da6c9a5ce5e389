import { afterEach, expect, test } from 'vitest'
import { chatAnswer, type ModelAnswer, messagesAnswer, startScriptedModel } from '../../../test/scripted-model.ts'
import { anthropicModel } from './anthropic-model.ts'
import type { LanguageModel } from './language-model.ts'
import { openLanguageModel } from './open-language-model.ts'
import { openaiModel } from './openai-model.ts'
import { type Patience, patientModel } from './patient-model.ts'

const request = { instructions: 'Be brief.', prompt: 'Write.', tokensMax: 100 }
const never = new AbortController().signal
const closers: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function scripted(...answers: ModelAnswer[]) {
  const server = await startScriptedModel((_call, place) => answers[Math.min(place, answers.length) - 1] ?? 'hang')
  closers.push(server.close)
  return server
}

function chat(baseUrl: string, patience: Partial<Patience> = {}): LanguageModel {
  return patientModel(openaiModel({ apiKey: 'sk-secret', model: 'small', baseUrl }), { firstPauseMs: 1, ...patience })
}

test('a chat-completions call carries key, model, instructions and request, and its text comes back', async () => {
  const server = await scripted(chatAnswer('Copy.'))
  expect(await chat(server.baseUrl).write(request, never)).toBe('Copy.')
  expect(server.calls).toMatchObject([
    {
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-secret' },
      body: {
        model: 'small',
        max_completion_tokens: 100,
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'Write.' },
        ],
      },
    },
  ])
})

test('a messages call carries the same in its own form, and only its text parts are read', async () => {
  const server = await scripted(messagesAnswer('Copy.'))
  const model = anthropicModel({ apiKey: 'key', model: 'large', baseUrl: server.baseUrl })
  expect(await model.write(request, never)).toBe('Copy.')
  expect(server.calls).toMatchObject([
    {
      path: '/v1/messages',
      headers: { 'x-api-key': 'key', 'anthropic-version': '2023-06-01' },
      body: { model: 'large', max_tokens: 100, system: 'Be brief.', messages: [{ role: 'user', content: 'Write.' }] },
    },
  ])
})

test('a server without a key is sent none', async () => {
  const server = await scripted(chatAnswer('Copy.'))
  const config = { provider: 'openai', apiKey: null, model: 'own', baseUrl: server.baseUrl } as const
  const model = openLanguageModel(config)
  expect(await model?.write(request, never)).toBe('Copy.')
  expect(server.calls[0]?.headers.authorization).toBeUndefined()
  expect(openLanguageModel(null)).toBe(null)
})

test.each([429, 500, 503, 529])('status %i passes: it is asked again, and the next answer counts', async (status) => {
  const server = await scripted({ status, body: {} }, chatAnswer('Copy.'))
  expect(await chat(server.baseUrl).write(request, never)).toBe('Copy.')
  expect(server.calls.length).toBe(2)
})

test('a provider that stays busy is asked three times and no more', async () => {
  const server = await scripted({ status: 503, body: {} })
  await expect(chat(server.baseUrl).write(request, never)).rejects.toMatchObject({ kind: 'busy' })
  expect(server.calls.length).toBe(3)
})

test('a provider that asks for more patience than the screen has is asked once', async () => {
  const server = await scripted({ status: 429, body: {}, headers: { 'retry-after': '3600' } })
  await expect(chat(server.baseUrl).write(request, never)).rejects.toMatchObject({ kind: 'busy', pauseMs: 3_600_000 })
  expect(server.calls.length).toBe(1)
})

test.each([400, 401, 404])('status %i is about us: it is not asked again, and no key is repeated', async (status) => {
  const server = await scripted({ status, body: { error: 'Bad key sk-secret' } })
  const failure = await chat(server.baseUrl)
    .write(request, never)
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ kind: 'refused' })
  expect(String(failure)).not.toContain('sk-secret')
  expect(server.calls.length).toBe(1)
})

test.each([
  ['a page', { status: 200, body: '<html>' }],
  ['another form', { status: 200, body: { choices: [] } }],
  ['a text that was cut off', chatAnswer('Cop', 'length')],
  ['a text without an end', { status: 200, body: JSON.stringify({ choices: [] }) + ' '.repeat(200_001) }],
] as const)('%s is no answer', async (_what, answer) => {
  const server = await scripted(answer)
  await expect(chat(server.baseUrl).write(request, never)).rejects.toMatchObject({ kind: 'bad_answer' })
  expect(server.calls.length).toBe(1)
})

test('a messages answer that was cut off is none either', async () => {
  const server = await scripted(messagesAnswer('Cop', 'max_tokens'))
  const model = anthropicModel({ apiKey: 'key', model: 'large', baseUrl: server.baseUrl })
  await expect(model.write(request, never)).rejects.toMatchObject({ kind: 'bad_answer' })
})

test('an attempt without an answer ends, and the next may succeed', async () => {
  const server = await scripted('hang', chatAnswer('Copy.'))
  expect(await chat(server.baseUrl, { timeoutMs: 1_500 }).write(request, never)).toBe('Copy.')
  expect(server.calls.length).toBe(2)
})

test('a provider that never answers is given up within the limit for all attempts', async () => {
  const server = await scripted('hang')
  const model = chat(server.baseUrl, { timeoutMs: 60_000, totalMs: 1_500 })
  await expect(model.write(request, never)).rejects.toMatchObject({ kind: 'timeout' })
  expect(server.calls.length).toBe(1)
})

test('nobody there is said as such', async () => {
  const server = await startScriptedModel(() => 'hang')
  await server.close()
  await expect(chat(server.baseUrl).write(request, never)).rejects.toMatchObject({ kind: 'unreachable' })
})

test('who leaves ends the call', async () => {
  const server = await scripted('hang')
  const leaving = new AbortController()
  const written = chat(server.baseUrl).write(request, leaving.signal)
  await expect.poll(() => server.calls.length).toBe(1)
  leaving.abort()
  await expect(written).rejects.toMatchObject({ kind: 'unreachable' })
  expect(server.calls.length).toBe(1)
})
