import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import { expect } from 'vitest'
import { awayOnce } from '../../../test/away-once.ts'
import { test as base } from '../../../test/fixtures.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { withTransaction } from '../db/database.ts'
import { openQueue, type Queue } from '../jobs/queue.ts'
import { type Mailer, mailbox } from './mailer.ts'
import { loadMailbox, mailJob, mailKind, writeMail } from './outbox.ts'
import { smtpMailer } from './smtp-mailer.ts'

const nothing = () => undefined
const at = new Date('2026-11-20T10:00:00.000Z')
const letter = { subject: 'Grüße', text: 'Open https://vouch.example/?a=1&b=2', html: '<p>Open</p>' }
const soon = { ...mailKind, limits: { ...mailKind.limits, retries: 1, backoffSeconds: 1 } }

interface Office {
  server: MailServer
  queue: Queue
  /** What was logged about failures. */
  lines: string[]
  write: (cause: string, to?: string) => Promise<void>
  /** Runs jobs until no letter waits. */
  deliver: (mailer?: Mailer) => Promise<void>
  row: (cause: string) => Promise<{ state: string; lastError: string | null; text: string | null }>
}

const test = base.extend('office', async ({ db }, { onCleanup }): Promise<Office> => {
  const server = await startMailServer()
  const lines: string[] = []
  const note = (details: object) => lines.push(inspect(details))
  const queue = await openQueue({ db, kinds: [soon], role: 'all', log: { info: nothing, warn: note, error: note } })
  onCleanup(async () => {
    await queue.stop()
    await server.close()
  })
  const smtp = smtpMailer({ url: server.url, from: 'Vouch <hello@vouch.test>' })
  return {
    server,
    queue,
    lines,
    write: (cause, to = 'Ann@Example.com') =>
      withTransaction(db, (tx) => writeMail(tx, queue, { cause, to, at }, letter)),
    deliver: async (mailer = smtp) => {
      await queue.work([{ ...mailJob({ db, mailer, now: () => at }), limits: soon.limits }])
      for (let waited = 0; waited < 1_200; waited += 1) {
        const { rows } = await db.pool.query("select 1 from mails where state = 'waiting' limit 1")
        if (rows.length === 0) return
        await pause(50)
      }
      throw new Error('A letter still waits after a minute')
    },
    row: async (cause) => {
      const found = await db.pool.query(
        'select state, last_error as "lastError", text_body as text from mails where cause = $1',
        [cause],
      )
      return found.rows[0]
    },
  }
})

test('a letter that was written arrives once, and is then erased here', async ({ office }) => {
  const cause = randomUUID()
  await office.write(cause)
  await office.write(cause)
  await office.deliver()
  expect(office.server.received).toHaveLength(1)
  const [raw = ''] = office.server.received
  expect(raw).toMatch(/^From: Vouch <hello@vouch\.test>\r$/m)
  expect(raw).toMatch(/^To: ann@example\.com\r$/m)
  expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(raw).toContain('text/plain')
  expect(raw).toContain('text/html')
  expect(await office.row(cause)).toEqual({ state: 'sent', lastError: null, text: null })
})

test('what is rolled back writes no letter', async ({ db, office }) => {
  const cause = randomUUID()
  const undone = withTransaction(db, async (tx) => {
    await writeMail(tx, office.queue, { cause, to: 'ann@example.com', at }, letter)
    throw new Error('something else failed')
  })
  await expect(undone).rejects.toThrow('something else failed')
  expect(await office.row(cause)).toBeUndefined()
})

test('a mail server that is busy is asked again, with the same letter', async ({ office }) => {
  const cause = randomUUID()
  office.server.refusals.push({ code: 451, sentence: '<Ann@example.com>: try later' })
  await office.write(cause)
  await office.deliver()
  expect(office.server.received).toHaveLength(1)
  expect(await office.row(cause)).toMatchObject({ state: 'sent' })
  expect(office.lines.join()).toContain('<…>: try later')
  expect(office.lines.join()).not.toMatch(/ann@example/i)
})

test('a letter that the server has is not sent again because the database was away for a moment', async ({
  db,
  office,
}) => {
  const cause = randomUUID()
  await office.write(cause)
  const found = await db.pool.query<{ id: string }>('select id from mails where cause = $1', [cause])
  const mailId = found.rows[0]?.id ?? ''
  const blink = awayOnce(db, "state = 'sent'")
  let sent = 0
  const send = async () => {
    sent += 1
  }
  const job = mailJob({ db: blink.db, mailer: { leaves: true, send }, now: () => at })
  await job.run({ mailId }, { number: 1, last: false, signal: new AbortController().signal })
  expect([sent, blink.wasAway()]).toEqual([1, true])
  expect(await office.row(cause)).toMatchObject({ state: 'sent' })
})

test('a letter that the server does not want is not sent again and says why', async ({ office }) => {
  const cause = randomUUID()
  office.server.refusals.push({ code: 550, sentence: 'no such user' })
  await office.write(cause)
  await office.deliver()
  expect(office.server.received).toEqual([])
  const row = await office.row(cause)
  expect(row).toMatchObject({ state: 'dead', text: letter.text })
  expect(row.lastError).toContain('no such user')
})

test('a letter that no attempt could send ends as dead, with the last reason', async ({ office }) => {
  const cause = randomUUID()
  office.server.refusals.push(...Array.from({ length: 4 }, () => ({ code: 421, sentence: 'closed for today' })))
  await office.write(cause)
  await office.deliver()
  const row = await office.row(cause)
  expect(row.state).toBe('dead')
  expect(row.lastError).toContain('closed for today')
})

test('the mailbox shows the letters of an address, newest first, whatever its case', async ({ db, office }) => {
  const to = `${randomUUID()}@Example.com`
  await office.write(`${to}:1`, to)
  await office.write(`${to}:2`, to)
  await office.write(`${to}:other`, 'someone@example.com')
  await office.deliver(mailbox)
  const letters = await loadMailbox(db, to.toUpperCase())
  expect(letters).toHaveLength(2)
  expect(letters[0]).toMatchObject({ to: to.toLowerCase(), ...letter, sentAt: at.toISOString() })
  expect((await loadMailbox(db, null)).length).toBeGreaterThanOrEqual(3)
})
