import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { buildApp } from '../../app.ts'
import { mailRoutes } from './routes.ts'

const at = new Date('2026-11-20T10:00:00.000Z')

function appIn(sandbox: 'local' | 'none', db: Parameters<typeof mailRoutes>[1]['db']) {
  return buildApp({
    version: 'test',
    log: pino({ level: 'silent' }),
    trustProxy: false,
    identify: async () => null,
    site: null,
    sandbox,
    rooms: (room) => mailRoutes(room, { db }),
  })
}

test('the sandbox shows the letters of an address to whoever asks', async ({ db }) => {
  const to = `${randomUUID()}@example.com`
  await db.pool.query(
    `insert into mails (cause, recipient, subject, text_body, html_body, state, written_at, sent_at)
     values ($1, $1, 'Hello', 'text', '<p>text</p>', 'sent', $2, $2)`,
    [to, at],
  )
  const app = await appIn('local', db)
  const answer = await app.inject(`/api/dev/mail?to=${to}`)
  expect(answer.json()).toEqual([
    expect.objectContaining({ to, subject: 'Hello', text: 'text', html: '<p>text</p>', sentAt: at.toISOString() }),
  ])
  expect((await app.inject('/api/dev/mail?to=nobody@example.com')).json()).toEqual([])
  await app.close()
})

test('in production there is no mailbox to read', async ({ db }) => {
  const app = await appIn('none', db)
  expect((await app.inject('/api/dev/mail')).statusCode).toBe(404)
  await app.close()
})
