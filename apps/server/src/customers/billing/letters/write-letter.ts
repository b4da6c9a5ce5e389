import type pg from 'pg'
import type { Config } from '../../../config/config.ts'
import type { Database } from '../../../foundation/db/database.ts'
import type { Queue } from '../../../foundation/jobs/queue.ts'
import { letterOf } from '../../../foundation/mail/letter.ts'
import { writeMail } from '../../../foundation/mail/outbox.ts'
import { greeting } from '../../accounts/greeting.ts'
import { billingLetter } from './billing-letters.ts'
import type { LetterMatter } from './letter-matter.ts'
import type { AnyLetterName } from './letter-names.ts'

/** Writing letters about money, in the transaction of what they are about. */

export interface BillingDesk {
  db: Database
  queue: Pick<Queue, 'enqueue'>
  config: Pick<Config, 'company'>
  /** The product's clock. */
  now: () => Date
  /** Where links in mail lead, without a slash at the end. */
  publicAddress: () => string
}

/** Writes a letter to the owner of a workspace. An account that was deleted gets none. */
export async function writeBillingLetter(
  tx: pg.PoolClient,
  desk: Omit<BillingDesk, 'db'>,
  name: AnyLetterName,
  matter: LetterMatter,
): Promise<void> {
  const owner = await loadOwner(tx, matter.known.workspaceId)
  if (owner === null) return
  const { subject, paragraphs, button, closing } = billingLetter(name, matter)
  const letter = letterOf(
    {
      subject,
      paragraphs: [greeting(owner.firstName), ...paragraphs],
      button: { label: button, url: `${desk.publicAddress()}/dashboard/billing` },
      closing,
    },
    desk.config.company,
  )
  const envelope = { cause: `billing:${name}:${matter.cause}`, to: owner.email, at: matter.at }
  await writeMail(tx, desk.queue, envelope, letter)
}

/** @returns whom letters about a workspace's money go to; null where the account was deleted */
export async function loadOwner(
  tx: pg.PoolClient,
  workspaceId: string,
): Promise<{ email: string; firstName: string } | null> {
  const found = await tx.query<{ email: string; firstName: string }>(
    `select email, first_name as "firstName" from users join workspaces on owner_id = users.id
      where workspaces.id = $1 and deleted_at is null`,
    [workspaceId],
  )
  return found.rows[0] ?? null
}
