import { expect, test } from 'vitest'
import { letterText } from './letter-text.ts'

/** Letters that somebody wrote to break what reads them. */

const reply = { isReport: false, answers: [] }

const letter = (headers: string, body: string) =>
  Buffer.from(
    `From: eve@creators.test\nSubject: =?utf-8?q?Caf=C3=A9?=\nDate: Fri, 20 Nov 2026 12:00:00 +0000\n${headers}\n\n${body}`,
  )

test.each([
  [
    'of two thousand parts',
    letter('MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b', '--b\n\nx\n'.repeat(2_000)),
  ],
  ['of a head without end', letter(`To: a\n${'X: y\n'.repeat(140_000)}`, 'Hi')],
])('a letter %s says so, with its subject and date', async (_, source) => {
  expect(await letterText(source, reply)).toEqual({
    subject: 'Café',
    text: 'We couldn’t read this email. Open it in your mailbox.',
    date: new Date('2026-11-20T12:00:00Z'),
    report: null,
  })
})

test('a letter of nothing, or of noise, is a letter', async () => {
  expect(await letterText(Buffer.alloc(0), reply)).toMatchObject({ subject: '', text: '' })
  const noise = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 256))
  expect(await letterText(noise, { ...reply, isReport: true })).toMatchObject({ subject: '' })
})

const mixed = (kind: string, ...parts: [type: string, body: string][]) =>
  letter(
    `MIME-Version: 1.0\nContent-Type: multipart/${kind}; boundary=b`,
    `${parts.map(([type, body]) => `--b\nContent-Type: ${type}\n\n${body}\n`).join('')}--b--\n`,
  )

test.each([
  ['a page alone', letter('Content-Type: text/html', '<h1>Rates</h1><p>Sure!</p>'), 'Rates\n\nSure!'],
  ['a page and its plain text', mixed('alternative', ['text/plain', 'Hi'], ['text/html', '<b>Hello</b>']), 'Hi'],
  ['a page beside a file', mixed('mixed', ['text/html', '<b>Hello</b>'], ['image/png', 'x']), 'Hello'],
  ['a page without plain text', mixed('alternative', ['text/html', '<b>Hello</b>']), 'Hello'],
  [
    'a page and another text',
    mixed('mixed', ['text/html', '<b>Hello</b>'], ['text/plain', 'Sent by list']),
    'Sent by list\nHello',
  ],
  ['plain text alone', letter('Content-Type: text/plain', 'a < b'), 'a < b'],
])('the text of %s is read', async (_, source, text) => {
  expect((await letterText(source, reply)).text.trim()).toBe(text)
})

const status =
  'Reporting-MTA: dns; tea.test\n\nFinal-Recipient: rfc822; eve@creators.test\nAction: failed\nStatus: 5.1.1\n'
const sent = 'Message-ID: <1@tea.test>\nSubject: Tea\n'
const long = 'The mailbox does not exist.\n'.repeat(5_000)

test.each([
  [
    'behind a long notice',
    mixed('report', ['text/plain', long], ['message/delivery-status', status], ['text/rfc822-headers', sent]),
  ],
  ['behind the message', mixed('report', ['message/rfc822', `${sent}\n${long}`], ['message/delivery-status', status])],
  [
    'behind a page',
    mixed('report', ['text/html', long], ['message/global-delivery-status', status], ['message/global', `${sent}\nHi`]),
  ],
  [
    'in characters of another form',
    mixed(
      'report',
      ['message/delivery-status\nContent-Transfer-Encoding: base64', Buffer.from(status).toString('base64')],
      ['message/rfc822', `${sent}\nHi`],
    ),
  ],
])('a report is read from its own parts: %s', async (_, source) => {
  const { report } = await letterText(source, { isReport: true, answers: ['<2@tea.test>'] })
  expect(report).toContain(`\n\n${status.trim().split('\n\n')[1]}\n`)
  expect(report?.match(/<\d@tea\.test>/g)).toEqual(['<2@tea.test>', '<1@tea.test>'])
})

test('words of a notice that read like a report of failure are none', async () => {
  const quoting = mixed(
    'report',
    ['text/plain', status],
    ['message/delivery-status', status.replace('failed', 'delayed')],
  )
  const { report, text } = await letterText(quoting, { isReport: true, answers: [] })
  expect(report).toContain('Action: delayed')
  expect(report).not.toContain('Action: failed')
  expect(text).toContain('Action: failed')
})

test('a report without parts of its own is read as it came', async () => {
  const { report } = await letterText(letter('Content-Type: multipart/report', status), { isReport: true, answers: [] })
  expect(report).toContain(status)
})
