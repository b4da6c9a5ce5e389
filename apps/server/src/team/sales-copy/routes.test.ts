import { type CopyItem, copySectionNames, copySectionOf, copySections, sizeFaults } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base, signUp } from '../../../test/rooms.ts'
import { chatAnswer, startScriptedModel } from '../../../test/scripted-model.ts'
import { type Colleague, colleagueIn } from '../../../test/team.ts'
import { openLanguageModel } from '../../outside/llm/open-language-model.ts'
import { claimFaults } from './claims.ts'

const test = base.extend('rooms', async ({ open }) => open())

const below = '/api/sales-copy'
const calls = [...copySectionNames, 'custom', 'unheard-of']

async function post(colleague: Colleague, path: string, payload?: object) {
  const answer = await colleague.ask({ method: 'POST', url: `${below}/${path}`, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() as CopyItem & { error?: string; code?: string } }
}

test('nobody without the team’s session is answered, whatever is sent and whoever has signed in', async ({ rooms }) => {
  const { token } = await signUp(rooms)
  for (const path of calls) {
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: `vouch_team=${token}` }]) {
      const answer = await rooms.app.inject({ method: 'POST', url: `${below}/${path}`, headers, payload: {} })
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 401, 'team_sign_in'])
    }
  }
})

test('each of the fourteen sections is written inside its size, under every name that it has', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  expect(Object.keys(copySections).length).toBe(14)
  for (const name of copySectionNames) {
    const { status, body } = await post(ann, name)
    const section = copySectionOf(name)
    expect([name, status, body.section, body.writer, body.note]).toEqual([name, 200, name, 'built-in', null])
    expect(section === null ? ['no section'] : sizeFaults(section, body.variations)).toEqual([])
    expect([name, claimFaults(body.content)]).toEqual([name, []])
    expect(Number.isNaN(Date.parse(body.timestamp))).toBe(false)
  }
})

test('asking twice gives two texts', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  const texts = await Promise.all(Array.from({ length: 4 }, () => post(ann, 'headlines')))
  expect(new Set(texts.map(({ body }) => body.content)).size).toBeGreaterThan(1)
})

test('a section that is none is not found', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  for (const name of ['unheard-of', 'constructor', '__proto__'])
    expect(await post(ann, name)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('a request in free words needs section and prompt, and says what was read of it', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  expect(await post(ann, 'custom')).toMatchObject({ status: 400, body: { code: 'validation' } })
  expect(await post(ann, 'custom', { section: ' ', prompt: 'Words' })).toMatchObject({
    status: 400,
    body: { error: 'Section name is required.' },
  })
  expect(await post(ann, 'custom', { section: 'Hero', prompt: '' })).toMatchObject({
    body: { error: 'Prompt is required.' },
  })
  const { status, body } = await post(ann, 'custom', { section: 'Hero', prompt: 'Two headlines for agencies' })
  expect([status, body.section, body.variations.length]).toEqual([200, 'Hero', 2])
  expect(body.note).toContain('for agencies')
})

test('with a language model the section is its own, and when it is gone the built-in writer’s', async ({ open }) => {
  const lines = ['Know whom you pay', 'Evidence before the budget', 'A score with its range', 'Read it, then decide']
  const items = [...lines, 'Ask the creator, with evidence']
  const server = await startScriptedModel((_call, place) =>
    place === 1 ? chatAnswer(JSON.stringify({ items })) : { status: 401, body: {} },
  )
  const config = { provider: 'openai', apiKey: 'key', model: 'small', baseUrl: server.baseUrl } as const
  const model = openLanguageModel(config)
  const ann = await colleagueIn(await open(model === null ? {} : { languageModel: model }))
  const first = await post(ann, 'announcement-bar')
  expect(first.body).toMatchObject({ variations: items, writer: 'openai:small, instructions 2', note: null })
  const second = await post(ann, 'announcement-bar')
  expect(second.body).toMatchObject({
    writer: 'built-in',
    note: 'The language model refused the request (status 401). The built-in writer wrote this instead.',
  })
  expect(sizeFaults('announcement-bar', second.body.variations)).toEqual([])
  await server.close()
})
