import { withTransaction } from '../../foundation/db/database.ts'
import type { KeyRing } from '../../verdicts/consent/key-ring.ts'
import type { Sql, WebhookParts } from './webhook-parts.ts'

/** Addresses and secrets at rest: sealed, each for its own row and column. */

export interface SealedEndpoint {
  id: string
  urlSealed: string
  secretSealed: string | null
  oldSecretSealed: string | null
  keyId: string
}

export interface OpenEndpoint {
  url: string
  secret: string | null
  oldSecret: string | null
}

export const sealedColumns = `webhook_endpoints.id, url_sealed as "urlSealed", secret_sealed as "secretSealed",
  old_secret_sealed as "oldSecretSealed", key_id as "keyId"`

/** A secret keeps its place when it becomes the old one. */
const placeOf = (id: string, what: 'url' | 'secret') => `webhook_endpoints.${what}:${id}`

/** @throws Error for a row whose key is no longer in the ring */
export function openEndpoint(ring: KeyRing, sealed: SealedEndpoint): OpenEndpoint {
  const { id, keyId, urlSealed, secretSealed, oldSecretSealed } = sealed
  const open = (text: string, what: 'url' | 'secret') => ring.open({ keyId, sealed: text }, placeOf(id, what))
  return {
    url: open(urlSealed, 'url'),
    secret: secretSealed === null ? null : open(secretSealed, 'secret'),
    oldSecret: oldSecretSealed === null ? null : open(oldSecretSealed, 'secret'),
  }
}

/** @returns the values of the row's sealed columns, all under the ring's newest key */
export function sealEndpoint(ring: KeyRing, id: string, { url, secret, oldSecret }: OpenEndpoint): SealedEndpoint {
  const seal = (text: string, what: 'url' | 'secret') => ring.seal(text, placeOf(id, what)).sealed
  return {
    id,
    urlSealed: seal(url, 'url'),
    secretSealed: secret === null ? null : seal(secret, 'secret'),
    oldSecretSealed: oldSecret === null ? null : seal(oldSecret, 'secret'),
    keyId: ring.currentId,
  }
}

/** Writes sealed columns, and the address as people see it. */
export async function writeSealed(sql: Sql, sealed: SealedEndpoint): Promise<void> {
  await sql.query(
    `update webhook_endpoints set url_sealed = $2, secret_sealed = $3, old_secret_sealed = $4, key_id = $5 where id = $1`,
    [sealed.id, sealed.urlSealed, sealed.secretSealed, sealed.oldSecretSealed, sealed.keyId],
  )
}

const resealedAtOnce = 200

/** Seals what lies under an older key of the ring under the newest one. */
export async function resealEndpoints({ db, ring }: Pick<WebhookParts, 'db' | 'ring'>): Promise<void> {
  for (let count = resealedAtOnce; count === resealedAtOnce; ) {
    count = await withTransaction(db, async (tx) => {
      const found = await tx.query<SealedEndpoint>(
        `select ${sealedColumns} from webhook_endpoints where key_id <> $1 and key_id = any($2)
          order by id limit ${resealedAtOnce} for update skip locked`,
        [ring.currentId, ring.ids],
      )
      for (const sealed of found.rows) await writeSealed(tx, sealEndpoint(ring, sealed.id, openEndpoint(ring, sealed)))
      return found.rows.length
    })
  }
}
