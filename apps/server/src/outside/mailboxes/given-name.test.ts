import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadHere } from '../../../test/led-here.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { givenName, givesNames } from './given-name.ts'
import { openHost } from './outgoing.ts'

const id = '0100018f2c5e8a3b-6f1d2c3b-4a59-4e68-8777-9a8b7c6d5e4f-000000'

test.each([
  ['email-smtp.us-east-1.amazonaws.com', `<${id}@email.amazonses.com>`],
  ['email-smtp.eu-west-1.amazonaws.com', `<${id}@eu-west-1.amazonses.com>`],
  ['Email-SMTP-FIPS.us-gov-west-1.amazonaws.com', `<${id}@us-gov-west-1.amazonses.com>`],
  ['vpce-0a1b2c-d3e4.email-smtp.us-west-2.vpce.amazonaws.com', `<${id}@us-west-2.amazonses.com>`],
])('%s names a message by what it answers', (host, name) => {
  expect(givenName(host, `250 Ok ${id}`)).toBe(name)
  expect(givenName(host, `250 Ok ${id}\r\n`)).toBe(name)
  expect(givenName(host, '250 Ok')).toBe(null)
  expect(givesNames(host)).toBe(true)
})

test.each([
  'smtp.example.com',
  'email-smtp.us-east-1.amazonaws.com.example.com',
  'xemail-smtp.us-east-1.amazonaws.com',
])('%s gives no name', (host) => {
  expect(givenName(host, `250 Ok ${id}`)).toBe(null)
  expect(givesNames(host)).toBe(false)
})

test('a message that goes to Amazon SES is not signed over what is replaced there', async () => {
  const server = await startMailServer()
  const port = Number(new URL(server.url).port)
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const hosts = ['email-smtp.us-east-1.amazonaws.com', 'smtp.example.com']
  leadHere(...hosts)
  for (const host of hosts) {
    const bounds = { testHosts: [`${host}:${port}`] }
    const named = { host, port, tls: false, user: '', password: null }
    const open = openHost(named, { domain: 'tea.test', selector: 'vouch', privateKey }, bounds)
    const outcome = await open.send({
      ...{ from: { name: 'Ann', address: 'ann@tea.test' }, replyTo: ['ann@tea.test'], to: 'eve@creators.test' },
      ...{ subject: 'Tea', text: 'Hi', html: '<p>Hi</p>', messageId: '<1@tea.test>', references: [] },
      ...{ unsubscribeUrl: null, date: new Date('2026-11-20T12:00:00Z') },
    })
    expect(outcome).toEqual({ kind: 'taken' })
    open.close()
  }
  await server.close()
  const signed = server.received.map((letter) => {
    const fields =
      /\bh=([^;]+);/
        .exec(letter)?.[1]
        ?.toLowerCase()
        .split(/[:\s]+/) ?? []
    return ['from', 'references', 'message-id', 'date'].filter((field) => fields.includes(field))
  })
  expect(signed).toEqual([
    ['from', 'references'],
    ['from', 'references', 'message-id', 'date'],
  ])
})
