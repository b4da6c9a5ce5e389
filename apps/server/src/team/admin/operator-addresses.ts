import type { OperatorAddresses } from '@vouch/contract'
import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { Notifications } from '../../foundation/jobs/notifications.ts'
import { type Actor, noteTeamAction } from '../gate/note-team-action.ts'

/** Where people write to, which the operator may change while the product runs. What a newcomer would get wrong: rooms read these
 *  addresses from the configuration that they were given, each time anew; so what they are given must be this one, and a copy of
 *  its values would stay behind. */

type Addressed = Pick<Config, 'supportEmail' | 'salesEmail'>

export interface LiveAddresses<C extends Addressed> {
  /** The configuration, with what is set at the moment in it. */
  config: C
  configured: Addressed
  set: () => OperatorAddresses
  /** Reads them again here and lets every other process do so. Call it after the change was committed. */
  tell: () => Promise<void>
}

const channel = 'operator_addresses'
const unset: OperatorAddresses = { supportEmail: null, salesEmail: null }

/** Opens the addresses as they are set. Other processes hear of each change. */
export async function openOperatorAddresses<C extends Addressed>(
  given: C,
  { db, notifications }: { db: Pick<Database, 'pool'>; notifications: Pick<Notifications, 'listen'> },
): Promise<LiveAddresses<C>> {
  let set = await loadAddresses(db.pool)
  const look = async () => {
    set = await loadAddresses(db.pool)
  }
  // A change that could not be read now is read with the next one, or after the next start.
  const lookLater = () => void look().catch(() => undefined)
  await notifications.listen(channel, { hear: lookLater, missed: lookLater })
  const configured = { supportEmail: given.supportEmail, salesEmail: given.salesEmail }
  const config: C = {
    ...given,
    get supportEmail() {
      return set.supportEmail ?? configured.supportEmail
    },
    get salesEmail() {
      return set.salesEmail ?? configured.salesEmail
    },
  }
  return {
    config,
    configured,
    set: () => set,
    tell: async () => {
      await look()
      await db.pool.query("select pg_notify($1, '')", [channel])
    },
  }
}

async function loadAddresses(sql: Pick<pg.Pool, 'query'>): Promise<OperatorAddresses> {
  const found = await sql.query<{ value: OperatorAddresses }>(
    "select value from operator_settings where key = 'addresses'",
  )
  return found.rows[0]?.value ?? unset
}

/** Sets the addresses and notes both in the log. */
export async function changeAddresses(tx: pg.PoolClient, wanted: OperatorAddresses, actor: Actor): Promise<void> {
  const before = await loadAddresses(tx)
  await tx.query(
    `insert into operator_settings (key, value) values ('addresses', $1)
     on conflict (key) do update set value = excluded.value, changed_at = now()`,
    [JSON.stringify(wanted)],
  )
  const subject = { kind: 'setting', id: 'addresses' }
  await noteTeamAction(tx, actor, { action: 'settings.addresses', subject, before, after: wanted })
}
