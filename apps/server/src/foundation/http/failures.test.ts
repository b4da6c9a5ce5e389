import { route } from '@vouch/contract'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openTriedApp } from '../../../test/tried-app.ts'
import { ObjectFault } from '../objects/object-store.ts'
import { serve } from './serve.ts'

const declared = { tag: 'Test', summary: 'Tries something.', status: 200, problems: [], reply: z.object({}) } as const
const writing = route({ ...declared, method: 'GET', path: '/api/writing', access: 'public' })

test.each(['53100', '53200'])(
  'a database that has no room left (%s) is said to be away for a while, and its operator why',
  async (code) => {
    const { app, lines } = await openTriedApp({
      rooms: (app) =>
        serve(app, writing, async () => {
          throw Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code })
        }),
    })
    onTestFinished(() => app.close())
    const answer = await app.inject('/api/writing')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'unavailable'])
    expect(answer.body).not.toContain('extend')
    // Once: a call in ten failing is noise enough.
    expect(lines.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual(['The database has no room left'])
  },
)

test.each(['missing', 'damaged'] as const)(
  'a caller is told where stored bytes are %s, and the operator which',
  async (kind) => {
    const { app, lines, unforeseen } = await openTriedApp({
      rooms: (app) =>
        serve(app, writing, async () => {
          throw new ObjectFault(kind, 'the object snapshots/one is not as it was')
        }),
    })
    onTestFinished(() => app.close())
    const answer = await app.inject('/api/writing')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({
      code: 'internal',
      error: 'The data behind this is missing or damaged on our end. The error was recorded.',
    })
    expect(unforeseen).toHaveLength(1)
    expect(lines.find(({ level }) => level === 50)?.err?.message).toContain('snapshots/one')
  },
)

test('a status on the error of somebody else’s service is no refusal of the caller', async () => {
  const { app, unforeseen } = await openTriedApp({
    rooms: (app) =>
      serve(app, writing, async () => {
        throw Object.assign(new Error('No such customer'), { statusCode: 404, type: 'StripeInvalidRequestError' })
      }),
  })
  onTestFinished(() => app.close())
  expect((await app.inject('/api/writing')).statusCode).toBe(500)
  expect(unforeseen).toHaveLength(1)
})
