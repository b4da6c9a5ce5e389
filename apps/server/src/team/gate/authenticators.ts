import { type Authenticator, Problem } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import type { Seal } from '../../foundation/db/sealed-text.ts'
import { qrRows } from '../../foundation/qr-rows.ts'
import { authenticatorUri, drawSecret, stepOfCode } from './totp.ts'

/** The devices whose codes open the gate beside the password. What a newcomer would get wrong: everybody's device opens the same
 *  gate, because the password is one for all; who acts is what they named themselves, and which devices there are is in the log. */

type Sql = Pick<pg.Pool, 'query'>

const devicesMax = 20

interface DeviceRow {
  id: string
  label: string
  secret: string
  createdAt: Date
  confirmedAt: Date | null
}

const columns = 'id, label, secret, created_at as "createdAt", confirmed_at as "confirmedAt"'

async function loadDevices(sql: Sql): Promise<DeviceRow[]> {
  const found = await sql.query<DeviceRow>(
    `select ${columns} from team_authenticators order by created_at, id limit ${devicesMax}`,
  )
  return found.rows
}

export async function loadAuthenticators(sql: Sql): Promise<Authenticator[]> {
  return (await loadDevices(sql)).map(({ id, label, createdAt, confirmedAt }) => ({
    id,
    label,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }))
}

/** @returns the secret of a new device, which is shown once */
export async function addAuthenticator(sql: Sql, seal: Seal, label: string) {
  const devices = await loadDevices(sql)
  if (devices.length >= devicesMax)
    throw new Problem('duplicate', `You already have ${devicesMax} devices. Remove one first.`)
  const secret = drawSecret()
  const added = await sql.query<{ id: string }>(
    'insert into team_authenticators (label, secret) values ($1, $2) on conflict (label) do nothing returning id',
    [label, seal.seal(secret)],
  )
  const [row] = added.rows
  if (row === undefined) throw new Problem('duplicate', 'There’s already a device with this name. Choose another one.')
  const uri = authenticatorUri(secret, label)
  return { id: row.id, secret, uri, picture: qrRows(uri) }
}

/** Takes a code of any confirmed device, once.
 *  @returns whether it was one; true also where there is no device, and so nothing to ask for */
export async function takeCode(sql: Sql, seal: Seal, code: string, at: Date): Promise<boolean> {
  const devices = (await loadDevices(sql)).filter(({ confirmedAt }) => confirmedAt !== null)
  if (devices.length === 0) return true
  for (const { id, secret } of devices)
    if (await takeStep(sql, id, stepOfCode(seal.open(secret), code, at))) return true
  return false
}

/** Whether the gate asks for a code at all. */
export async function asksForCode(sql: Sql): Promise<boolean> {
  const found = await sql.query<{ asks: boolean }>(
    'select exists (select from team_authenticators where confirmed_at is not null) as asks',
  )
  return onlyRow(found).asks
}

/** Takes the first code of a device, from which on it counts. @throws Problem `not_found`, or `second_factor_required` */
export async function confirmAuthenticator(
  sql: Sql,
  seal: Seal,
  { id, code, at }: { id: string; code: string; at: Date },
) {
  const found = await sql.query<DeviceRow>(`select ${columns} from team_authenticators where id::text = $1`, [id])
  const [device] = found.rows
  if (device === undefined) throw new Problem('not_found', 'This device doesn’t exist.')
  if (!(await takeStep(sql, id, stepOfCode(seal.open(device.secret), code, at))))
    throw new Problem(
      'second_factor_required',
      'That’s not the code the device shows now. Check its clock and enter the next code.',
    )
  await sql.query('update team_authenticators set confirmed_at = coalesce(confirmed_at, now()) where id = $1', [id])
  return device.label
}

/** @returns the name of the device that was forgotten. @throws Problem `not_found`, or `not_confirmed` */
export async function removeAuthenticator(sql: Sql, id: string, typed: string): Promise<string> {
  const found = await sql.query<{ label: string }>(
    'select label from team_authenticators where id::text = $1 for update',
    [id],
  )
  const [device] = found.rows
  if (device === undefined) throw new Problem('not_found', 'This device doesn’t exist.')
  if (device.label !== typed) throw new Problem('not_confirmed')
  await sql.query('delete from team_authenticators where id::text = $1', [id])
  return device.label
}

/** A code counts once: a step that was used, and every step before it, is refused. */
async function takeStep(sql: Sql, id: string, step: number | null): Promise<boolean> {
  if (step === null) return false
  const used = await sql.query('update team_authenticators set last_step = $2 where id = $1 and last_step < $2', [
    id,
    step,
  ])
  return used.rowCount === 1
}
