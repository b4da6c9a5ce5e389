import { isDeepStrictEqual } from 'node:util'
import { Problem, type Written } from '@vouch/contract'
import { storableJson } from '../../foundation/db/storable-text.ts'
import type { Act, Sql, Tx } from './campaign-desk.ts'

/** Fields as the database keeps them: each with its version, who wrote it and when. One field is saved at a time, and only over the version that
 *  its writer saw. */

export interface StoredField {
  value: unknown
  version: number
  /** The person's id. */
  by: string | null
  at: string
}
export type StoredFields = Record<string, StoredField>

const tables = {
  campaign: 'campaigns',
  creator: 'campaign_creators',
  deliverable: 'campaign_deliverables',
  task: 'campaign_tasks',
} as const
export type FieldOwner = keyof typeof tables

export interface Change {
  field: string
  value: unknown
  version: number
}

/** @returns fields that are written for the first time */
export function firstFields(values: object, { member, at }: Pick<Act, 'member' | 'at'>): string {
  const written = { version: 1, by: member.userId, at: at.toISOString() }
  const fields = Object.entries(values).map(([name, value]) => [name, { value, ...written }])
  return storableJson(Object.fromEntries(fields))
}

/** Saves one field in its caller's transaction.
 *  @param id of a row that the caller knows to be the campaign's
 *  @param blank what counts while nobody has written the field
 *  @returns what stood there before; null where nothing changed
 *  @throws Problem `field_conflict` with the newer value, where somebody else was first */
export async function saveField(
  tx: Tx,
  { member, at }: Pick<Act, 'member' | 'at'>,
  { owner, id, blank }: { owner: FieldOwner; id: string; blank: object },
  { field, value, version }: Change,
): Promise<{ before: unknown } | null> {
  const table = tables[owner]
  const found = await tx.query<{ held: StoredField | null }>(
    `select fields -> $2 as held from ${table} where id = $1 for update`,
    [id, field],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found')
  const before = row.held?.value ?? Object.entries(blank).find(([name]) => name === field)?.[1]
  if (isDeepStrictEqual(before, value)) return null
  if ((row.held?.version ?? 0) !== version) throw await conflictOf(tx, field, row.held)
  const written: StoredField = { value, version: version + 1, by: member.userId, at: at.toISOString() }
  await tx.query(`update ${table} set fields = fields || jsonb_build_object($2::text, $3::jsonb) where id = $1`, [
    id,
    field,
    storableJson(written),
  ])
  return { before }
}

async function conflictOf(sql: Sql, field: string, held: StoredField | null): Promise<Problem> {
  const names = await loadNames(sql, [held?.by ?? null])
  const theirs = held && writtenOf(held, names)
  const who = theirs?.by ?? 'Somebody else'
  return new Problem('field_conflict', `${who} changed this in the meantime. Nothing was overwritten.`, {
    field,
    theirs,
  })
}

/** Loads the names of people by their ids; who is gone has none. */
export async function loadNames(sql: Sql, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const found = await sql.query<{ id: string; name: string }>({
    name: 'names',
    text: 'select id, name from users where id = any($1)',
    values: [known],
  })
  return new Map(found.rows.map(({ id, name }) => [id, name]))
}

/** @returns the people who wrote any of the fields */
export function writersOf(all: readonly StoredFields[]): (string | null)[] {
  return all.flatMap((fields) => Object.values(fields).map(({ by }) => by))
}

function writtenOf({ by, ...held }: StoredField, names: ReadonlyMap<string, string>): Written<unknown> {
  return { ...held, by: by === null ? null : (names.get(by) ?? null) }
}

type WrittenOf<Values extends object> = { [Name in keyof Values]: Written<Values[Name]> }

/** @returns every field with who wrote it; those that nobody wrote hold what is blank. What was stored was checked against the schema of `Values` when
 *  it came, which is what the cast rests on. */
export function writtenFieldsOf<Values extends object>(
  stored: StoredFields,
  blank: Values,
  names: ReadonlyMap<string, string>,
): WrittenOf<Values> {
  const fields = Object.entries(blank).map(([name, value]) => {
    const held = stored[name]
    return [name, held ? writtenOf(held, names) : { value, version: 0, by: null, at: null }]
  })
  return Object.fromEntries(fields) as WrittenOf<Values>
}

/** @returns the values alone, as `writtenFieldsOf` gives them */
export function valuesOf<Values extends object>(stored: StoredFields, blank: Values): Values {
  const values = Object.entries(blank).map(([name, value]) => [name, stored[name]?.value ?? value])
  return Object.fromEntries(values) as Values
}
