import type pg from 'pg'
import { drawToken, tokenDigest } from './token.ts'

/** Proofs that an address belongs to someone: a token that only its mailbox gets. The database keeps the digest. */

/** What a proof is for; one of a kind never serves another. */
export type ProofKind = 'verify-address' | 'reset-password'

const hoursValid: Readonly<Record<ProofKind, number>> = { 'verify-address': 24, 'reset-password': 1 }

/** Makes a proof. Earlier ones stay valid: the mails may arrive in any order. */
export async function openProof(
  sql: Pick<pg.Pool, 'query'>,
  kind: ProofKind,
  userId: string,
  token = drawToken(),
): Promise<string> {
  await sql.query(
    `insert into address_proofs (identifier, value, expires_at)
     values ($1, $2, now() + make_interval(hours => $3))`,
    [`${kind}:${userId}`, tokenDigest(token), hoursValid[kind]],
  )
  return token
}

export type ProofState = 'valid' | 'expired' | 'unknown'

/** A proof of an address is not used up: programs that look at links before people do must not spend it. */
export async function loadProofState(
  sql: Pick<pg.Pool, 'query'>,
  kind: ProofKind,
  userId: string,
  token: string,
): Promise<ProofState> {
  const found = await sql.query<{ valid: boolean }>(
    'select expires_at > now() as valid from address_proofs where identifier = $1 and value = $2',
    [`${kind}:${userId}`, tokenDigest(token)],
  )
  const [proof] = found.rows
  if (proof === undefined) return 'unknown'
  return proof.valid ? 'valid' : 'expired'
}

/** Whom a proof belongs to while it is valid; it stays valid. Null: unknown, used, or expired. */
export async function loadProofOwner(
  sql: Pick<pg.Pool, 'query'>,
  kind: ProofKind,
  token: string,
): Promise<string | null> {
  const found = await sql.query<{ identifier: string }>(
    'select identifier from address_proofs where value = $1 and starts_with(identifier, $2) and expires_at > now()',
    [tokenDigest(token), `${kind}:`],
  )
  return found.rows[0]?.identifier.slice(kind.length + 1) ?? null
}

/** Uses a proof up: of two who bring it at once, one succeeds. @returns whose it was; null: unknown, used, or expired. */
export async function spendProof(tx: pg.PoolClient, kind: ProofKind, token: string): Promise<string | null> {
  const spent = await tx.query<{ identifier: string }>(
    `delete from address_proofs where value = $1 and starts_with(identifier, $2) and expires_at > now()
     returning identifier`,
    [tokenDigest(token), `${kind}:`],
  )
  return spent.rows[0]?.identifier.slice(kind.length + 1) ?? null
}

/** Ends every open proof of a person: after the password or the address changed, links in older letters open nothing. */
export async function endProofs(tx: pg.PoolClient, userId: string): Promise<void> {
  await tx.query('delete from address_proofs where identifier = any($1)', [
    Object.keys(hoursValid).map((kind) => `${kind}:${userId}`),
  ])
}

/** Clears away what has long expired; until then an old link can still say that it is old. */
export async function deleteOldProofs(sql: Pick<pg.Pool, 'query'>): Promise<void> {
  await sql.query("delete from address_proofs where expires_at < now() - interval '30 days'")
}
