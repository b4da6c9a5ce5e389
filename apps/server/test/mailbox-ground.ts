import { expect } from 'vitest'
import { startDovecot } from './dovecot.ts'
import { test as outreachTest, senderVia } from './outreach-ground.ts'
import { type Rooms, signUp } from './rooms.ts'

/** Mailboxes that answers to outreach lie in, and workspaces that write through our mail server. */

/** With a mailbox of a real server, which takes Dovecot on the machine. */
export const test = outreachTest.extend('box', async ({ db: _ }, { onCleanup }) => {
  const box = await startDovecot()
  onCleanup(box.close)
  return box
})

/** Two workspaces that write through our mail server. */
export async function writersThroughUs({ rooms, post }: { rooms: Rooms; post: { url: string } }) {
  const join = async (address: string) => {
    const visitor = await signUp(rooms, 2_000)
    const sender = senderVia(post.url, { via: 'ours', smtp: null, address })
    expect(await visitor.ask('PUT', '/api/outreach/sender', sender)).toMatchObject({ status: 200 })
    return visitor
  }
  return { ann: await join('ann@tea.test'), bob: await join('bob@coffee.test') }
}
