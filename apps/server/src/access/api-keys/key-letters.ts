import { plural } from '@vouch/engine'
import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { greeting } from '../../customers/accounts/greeting.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'

/** Tells a person that a program can act for them now, in the transaction that makes it so: a key outlives sessions and passwords, so whoever sat
 *  at their desk could leave one behind. */

export interface KeyLetterRoom {
  queue: Pick<Queue, 'enqueue'>
  config: Pick<Config, 'company'>
  publicAddress: () => string
  now: () => Date
}

export interface MadeKey {
  keyId: string
  userId: string
  name: string
  /** The most that it may spend in a month; null: no limit of its own. */
  creditsMax: number | null
}

/** A key was made. */
export function writeKeyMade(tx: pg.PoolClient, room: KeyLetterRoom, made: MadeKey): Promise<void> {
  return write(tx, room, made, {
    ...{ cause: 'key-made', subject: 'An API key was created', label: 'See API keys' },
    sentence: `The API key “${made.name}” can now use your Vouch workspace`,
    closing: 'If this wasn’t you, revoke it there and change your password.',
  })
}

/** A program was let in. */
export function writeProgramLetIn(tx: pg.PoolClient, room: KeyLetterRoom, made: MadeKey): Promise<void> {
  return write(tx, room, made, {
    ...{ cause: 'program-let-in', subject: 'A program was connected to Vouch', label: 'See connected programs' },
    sentence: `A program that calls itself “${made.name}” can now use Vouch with your permissions`,
    closing: 'If this wasn’t you, disconnect it there and change your password.',
  })
}

interface Said {
  cause: string
  subject: string
  sentence: string
  label: string
  closing: string
}

async function write(
  tx: pg.PoolClient,
  { queue, config, publicAddress, now }: KeyLetterRoom,
  { keyId, userId, creditsMax }: MadeKey,
  { cause, subject, sentence, label, closing }: Said,
): Promise<void> {
  const found = await tx.query<{ email: string; firstName: string }>(
    'select email, first_name as "firstName" from users where id = $1 and deleted_at is null',
    [userId],
  )
  const limit = creditsMax === null ? 'no limit of its own' : `${plural(creditsMax, 'credit')} a month at most`
  for (const { email, firstName } of found.rows) {
    const paragraphs = [greeting(firstName), `${sentence}, with ${limit}.`]
    const button = { label, url: `${publicAddress()}/dashboard/settings/keys` }
    const letter = letterOf({ subject, paragraphs, button, closing: [closing] }, config.company)
    await writeMail(tx, queue, { cause: `${cause}:${keyId}`, to: email, at: now() }, letter)
  }
}
