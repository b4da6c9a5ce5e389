import fc from 'fast-check'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { mailboxOf } from './mailbox-of.ts'

test.for([
  ['Ann.Example@Example.COM', 'ann.example@example.com'],
  ['ann+news@example.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['A.n.n+x@gmail.com', 'ann@gmail.com'],
  ['a.nn@googlemail.com', 'ann@gmail.com'],
  ['a.nn@mail.gmail.com', 'a.nn@mail.gmail.com'],
  ['+ann@example.com', '+ann@example.com'],
  ['"a@b"+x@example.com', '"a@b"@example.com'],
] as const)('%s is the address %s', ([written, normal]) => {
  expect(mailboxOf(written)).toBe(normal)
})

const names = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(\.[a-z0-9]{1,8}){0,2}$/)
const hosts = fc.constantFrom('example.com', 'gmail.com', 'googlemail.com', 'a.b.example')
const tags = fc.stringMatching(/^[a-z0-9+.-]{0,8}$/)

test('whatever tag or case an address is written with, it is the same one, and stays itself when it is read again', () => {
  fc.assert(
    fc.property(names, hosts, tags, (name, host, tag) => {
      const normal = mailboxOf(`${name}@${host}`)
      expect(mailboxOf(`${name}+${tag}@${host}`.toUpperCase())).toBe(normal)
      expect(mailboxOf(normal)).toBe(normal)
      const dotted = [...name.replaceAll('.', '')].join('.')
      if (host.startsWith('g')) expect(mailboxOf(`${dotted}@${host}`)).toBe(normal)
    }),
  )
})

test('the database takes the same addresses for one mailbox', async ({ db }) => {
  const odd = [
    '++a@gmail.com',
    '+a+b@example.com',
    '...@gmail.com',
    '.+x@googlemail.com',
    '"a@b"+x@Example.com',
    ' Ann@Gmail.com ',
  ]
  const spelled = fc.sample(fc.tuple(names, hosts, tags), 200).map(([name, host, tag]) => `${name}+${tag}@${host}`)
  const asked = [...odd, ...spelled]
  const found = await db.pool.query(
    'select mailbox_of(address) as mailbox from unnest($1::text[]) as asked (address)',
    [asked],
  )
  expect(found.rows.map(({ mailbox }) => mailbox)).toEqual(asked.map(mailboxOf))
})
