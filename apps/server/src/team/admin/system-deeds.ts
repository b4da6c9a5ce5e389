import { Problem, type systemTables } from '@vouch/contract'
import { mailKind } from '../../foundation/mail/outbox.ts'
import { endTeamSession } from '../gate/team-sessions.ts'
import { type Deed, finder } from './deed.ts'

/** What the team can do about the machinery. */

const mail: Readonly<Record<string, Deed>> = {
  retry: {
    find: finder(
      `select subject as label, null as "userId", jsonb_build_object('state', state, 'lastError', last_error) as state
         from mails where id::text = $1 for update`,
    ),
    inside: async (tx, { id, parts }) => {
      const waiting = await tx.query<{ id: string }>(
        `update mails set state = 'waiting' where id::text = $1 and state = 'dead' returning id`,
        [id],
      )
      const [letter] = waiting.rows
      if (letter === undefined) throw new Problem('not_now', 'This email is already waiting or sent.')
      await parts.queue.enqueue(tx, mailKind, { mailId: letter.id })
      return { message: 'The email is back in the queue.' }
    },
  },
}

const jobs: Readonly<Record<string, Deed>> = {
  retry: {
    find: finder(
      `select name as label, null as "userId", jsonb_build_object('state', state, 'attempts', retry_count) as state
         from jobs.job where id::text = $1 for update`,
    ),
    inside: async (tx, { id }) => {
      const again = await tx.query(
        `update jobs.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
          where id::text = $1 and state = 'failed'`,
        [id],
      )
      if (again.rowCount === 0) throw new Problem('not_now', 'Only a job that failed every attempt can be run again.')
      return { message: 'The job gets one more attempt now.' }
    },
  },
}

const colleagues: Readonly<Record<string, Deed>> = {
  end: {
    find: finder(
      `select name as label, null as "userId", jsonb_build_object('name', name, 'beganAt', began_at) as state
         from team_sessions where id::text = $1 for update`,
    ),
    inside: async (tx, { id }) => {
      await endTeamSession(tx, id)
      return { message: 'The session has ended.' }
    },
  },
}

export const systemDeeds: Readonly<Record<keyof typeof systemTables, Readonly<Record<string, Deed>>>> = {
  mail,
  connectors: {},
  jobs,
  errors: {},
  colleagues,
  audit: {},
}
