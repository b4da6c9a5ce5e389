import { contractVersion, contractVersionsMax } from '@vouch/contract'
import { writeVersion } from './change-contracts.ts'
import type { Tx } from './contract-desk.ts'

/** Puts a fee into the contracts with a creator that are still drafts, each as a version of its own. What was sent stays as others read it.
 *  @param fee in words, as a contract says it
 *  @returns how many were changed */
export async function priceDrafts(
  tx: Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  { entryId, fee, at }: { entryId: string; fee: string; at: Date },
): Promise<number> {
  const drafts = await tx.query<{ id: string; version: number; draft: unknown }>(
    `select contract.id, contract.version, held.draft
       from contracts contract join contract_versions held on held.contract_id = contract.id and held.version = contract.version
      where contract.workspace_id = $1 and entry_id = $2 and contract.state = 'draft' and contract.version < $3
      order by contract.id for update of contract`,
    [workspaceId, entryId, contractVersionsMax],
  )
  let priced = 0
  for (const { id, version, draft: held } of drafts.rows) {
    const draft = contractVersion.shape.draft.parse(held)
    if (draft.variables.fee === fee) continue
    const repriced = { ...draft, variables: { ...draft.variables, fee } }
    await writeVersion(tx, { id, version: version + 1, draft: repriced, userId, at })
    await tx.query('update contracts set version = version + 1, updated_at = $2 where id = $1', [id, at])
    priced += 1
  }
  return priced
}
