import type pg from 'pg'
import { type Database, onlyRow, withTransaction } from './database.ts'

/** Tables that grow with time lie in partitions by day or month, so that the newest rows have small indexes, and old ones go with their file instead of one by one.
 *  Migrations make the first partitions, this makes those to come and drops those that are over. Rows that fit none lie in the one named `…_other`. */

/** A table that is partitioned by time. Names are ours, never input. */
export interface GrowingTable {
  table: string
  /** What it is partitioned by: in UTC. */
  by: string
  width: 'day' | 'month'
  /** A partition is dropped when the whole of it is older; null: never. */
  keptDays: number | null
  /** Takes out of a partition what outlives it, in the transaction that drops it. */
  beforeDrop?: (tx: pg.PoolClient, partition: string) => Promise<void>
}

/** Partitions that are there before their time comes. */
const ahead: Readonly<Record<GrowingTable['width'], number>> = { day: 4, month: 2 }
/** To come or to go a partition stops everybody for a moment. Whoever makes it wait longer is not kept waiting: it is tried again later. */
const lockWait = '2s'
/** Adding up or moving a day of millions of rows takes longer than a question may. */
const workMax = '9min'
const msPerDay = 86_400_000

interface Partition {
  name: string
  /** Null: it takes all that is before `until`. */
  from: Date | null
  until: Date
}

/** Makes the partitions that will be needed and drops those that are over. @returns their names
 *  @throws Error where others did not let go of the table in time */
export async function keepPartitions(
  db: Database,
  growing: GrowingTable,
  at: Date,
): Promise<{ made: string[]; dropped: string[] }> {
  const partitions = await loadPartitions(db.pool, growing.table)
  const wanted = Array.from({ length: ahead[growing.width] + 1 }, (_, place) => periodOf(growing, at, place))
  const made: string[] = []
  for (const each of wanted)
    if (!partitions.some((other) => overlap(other, each)) && (await make(db, growing, each))) made.push(each.name)
  const dropped: string[] = []
  if (growing.keptDays !== null) {
    const over = at.getTime() - growing.keptDays * msPerDay
    for (const each of partitions)
      if (each.until.getTime() <= over && (await drop(db, growing, each))) dropped.push(each.name)
  }
  return { made, dropped }
}

/** @returns the partitions of a table but that for what fits none, the oldest first */
export async function loadPartitions(sql: Pick<pg.Pool, 'query'>, table: string): Promise<Partition[]> {
  const found = await sql.query<{ name: string; bounds: string }>(
    `select part.relname as name, pg_get_expr(part.relpartbound, part.oid) as bounds
       from pg_inherits join pg_class part on part.oid = inhrelid
      where inhparent = $1::regclass and pg_get_expr(part.relpartbound, part.oid) <> 'DEFAULT'`,
    [table],
  )
  const partitions = found.rows.map(({ name, bounds }) => {
    const [, from = '', until = ''] = /FROM \(([^()]*)\) TO \(([^()]*)\)/.exec(bounds) ?? []
    return { name, from: from === 'MINVALUE' ? null : boundOf(from), until: boundOf(until) }
  })
  return partitions.sort((one, other) => one.until.getTime() - other.until.getTime())
}

/** Bounds are whole days of UTC, which PostgreSQL writes in the time zone of whoever asks. */
function boundOf(literal: string): Date {
  const text = literal.replaceAll("'", '')
  return new Date(text.length === 10 ? `${text}T00:00:00Z` : text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}

function periodOf({ table, width }: GrowingTable, at: Date, place: number): Partition & { from: Date } {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  const begins = (later: number) =>
    new Date(width === 'day' ? Date.UTC(year, month, day + later) : Date.UTC(year, month + later, 1))
  const [from, until] = [begins(place), begins(place + 1)]
  const digits = from
    .toISOString()
    .slice(0, width === 'day' ? 10 : 7)
    .replaceAll('-', '')
  return { name: `${table}_${digits}`, from, until }
}

function overlap(one: Partition, { from, until }: Partition & { from: Date }): boolean {
  return (one.from === null || one.from < until) && one.until > from
}

/** @returns false where another process was first */
function make(
  db: Database,
  { table, by }: GrowingTable,
  { name, from, until }: Partition & { from: Date },
): Promise<boolean> {
  const [low, high] = [from, until].map((bound) => bound.toISOString())
  return withTransaction(db, async (tx) => {
    await settle(tx, table)
    const there = await tx.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name])
    if (onlyRow(there).there) return false
    await tx.query(`create table ${name} (like ${table} including defaults including constraints)`)
    // What came before its partition waits among the others; what is being written there now would be left behind, and bar the partition.
    await tx.query(`lock table ${table}_other in access exclusive mode`)
    // Cut off, it would be cut off again each time, with everybody waiting for it.
    await tx.query(`set local statement_timeout = '${workMax}'`)
    await tx.query(
      `with moved as (delete from ${table}_other where ${by} >= $1 and ${by} < $2 returning *) insert into ${name} select * from moved`,
      [low, high],
    )
    await tx.query(`alter table ${table} attach partition ${name} for values from ('${low}') to ('${high}')`)
    return true
  })
}

/** What is over nobody writes, so only the part is held while what outlives it is added up; the whole is held for a moment after that.
 *  @returns false where another process was first */
function drop(db: Database, { table, beforeDrop }: GrowingTable, { name }: Partition): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    await settle(tx, table)
    const there = await tx.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name])
    if (!onlyRow(there).there) return false
    if (beforeDrop !== undefined) {
      await tx.query(`lock table ${name} in share row exclusive mode`)
      await tx.query(`set local statement_timeout = '${workMax}'`)
      await beforeDrop(tx, name)
    }
    await tx.query(`alter table ${table} detach partition ${name}`)
    await tx.query(`drop table ${name}`)
    return true
  })
}

/** One process at a time keeps a table's partitions. */
async function settle(tx: pg.PoolClient, table: string): Promise<void> {
  await tx.query(`select set_config('lock_timeout', '${lockWait}', true)`)
  await tx.query(`select pg_advisory_xact_lock(hashtext('partitions'), hashtext($1))`, [table])
}
