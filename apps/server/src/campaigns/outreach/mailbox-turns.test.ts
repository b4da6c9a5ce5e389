import { expect } from 'vitest'
import { closedPort } from '../../../test/closed-port.ts'
import { creatorWith, later, optionsFor, pastUndo, senderVia, sendTo, test } from '../../../test/outreach-ground.ts'
import { type Rooms, signUp } from '../../../test/rooms.ts'
import { scriptedMailbox } from '../../../test/scripted-mailbox.ts'
import { dueMailboxes } from './mailbox-turns.ts'
import { ReplyWatch } from './reply-watch.ts'

async function read(rooms: Rooms, workspaceId: string): Promise<string | null> {
  const watch = new ReplyWatch(rooms.outreach, workspaceId)
  return watch.read().finally(() => watch.close())
}

function wait(rooms: Rooms, minutes: number): void {
  rooms.clock.now = new Date(rooms.clock.now.getTime() + minutes * 60_000)
}

test('a mailbox that cannot be read has its turn as others do, waits longer after each fault, and no more once it is named anew', async ({
  open,
  post,
}) => {
  const healthy = await scriptedMailbox([])
  const dead = await closedPort()
  const rooms = await open(optionsFor(post.url, `imap://127.0.0.1:${healthy.port}`, `imap://127.0.0.1:${dead}`))
  const join = async (port: number) => {
    const visitor = await signUp(rooms, 100)
    const imap = { host: '127.0.0.1', port, tls: false, user: 'ann', password: 'let_me_read' }
    const name = () => visitor.ask('PUT', '/api/outreach/sender', senderVia(post.url, { imap }))
    expect(await name()).toMatchObject({ status: 200 })
    await sendTo(visitor, [await creatorWith(visitor)])
    await later(rooms, visitor, pastUndo)
    return { id: visitor.workspaceId, name }
  }
  const [ann, bob] = [await join(dead), await join(healthy.port)]
  const due = (max = 10) => dueMailboxes(rooms.outreach, max)

  expect(await read(rooms, ann.id)).toMatch(/can’t be reached/)
  wait(rooms, 0.5)
  expect(await read(rooms, bob.id)).toBe(null)
  expect(await due()).toEqual([bob.id])
  wait(rooms, 0.5)
  // Its turn has come, before that of who had one since.
  expect(await due(1)).toEqual([ann.id])
  for (const minutes of [2, 4, 8, 16, 32, 60, 60]) {
    await read(rooms, ann.id)
    wait(rooms, minutes - 1)
    expect(await due()).toEqual([bob.id])
    wait(rooms, 1)
    expect(await due()).toEqual([bob.id, ann.id])
  }
  await read(rooms, ann.id)
  expect(await due()).toEqual([bob.id])
  await ann.name()
  expect(await due()).toContain(ann.id)
  await healthy.close()
})
