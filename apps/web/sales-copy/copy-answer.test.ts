import { copySectionOf } from '@vouch/contract'
import { expect, test } from 'vitest'
import { type FetchLike, fetchCustom, fetchSection, firstPiece, piecesOf } from './copy-answer.ts'
import { guideSteps } from './guide-steps.ts'
import { integrationPlaces, previewOf, sectionOfType } from './integration-places.ts'

function answering(body: unknown, { status = 200, type = 'application/json' } = {}) {
  const asked: { path: string; init: RequestInit }[] = []
  const send: FetchLike = async (path, init) => {
    asked.push({ path, init })
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers: { 'content-type': type } })
  }
  return { asked, send }
}

const whole = {
  content: 'One\nTwo',
  variations: ['One', 'Two'],
  timestamp: '2026-11-20T10:00:00Z',
  section: 'headlines',
}

test('a section is asked for by name, without a body, and the cookie goes along', async () => {
  const { asked, send } = answering(whole)
  expect(await fetchSection('headlines', send)).toMatchObject(whole)
  expect(asked[0]?.path).toBe('/api/sales-copy/headlines')
  expect(asked[0]?.init).toMatchObject({ method: 'POST', credentials: 'include' })
  expect(asked[0]?.init.body).toBeUndefined()
})

test('a request in free words carries section and prompt', async () => {
  const { asked, send } = answering({ content: 'A line.' })
  expect(await fetchCustom('Letter', 'Be kind', send)).toMatchObject({
    content: 'A line.',
    section: 'Letter',
    variations: [],
  })
  expect(asked[0]?.path).toBe('/api/sales-copy/custom')
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ section: 'Letter', prompt: 'Be kind' })
})

test.each([
  ['a refusal', { error: 'no' }, { status: 401 }, 'Failed to generate copy: 401'],
  ['a failure', 'oops', { status: 500, type: 'text/plain' }, 'Failed to generate copy: 500'],
  ['a page', '<!doctype html>', { type: 'text/html' }, 'Server returned HTML instead of JSON'],
  ['a page that calls itself JSON', '<html>', {}, 'Server returned HTML instead of JSON'],
  ['JSON without content', { variations: ['One'] }, {}, 'Invalid response format - missing content'],
  ['an empty content', { content: ' ' }, {}, 'Invalid response format - missing content'],
  ['a list', [], {}, 'Invalid response format - missing content'],
])('%s is said as specified', async (_what, body, options, message) => {
  const { send } = answering(body, options)
  await expect(fetchSection('headlines', send)).rejects.toMatchObject({ name: 'CopyFailure', message })
})

test('no answer at all is said too', async () => {
  const gone: FetchLike = async () => {
    throw new TypeError('Failed to fetch')
  }
  const late: FetchLike = async () => {
    throw new DOMException('late', 'TimeoutError')
  }
  await expect(fetchSection('headlines', gone)).rejects.toThrow('We couldn’t reach the server. Try again.')
  await expect(fetchSection('headlines', late)).rejects.toThrow('The server took too long to respond. Try again.')
})

test('the first variation stands for a copy, or else its first line', () => {
  expect(firstPiece(whole)).toBe('One')
  expect(firstPiece({ content: 'Alpha\nBeta', variations: [] })).toBe('Alpha')
  expect(piecesOf({ content: 'Alpha\nBeta', variations: [] })).toEqual(['Alpha\nBeta'])
})

test('every kind of copy of the integration and of the guide is a section that the server writes', () => {
  expect(sectionOfType('navigation_elements')).toBe('navigation-elements')
  for (const type of [
    ...integrationPlaces.map((place) => place.suggestedCopyType),
    ...guideSteps.map((step) => step.copyType),
  ])
    expect([type, copySectionOf(sectionOfType(type))]).not.toEqual([type, null])
})

test('a preview is the first 100 characters', () => {
  expect(previewOf('short')).toBe('short')
  expect(previewOf('x'.repeat(100))).toBe('x'.repeat(100))
  expect(previewOf('y'.repeat(101))).toBe(`${'y'.repeat(100)}…`)
})
