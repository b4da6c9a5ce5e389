import { isOldName, type NamedCreator, oldNameFault, Problem, profileByHandle } from '@vouch/contract'
import type pg from 'pg'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'
import { findOrCreateCreator } from '../../verdicts/creators/find-or-create-creator.ts'
import { refuseSuppressed } from '../../verdicts/creators/suppressions.ts'

/** A creator who is known, or whom the platform's rules for names allow. */
export async function findCreator(tx: pg.PoolClient, { platform, handle }: NamedCreator, at: Date): Promise<string> {
  // Looking one up keeps it as a name of its own.
  if (isOldName({ platform, handle })) throw new Problem('bad_address', oldNameFault, { reason: 'bad_handle' })
  await refuseSuppressed(tx, { platform, handle }, at)
  const known = await tx.query<{ id: string }>('select id from creators where platform = $1 and handle = $2', [
    platform,
    creatorKey(platform, handle),
  ])
  const [row] = known.rows
  if (row !== undefined) return row.id
  const address = profileByHandle(platform, handle)
  if (address.kind === 'refused') throw new Problem('bad_address', address.sentence, { reason: address.code })
  return findOrCreateCreator(tx, { platform, handle: address.handle, at })
}
