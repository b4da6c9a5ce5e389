import { type BodyOf, oldSourceSecretHours, Problem, type SourceKind, type trackingSources } from '@vouch/contract'
import type { KeyRing } from '../../verdicts/consent/key-ring.ts'
import { refuseLapsed } from '../campaigns/lock-campaign.ts'
import { drawSecret } from './message-signature.ts'
import type { Sql, TrackingParts, Tx } from './tracking-parts.ts'

/** Secrets that shops sign with. Each is told once and kept sealed; one that was replaced is taken for a day more, so that a shop can be switched over
 *  without losing an order. */

/** A secret is sealed for its own row, and the old one for its own place there. */
const placeOf = (id: string) => `tracking_sources.secret:${id}`
const oldPlaceOf = (id: string) => `tracking_sources.old_secret:${id}`
const msPerHour = 3_600_000

/** @returns the secret that a shop begins with, sealed. @throws Problem `validation` for one that Standard Webhooks could not have made */
export function sealedSecret(ring: KeyRing, id: string, kind: SourceKind, given: string | undefined) {
  if (kind === 'standard' && given !== undefined && !/^whsec_[A-Za-z0-9+/]{24,128}={0,2}$/.test(given))
    throw badSecret('A secret of Standard Webhooks begins with whsec_.')
  const secret = given ?? drawSecret(kind)
  return { ...ring.seal(secret, placeOf(id)), secret }
}

function badSecret(message: string): Problem {
  return new Problem('validation', message, { fields: { secret: message } })
}

interface SecretRow {
  kind: SourceKind
  sealed: string
  keyId: string
}

/** Replaces a shop's secret; messages signed with the old one are taken for a day more. One that was replaced before that is taken no longer.
 *  @returns the secret; null for one that came with the call
 *  @throws Problem `not_found`, `subscription_ended`, `validation`: Shopify makes its own, so that one has to come with the call */
export async function rotateSource(
  tx: Tx,
  { ring, now }: Pick<TrackingParts, 'ring' | 'now'>,
  { workspaceId, id }: { workspaceId: string; id: string },
  { secret: given }: BodyOf<typeof trackingSources.rotate>,
): Promise<string | null> {
  await refuseLapsed(tx, workspaceId)
  const found = await tx.query<SecretRow>(
    `select kind, secret_sealed as sealed, key_id as "keyId" from tracking_sources
      where id = $1 and workspace_id = $2 and removed_at is null for no key update`,
    [id, workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) throw noSuchShop()
  const { kind, ...kept } = row
  if (kind === 'shopify' && given === undefined) throw badSecret('Paste the new secret that Shopify shows.')
  const old = ring.open(kept, placeOf(id))
  if (given === old) throw badSecret('That is the secret that is in use.')
  const made = sealedSecret(ring, id, kind, given)
  const until = new Date(now().getTime() + oldSourceSecretHours * msPerHour)
  await tx.query(
    `update tracking_sources set secret_sealed = $2, key_id = $3, old_secret_sealed = $4, old_secret_until = $5 where id = $1`,
    [id, made.sealed, made.keyId, ring.seal(old, oldPlaceOf(id)).sealed, until],
  )
  return given === undefined ? made.secret : null
}

export function noSuchShop(): Problem {
  return new Problem('not_found', 'Shop not found.')
}

export interface OpenSource {
  id: string
  workspaceId: string
  kind: SourceKind
  /** The secret, and the one before while that is taken. */
  secrets: string[]
}

/** @returns a shop with its secrets. @throws Problem `not_found` for one that was removed or never was */
export async function openSource(sql: Sql, ring: KeyRing, id: string, at: Date): Promise<OpenSource> {
  const found = await sql.query<SecretRow & { id: string; workspaceId: string; old: string | null }>(
    `select id, workspace_id as "workspaceId", kind, secret_sealed as sealed, key_id as "keyId",
            case when old_secret_until > $2 then old_secret_sealed end as old
       from tracking_sources where id = $1 and removed_at is null`,
    [id, at],
  )
  const [row] = found.rows
  if (row === undefined) throw noSuchShop()
  const { sealed, keyId, old, ...source } = row
  const secrets = [ring.open({ sealed, keyId }, placeOf(id))]
  if (old !== null) secrets.push(ring.open({ sealed: old, keyId }, oldPlaceOf(id)))
  return { ...source, secrets }
}

const resealedAtOnce = 200

/** Forgets old secrets whose time is over, and seals what lies under an older key of the ring under the newest one. */
export async function resealSources(sql: Sql, ring: KeyRing, at: Date): Promise<void> {
  await sql.query(
    'update tracking_sources set old_secret_sealed = null, old_secret_until = null where old_secret_until <= $1',
    [at],
  )
  for (let count = resealedAtOnce; count === resealedAtOnce; ) {
    const found = await sql.query<{ id: string; sealed: string; keyId: string; old: string | null }>(
      `select id, secret_sealed as sealed, key_id as "keyId", old_secret_sealed as old from tracking_sources
        where key_id <> $1 and key_id = any($2) and removed_at is null order by id limit ${resealedAtOnce}`,
      [ring.currentId, ring.ids],
    )
    for (const { id, sealed: before, keyId: under, old } of found.rows) {
      const { sealed, keyId } = ring.seal(ring.open({ sealed: before, keyId: under }, placeOf(id)), placeOf(id))
      const oldSecret = old === null ? null : ring.open({ sealed: old, keyId: under }, oldPlaceOf(id))
      // One that was rotated meanwhile lies under the newest key already.
      await sql.query(
        `update tracking_sources set secret_sealed = $2, key_id = $3, old_secret_sealed = $4
          where id = $1 and secret_sealed = $5 and removed_at is null`,
        [id, sealed, keyId, oldSecret === null ? null : ring.seal(oldSecret, oldPlaceOf(id)).sealed, before],
      )
    }
    count = found.rows.length
  }
}
