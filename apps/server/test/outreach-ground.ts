import { randomUUID } from 'node:crypto'
import type { OutreachSenderInput } from '@vouch/contract'
import { expect } from 'vitest'
import { deliverAlone } from '../src/campaigns/outreach/run-outreach.ts'
import { startMailServer } from './mail-server.ts'
import { freshAddress, type Rooms, type RoomsOptions, test as roomsTest, signUp, type Visitor } from './rooms.ts'

/** A workspace that writes to creators: through a mail server of the test's own, at times that the test says. */

export const hostOf = (url: string) => new URL(url).host

/** A sender with a mail server on this machine. */
export function senderVia(smtpUrl: string, more: Partial<OutreachSenderInput> = {}): OutreachSenderInput {
  const { hostname, port } = new URL(smtpUrl)
  return {
    ...{ legalName: 'Tea Company LLC', postalAddress: '1 Leaf Street, Portland, OR', fromName: 'Ann at Tea' },
    ...{ address: 'ann@tea.test', timeZone: 'America/New_York', via: 'own' },
    smtp: { host: hostname, port: Number(port), tls: false, user: '' },
    ...more,
  }
}

/** A platform's creator whom the workspace was given an address of. */
export async function creatorWith(visitor: Visitor, address = `${randomUUID()}@creators.test`) {
  const creator = { platform: 'twitch', handle: freshAddress().handle }
  const added = await visitor.ask('POST', '/api/outreach/contacts', { ...creator, address, evidence: 'At a fair' })
  expect(added.status).toBe(201)
  return { ...creator, address }
}

export const wordsOfOrder = { subject: 'Tea for @{{handle}}', body: 'Hi {{first_name|there}}, we are {{brand}}.' }

/** Sends to creators, as the preview says it can be confirmed. */
export async function sendTo(
  visitor: Visitor,
  recipients: readonly { platform: string; handle: string }[],
  more: object = {},
) {
  const order = {
    ...wordsOfOrder,
    recipients: recipients.map(({ platform, handle }) => ({ platform, handle })),
    ...more,
  }
  const { body: plan } = await visitor.ask('POST', '/api/outreach/preview', order)
  const confirm = { count: plan.count, credits: plan.credits }
  const sent = await visitor.ask('POST', '/api/outreach/messages', { ...order, confirm })
  expect(sent).toMatchObject({ status: 201 })
  return sent.body as { threadIds: string[]; count: number; credits: number }
}

export const test = roomsTest
  .extend('post', async ({ db: _ }, { onCleanup }) => {
    const server = await startMailServer()
    onCleanup(server.close)
    return server
  })
  .extend('rooms', async ({ open, post }) => open(optionsFor(post.url)))
  .extend('ann', async ({ rooms, post }) => {
    const ann = await signUp(rooms, 2_000)
    expect(await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url))).toMatchObject({ status: 200 })
    return ann
  })

export function optionsFor(...urls: string[]): RoomsOptions {
  return { outreach: { settings: { dkim: null, mailbox: null, mailTestHosts: urls.map(hostOf) } } }
}

/** Moves the clock on and sends what is due then. */
export async function later(rooms: Rooms, { workspaceId }: Visitor, seconds: number): Promise<void> {
  rooms.clock.now = new Date(rooms.clock.now.getTime() + seconds * 1_000)
  await deliverAlone(rooms.outreach, workspaceId, new AbortController().signal)
}

export const pastUndo = 31
export const day = 86_400
