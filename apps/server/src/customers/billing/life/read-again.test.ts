import { expect } from 'vitest'
import { type Subscriber, test } from '../../../../test/street.ts'
import type { Database } from '../../../foundation/db/database.ts'

/** The database ends the first transaction that writes to a subscription from now on, as where two wait for each other. A sequence counts, for it
 *  goes on although a transaction is undone. */
async function endFirstWriter({ pool }: Database, { workspaceId }: Subscriber): Promise<void> {
  await pool.query('create sequence writers')
  await pool.query(`create function end_first_writer() returns trigger language plpgsql as $$ begin
      if nextval('writers') = 1 then raise exception 'two wait for each other' using errcode = 'deadlock_detected'; end if;
      return new;
    end $$`)
  await pool.query(`create trigger ended before update on subscriptions for each row
      when (new.workspace_id = '${workspaceId}') execute function end_first_writer()`)
}

test('what was charged is written down although the database ends the first try because of another transaction', async ({
  street,
}) => {
  const { db } = street.rooms
  const ann = await street.subscriber()
  await endFirstWriter(db, ann)
  const { status, body } = await ann.change('PROFESSIONAL')
  expect([status, body.subscription?.tier]).toEqual([200, 'PROFESSIONAL'])
  expect(await ann.balance()).toMatchObject({ monthly: 550 })
  expect(await ann.letters()).toEqual(['You’re now on the Professional plan'])
  const tries = await db.pool.query('select last_value::int > 1 as repeated from writers')
  expect(tries.rows).toEqual([{ repeated: true }])
})
