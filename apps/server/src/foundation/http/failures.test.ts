import { route } from '@vouch/contract'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openTriedApp } from '../../../test/tried-app.ts'
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
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'The database has no room left' }))
  },
)
