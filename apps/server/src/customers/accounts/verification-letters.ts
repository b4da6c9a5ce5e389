import { randomUUID } from 'node:crypto'
import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { z } from 'zod'
import { withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { attempt, attemptRules, mayAttempt } from './attempt-limits.ts'
import { greeting } from './greeting.ts'
import { loadOwnSignUp } from './sign-up-browser.ts'
import { type LetterRoom, writeVerification } from './verify-address.ts'

/** Letters to an address that waits for its proof, beside the first one. Whether an address waits must not show, so that whoever asks,
 *  or fails to sign in, does the same work for every address: a job looks at it later. */

const reasons = ['asked', 'right_password', 'wrong_password'] as const

interface Ask {
  email: string
  /** One letter for one asking, however often the job runs. */
  askId: string
  reason: (typeof reasons)[number]
}

export const verificationLetterKind: JobKind<Ask> = {
  name: 'accounts.verification_letter',
  data: z.object({ email: z.string(), askId: z.uuid(), reason: z.enum(reasons) }),
  limits: { timeoutSeconds: 30, retries: 5, backoffSeconds: 5, backoffSecondsMax: 300, concurrency: 2 },
}

type Asker = Pick<LetterRoom, 'db' | 'queue'>

/** Asks for another link to an address, so often at most. @param cookie of the browser that signed up, if it is one
 *  @throws Problem `rate_limited` where nothing is sent because enough was asked for; `card_required` where the sign-up of this very
 *  browser has no card yet, so that there is nothing to send */
export async function askForVerification(room: Asker, email: string, cookie: string | undefined): Promise<void> {
  const { pool } = room.db
  if ((await loadOwnSignUp(pool, cookie, email))?.isUnfinished)
    throw new Problem(
      'card_required',
      'We didn’t send a link: your sign-up doesn’t have a card yet. Start over to add one.',
    )
  await attempt(pool, attemptRules.verifyLetters, email.toLowerCase())
  await withTransaction(room.db, (tx) => queueLetter(tx, room, email, 'asked'))
}

/** Queues the question whether an address waits, in the caller's transaction: the same work for every address. */
export async function queueLetter(
  tx: pg.PoolClient,
  { queue }: Pick<Asker, 'queue'>,
  email: string,
  reason: Ask['reason'],
): Promise<void> {
  await queue.enqueue(tx, verificationLetterKind, { email: email.toLowerCase(), askId: randomUUID(), reason })
}

interface Waiting {
  userId: string
  email: string
  firstName: string
  hasTrial: boolean
}

/** Writes the letter, where the address waits for its proof. */
export function verificationLetterJob(room: LetterRoom): Job {
  return defineJob(verificationLetterKind, {
    run: async ({ email, askId, reason }) => {
      if (reason === 'wrong_password') return
      const found = await room.db.pool.query<Waiting>(
        `select users.id as "userId", email, first_name as "firstName", subscriptions.workspace_id is not null as "hasTrial"
           from users join workspaces on owner_id = users.id left join subscriptions on workspace_id = workspaces.id
          where email = $1 and not email_verified and deleted_at is null`,
        [email],
      )
      const [person] = found.rows
      if (person === undefined) return
      // Who asked was counted when they asked.
      if (reason !== 'asked' && !(await mayAttempt(room.db.pool, attemptRules.verifyLetters, email))) return
      await withTransaction(room.db, async (tx) => {
        const cause = `verify-address:${person.userId}:${askId}`
        if (person.hasTrial) await writeVerification(tx, room, person, cause, reason)
        else if (reason !== 'asked') await writeUnfinished(tx, room, person, cause)
      })
    },
  })
}

/** To somebody who typed the right password of a sign-up without a card. No link proves such an address: nobody has paid for it yet, and
 *  the password may be a stranger's. */
async function writeUnfinished(tx: pg.PoolClient, room: LetterRoom, person: Waiting, cause: string): Promise<void> {
  const letter = letterOf(
    {
      subject: 'Finish your sign-up',
      paragraphs: [
        greeting(person.firstName),
        'Someone, probably you, tried to sign in to Vouch with this email address. The sign-up was never finished: no card was added, so no trial has started.',
      ],
      button: { label: 'Start my free trial', url: `${room.publicAddress()}/auth` },
      closing: ['If this wasn’t you, you can ignore this email. No one can sign in with this address.'],
    },
    room.config.company,
  )
  await writeMail(tx, room.queue, { cause, to: person.email, at: room.now() }, letter)
}
