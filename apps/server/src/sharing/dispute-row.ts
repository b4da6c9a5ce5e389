import type { DisputeRelation, DisputeState } from '@vouch/contract'

/** A dispute as the database keeps it. */
export interface Dispute {
  id: string
  shareId: string | null
  workspaceId: string
  platform: string
  handle: string
  name: string
  relation: DisputeRelation
  email: string
  text: string
  proofUrl: string | null
  state: DisputeState
  answer: string | null
  writtenAt: Date
  confirmedAt: Date | null
  answeredAt: Date | null
}

export const disputeColumns = `id, share_id as "shareId", workspace_id as "workspaceId", platform, handle, name, relation, email,
  body as text, proof_url as "proofUrl", state, answer, written_at as "writtenAt", confirmed_at as "confirmedAt",
  answered_at as "answeredAt"`

/** How a writer stands to the creator, in words. */
export const relationWords: Readonly<Record<DisputeRelation, string>> = {
  creator: 'the creator',
  manager: 'the creator’s manager',
  agency: 'the creator’s agency',
  other: 'somebody else',
}
