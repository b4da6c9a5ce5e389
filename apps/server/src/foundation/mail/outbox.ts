import type { LetterTopic } from '@vouch/contract'
import type pg from 'pg'
import { z } from 'zod'
import { againWhenBack } from '../db/again-when-back.ts'
import type { Database } from '../db/database.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Letter } from './letter.ts'
import { type Mailer, MailRefused } from './mailer.ts'

/** The outbox: a letter is written in the transaction of what causes it and sent afterwards by a job, so there is no letter
 *  about something that was rolled back and none is lost when the mail server is away. */

export const mailKind: JobKind<{ mailId: string }> = {
  name: 'mail.send',
  data: z.object({ mailId: z.uuid() }),
  // A mail server may be away for a while: the last retry comes half a day after the first attempt.
  limits: { timeoutSeconds: 60, retries: 12, backoffSeconds: 15, backoffSecondsMax: 14_400, concurrency: 2 },
}

export interface Envelope {
  /** Unique for ever: the same cause writes once, whoever retries. */
  cause: string
  to: string
  at: Date
  /** What a letter is about that can be switched off. Letters that the account or the law needs have none. */
  topic?: LetterTopic
}

/** Writes a letter and queues it, in the caller's transaction. A cause that has written before writes nothing, and neither does
 *  a topic that the recipient does not want. */
export async function writeMail(
  tx: pg.PoolClient,
  queue: Pick<Queue, 'enqueue'>,
  { cause, to, at, topic }: Envelope,
  { subject, text, html, attachment }: Letter,
): Promise<void> {
  const written = await tx.query<{ id: string }>(
    `insert into mails (cause, recipient, subject, text_body, html_body, written_at, attachment, attachment_name)
     select $1, lower($2), $3, $4, $5, $6, $8, $9
      where $7::text is null or not exists (
        select from users left join muted_letters on user_id = users.id and muted_letters.topic = $7
         where email = lower($2)
           and case $7 when 'product_news' then not accepts_marketing else muted_letters.topic is not null end)
     on conflict (cause) do nothing returning id`,
    [...[cause, to, subject, text, html, at, topic ?? null], ...[attachment?.bytes ?? null, attachment?.name ?? null]],
  )
  for (const { id } of written.rows) await queue.enqueue(tx, mailKind, { mailId: id })
}

/** Keeps a message that others send where letters stay here to be read: the sandbox's mailbox. A cause keeps one. */
export async function keepInMailbox(
  sql: Pick<pg.Pool, 'query'>,
  { cause, to, at }: Envelope,
  { subject, text, html }: Letter,
): Promise<void> {
  await sql.query(
    `insert into mails (cause, recipient, subject, text_body, html_body, state, written_at, sent_at)
     values ($1, lower($2), $3, $4, $5, 'sent', $6, $6) on conflict (cause) do nothing`,
    [cause, to, subject, text, html, at],
  )
}

export interface OutboxParts {
  db: Database
  mailer: Mailer
  now: () => Date
}

type WaitingMail = Omit<Letter, 'attachment'> & { to: string; bytes: Buffer | null; name: string | null }

/** Sends what was written. A letter that no attempt could send stays as `dead`, with the last reason. */
export function mailJob({ db, mailer, now }: OutboxParts): Job {
  return defineJob(mailKind, {
    run: async ({ mailId }) => {
      const found = await db.pool.query<WaitingMail>(
        `select recipient as "to", subject, text_body as text, html_body as html, attachment as bytes, attachment_name as name
           from mails where id = $1 and state = 'waiting'`,
        [mailId],
      )
      for (const { bytes, name, ...mail } of found.rows) {
        const attachment = bytes === null || name === null ? null : { bytes, name }
        try {
          await mailer.send({ id: mailId, ...mail, ...(attachment && { attachment }) })
        } catch (error) {
          await noteFailure(db, mailId, error)
          if (error instanceof MailRefused) return
          throw error
        }
        // The server has it: a database that is away for a moment must not have it sent again.
        await againWhenBack(() => noteSent(db, mailId, now(), mailer.leaves))
      }
    },
    abandon: async ({ mailId }) => {
      await db.pool.query("update mails set state = 'dead' where id = $1 and state = 'waiting'", [mailId])
    },
  })
}

async function noteSent(db: Database, mailId: string, at: Date, left: boolean): Promise<void> {
  await db.pool.query(
    `update mails set state = 'sent', sent_at = $2, last_error = null,
            recipient = case when $3 and cause like 'account-deleted:%' then 'erased@deleted.invalid' else recipient end,
            text_body = case when $3 then null else text_body end,
            html_body = case when $3 then null else html_body end,
            attachment = null
      where id = $1 and state = 'waiting'`,
    [mailId, at, left],
  )
}

async function noteFailure(db: Database, mailId: string, error: unknown): Promise<void> {
  const state = error instanceof MailRefused ? 'dead' : 'waiting'
  const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  await db.pool.query("update mails set state = $2, last_error = $3 where id = $1 and state = 'waiting'", [
    mailId,
    state,
    reason,
  ])
}

export interface DeliveredMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

const mailboxMax = 100

/** The letters of an address, or of everybody, newest first, a hundred at most. */
export async function loadMailbox(db: Database, to: string | null): Promise<DeliveredMail[]> {
  const found = await db.pool.query<Omit<DeliveredMail, 'sentAt'> & { sentAt: Date }>(
    `select id, recipient as "to", subject, text_body as text, html_body as html, sent_at as "sentAt" from mails
      where state = 'sent' and text_body is not null and ($1::text is null or recipient = lower($1))
      order by written_at desc, id desc limit ${mailboxMax}`,
    [to],
  )
  return found.rows.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() }))
}
