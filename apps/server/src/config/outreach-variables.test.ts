import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const smtp = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Vouch <hello@vouch.example>' }
const mailboxOf = (IMAP_URL: string) => loadConfig({ ...smtp, IMAP_URL }).outreach.mailbox

test('a mailbox is one URL: what is special in it is percent-encoded, port and folder have usual values', () => {
  const given = { host: 'mail.example', port: 993, tls: true, user: 'hello@vouch.example', password: 'a/b%' }
  expect(mailboxOf('imaps://hello%40vouch.example:a%2Fb%25@mail.example')).toEqual({ ...given, folder: 'INBOX' })
  expect(mailboxOf('imap://u:p@127.0.0.1:1143/INBOX/Replies')).toEqual({
    ...{ host: '127.0.0.1', port: 1143, tls: false, user: 'u', password: 'p', folder: 'INBOX/Replies' },
  })
})

test('without a mail server of ours there is nothing that its mailbox could hold', () => {
  expect(() => loadConfig({ IMAP_URL: 'imaps://u:p@mail.example' })).toThrow('SMTP_URL: required with IMAP_URL')
})

test.each([
  'https://u:p@mail.example',
  'imaps://mail.example',
  'imaps://u@mail.example',
  'imaps://u:%@mail.example',
  'mail',
])('%s names no mailbox that can be read, which is said once', (text) => {
  expect(() => mailboxOf(text)).toThrow(/^[^\n]*\n {2}IMAP_URL: must look like imaps:\/\/[^\n]*$/)
})

test.each(['nobody', 'Vouch <nobody>', 'Vouch <>', 'a b@mail.example'])(
  'mail from “%s” is from nobody, and a start says so',
  (MAIL_FROM) => {
    expect(() => loadConfig({ ...smtp, MAIL_FROM })).toThrow('MAIL_FROM: must have an email address')
  },
)

test.each(['hello@vouch.example', 'Vouch <hello@vouch.example>', '"Vouch, Inc." <root@localhost>'])(
  'mail may come from “%s”',
  (MAIL_FROM) => expect(loadConfig({ ...smtp, MAIL_FROM }).smtp?.from).toBe(MAIL_FROM),
)
