import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '../../../test/rooms.ts'

/** What the letters of a request say, as sentences. */

test.for([
  ['access', 'asked us for a copy of the data linked to this email address.'],
  ['erasure', 'asked us to delete the data linked to this email address.'],
  ['objection', 'asked us to stop using the data linked to this email address.'],
] as const)('the link of a request for %s says what was asked for', async ([kind, sentence], { open }) => {
  const { app, db } = await open()
  const email = `${randomUUID()}@example.com`
  const payload = { subject: 'account', kind, law: 'gdpr', email }
  const answer = await app.inject({ method: 'POST', url: '/api/data-requests', payload })
  expect(answer.statusCode).toBe(202)
  const found = await db.pool.query<{ text: string }>('select text_body as text from mails where recipient = $1', [
    email,
  ])
  expect(found.rows.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join()).toContain(sentence)
})
