import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { missing, type Simulation } from './simulated-call.ts'

/** The provider's objects as rows: what a call sees of the world. */

interface Stored {
  id: string
  object: string
  customer?: unknown
}

/** @returns an id as the provider writes them, `seti_` and random letters */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** @returns whole seconds since 1970, the provider's only notion of time */
export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

export async function storeObject<T extends Stored>(tx: pg.PoolClient, at: Date, object: T): Promise<T> {
  const customer = typeof object.customer === 'string' ? object.customer : null
  await tx.query(
    `insert into simulated_payment_objects (id, kind, customer, body, created_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set customer = excluded.customer, body = excluded.body`,
    [object.id, object.object, customer, JSON.stringify(object), at],
  )
  return object
}

/** Loads an object and keeps others from changing it until the call ends. @throws SimulatedFault 404 when there is none. */
export async function loadObject<T extends Stored>(tx: pg.PoolClient, kind: T['object'], id: string): Promise<T> {
  const found = await tx.query<{ body: T }>(
    'select body from simulated_payment_objects where id = $1 and kind = $2 for update',
    [id, kind],
  )
  const [row] = found.rows
  if (row === undefined) throw missing(kind, id)
  return row.body
}

/** Says when the provider next does something with an object by itself; null: never. */
export async function setDue(tx: pg.PoolClient, id: string, at: Date | null): Promise<void> {
  await tx.query('update simulated_payment_objects set due_at = $2 where id = $1', [id, at])
}

/** Newest first, a hundred at most, as the provider's lists. */
export async function loadLatest<T extends Stored>(tx: pg.PoolClient, kind: T['object']): Promise<T[]> {
  const found = await tx.query<{ body: T }>(
    'select body from simulated_payment_objects where kind = $1 order by sequence desc limit 100',
    [kind],
  )
  return found.rows.map(({ body }) => body)
}

/** A page of a list, newest first, as the provider pages: `limit` rows (10 unless said, a hundred at most) behind `starting_after`, made
 *  at or after `created[gte]`, and about one charge where `charge` is said. */
export async function loadPage<T extends Stored>(
  { tx, fields }: Pick<Simulation, 'tx' | 'fields'>,
  kind: T['object'],
): Promise<{ object: 'list'; data: T[]; has_more: boolean; url: string }> {
  const limit = Math.min(Number(fields.get('limit') ?? 10), 100)
  const found = await tx.query<{ body: T }>(
    `select body from simulated_payment_objects
      where kind = $1 and ($2::text is null or sequence < (select sequence from simulated_payment_objects where id = $2))
        and ($3::bigint is null or (body ->> 'created')::bigint >= $3) and ($4::text is null or body ->> 'charge' = $4)
      order by sequence desc limit $5 + 1`,
    [kind, fields.get('starting_after'), fields.get('created[gte]'), fields.get('charge'), limit],
  )
  const data = found.rows.slice(0, limit).map(({ body }) => body)
  return { object: 'list', data, has_more: found.rows.length > limit, url: `/v1/${kind}s` }
}

/** Newest first. */
export async function loadObjectsOf<T extends Stored>(
  tx: pg.PoolClient,
  kind: T['object'],
  customer: string,
): Promise<T[]> {
  const found = await tx.query<{ body: T }>(
    `select body from simulated_payment_objects where customer = $1 and kind = $2
      order by sequence desc limit 100`,
    [customer, kind],
  )
  return found.rows.map(({ body }) => body)
}

/** The invoice payments that a payment intent stands behind: one, or none. */
export async function loadPaymentsOfIntent<T extends Stored>(tx: pg.PoolClient, intent: string): Promise<T[]> {
  const found = await tx.query<{ body: T }>(
    `select body from simulated_payment_objects
      where kind = 'invoice_payment' and body -> 'payment' ->> 'payment_intent' = $1`,
    [intent],
  )
  return found.rows.map(({ body }) => body)
}
