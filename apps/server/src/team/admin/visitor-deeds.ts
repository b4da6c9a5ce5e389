import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { greeting } from '../../customers/accounts/greeting.ts'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { type Deed, type DeedAsk, type Done, finder } from './deed.ts'

/** What the team can do about people without an account: those who wrote, and those who wait. */

const findMessage = finder(`
  select subject as label, null as "userId", jsonb_build_object('answeredAt', answered_at) as state
    from contact_messages where id::text = $1 for update`)

function marking(answered: boolean, message: string): Deed {
  return {
    find: findMessage,
    inside: async (tx, { id, parts }) => {
      const marked = await tx.query(
        'update contact_messages set answered_at = $2 where id::text = $1 and (answered_at is null) = $3',
        [id, answered ? parts.now() : null, answered],
      )
      if (marked.rowCount === 0)
        throw new Problem('not_now', `This message is already ${answered ? 'answered' : 'on the open list'}.`)
      return { message }
    },
  }
}

async function invite(tx: pg.PoolClient, { id, parts }: DeedAsk): Promise<Done> {
  const invited = await tx.query<{ email: string; firstName: string }>(
    `update waitlist_entries set invited_at = $2 where id::text = $1 and invited_at is null
     returning email, first_name as "firstName"`,
    [id, parts.now()],
  )
  const [person] = invited.rows
  if (person === undefined) throw new Problem('not_now', 'This person was already invited.')
  const letter = letterOf(
    {
      subject: 'Your spot at Vouch is ready',
      paragraphs: [
        greeting(person.firstName),
        'You asked us to let you know when Vouch opens. It’s open: you can verify a creator today and see the evidence behind each verdict.',
        'The trial gives you 14 days and 150 credits. A card is required, and you won’t be charged until the trial ends.',
      ],
      button: { label: 'Start your free trial', url: `${parts.publicAddress()}/auth` },
      closing: [
        'You’re getting this email because you joined our waitlist. We won’t email you again unless you sign up.',
      ],
    },
    parts.config.company,
  )
  await writeMail(tx, parts.queue, { cause: `waitlist-invite:${id}`, to: person.email, at: parts.now() }, letter)
  return { message: 'The email is on its way.' }
}

export const waitlist: Readonly<Record<string, Deed>> = {
  invite: {
    find: finder(
      `select email as label, null as "userId", jsonb_build_object('list', list, 'invitedAt', invited_at) as state
         from waitlist_entries where id::text = $1 for update`,
    ),
    inside: invite,
  },
}

export const messages: Readonly<Record<string, Deed>> = {
  answer: marking(true, 'The message is off the open list.'),
  reopen: marking(false, 'The message is back on the open list.'),
}
