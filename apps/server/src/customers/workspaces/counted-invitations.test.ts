import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { counted } from './counted-invitations.ts'

test('invitations to a mailbox that gets no more use up nothing of what the workspace may send', async ({ db }) => {
  const member = { workspaceId: randomUUID() } as Parameters<typeof counted>[1]
  const mailbox = `${randomUUID()}@example.com`
  const invited = (email: string) =>
    counted(db, member, email, async () => undefined).then(
      () => 'sent',
      ({ code }) => code,
    )
  for (let n = 0; n < 5; n += 1) expect(await invited(mailbox)).toBe('sent')
  for (let n = 0; n < 100; n += 1) expect(await invited(mailbox)).toBe('rate_limited')
  expect(await invited(`${randomUUID()}@example.com`)).toBe('sent')
})
