import { expect, test } from 'vitest'
import { isUnreached, repliesInRowMax, whyNoReply } from './reply-rule.ts'

const first = { kind: 'first', state: 'sent' } as const
const heard = { kind: 'received', state: 'kept' } as const
const ours = { kind: 'reply', state: 'sent' } as const

test('our own first email, a follow-up or a note opens no conversation; the creator’s message does', () => {
  const silent = [first, { kind: 'follow-up', state: 'sent' }, { kind: 'note', state: 'kept' }] as const
  for (const messages of [[first], silent]) expect(whyNoReply(messages, false)).toMatch(/hasn’t replied yet/)
  expect(whyNoReply([...silent, heard], false)).toBe(null)
})

test('who was never reached is not replied to, whatever was logged as an answer', () => {
  expect(whyNoReply([{ kind: 'first', state: 'waiting' }, heard], false)).toMatch(/hasn’t gone out yet/)
  for (const messages of [[], [heard], [heard, ours, heard]])
    expect(whyNoReply(messages, false)).toBe(
      'You haven’t emailed this creator from Vouch yet. Send a first email instead.',
    )
})

test.for([
  ['canceled', 'Your first email was canceled before it went out. Send a first email instead.'],
  ['refused', 'Your first email was refused, so it never arrived. Send a first email instead.'],
  ['bounced', 'Your first email bounced, so it never arrived. Send a first email instead.'],
] as const)('what became of a first email that was %s is said, and that another can be sent', ([state, sentence]) => {
  const messages = [
    { kind: 'first', state },
    { kind: 'follow-up', state: 'canceled' },
  ] as const
  for (const each of [messages, [...messages, heard]]) {
    expect(whyNoReply(each, false)).toBe(sentence)
    expect(isUnreached(each)).toBe(true)
  }
  for (const arrived of ['waiting', 'sending', 'sent'] as const)
    expect(isUnreached([{ kind: 'first', state: arrived }, messages[1]])).toBe(false)
})

test('so many replies in a row, and the creator’s next message begins the count anew', () => {
  const talk = [first, heard, ...Array.from({ length: repliesInRowMax }, () => ours)]
  expect(whyNoReply(talk.slice(0, -1), false)).toBe(null)
  expect(whyNoReply(talk, false)).toMatch(/3 replies since/)
  expect(whyNoReply([...talk, heard], false)).toBe(null)
})

test('what waits counts, and what never arrived does not', () => {
  const waiting = Array.from({ length: repliesInRowMax }, () => ({ kind: 'reply', state: 'waiting' }) as const)
  expect(whyNoReply([first, heard, ...waiting], false)).not.toBe(null)
  for (const state of ['canceled', 'refused', 'bounced'] as const)
    expect(whyNoReply([first, heard, ...waiting.slice(1), { kind: 'reply', state }], false)).toBe(null)
})

test('where the creator was written to again in another thread, no first email is spoken of', () => {
  expect(whyNoReply([{ kind: 'first', state: 'bounced' }], true)).toBe(
    'Your first email bounced, so it never arrived. You wrote to this creator again in another thread.',
  )
  expect(whyNoReply([first, heard], true)).toBe(null)
})
