import type { OutreachMessage } from '@vouch/contract'
import { expect, test } from 'vitest'
import { messageStanding } from './outreach-words.ts'
import { sendTimeWords } from './send-time-words.ts'

const at = '2026-11-30T14:09:00.000Z'
const message: OutreachMessage = {
  ...{ id: '1', kind: 'first', state: 'sent', subject: '', body: '', dueAt: null, afterDays: null, sentAt: at },
  ...{ createdAt: at, by: null, credits: 20, maybeTwice: false, fault: null },
}

test('a time is told in one zone before and after a message goes out, and the zone is named', () => {
  expect(sendTimeWords(at, 'America/New_York', 'America/New_York')).toBe('Nov 30, 2026, 9:09 AM EST')
  expect(sendTimeWords(at, 'America/New_York', 'Europe/London')).toBe(
    'Nov 30, 2026, 9:09 AM EST (Nov 30, 2026, 2:09 PM GMT for them)',
  )
  expect(messageStanding(message, 'America/New_York')).toBe('Sent Nov 30, 2026, 9:09 AM EST')
  const waiting = { ...message, state: 'waiting', sentAt: null, dueAt: at } as const
  expect(messageStanding(waiting, 'America/New_York')).toBe('Sends Nov 30, 2026, 9:09 AM EST')
})

test('a reply that the brand sent from its own mail program says so', () => {
  const kept = { ...message, kind: 'reply', state: 'kept', sentAt: null } as const
  expect(messageStanding(kept, 'America/New_York')).toBe('Sent outside Vouch, Nov 30, 2026, 9:09 AM EST')
  expect(messageStanding({ ...kept, kind: 'note' }, 'America/New_York')).toBe('Nov 30, 2026, 9:09 AM EST')
})
