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
  /** By when the team answers; null until the mailbox has confirmed. */
  dueAt: Date | null
  answeredAt: Date | null
}

export const disputeColumns = `id, share_id as "shareId", workspace_id as "workspaceId", platform, handle, name, relation, email,
  body as text, proof_url as "proofUrl", state, answer, written_at as "writtenAt", confirmed_at as "confirmedAt",
  due_at as "dueAt", answered_at as "answeredAt"`

/** How long an answer may take, in days. No law sets it: a report that somebody calls wrong should not stand for longer without one. */
export const disputeAnswerDays = 14

/** How a writer stands to the creator, in words. */
export const relationWords: Readonly<Record<DisputeRelation, string>> = {
  creator: 'the creator',
  manager: 'the creator’s manager',
  agency: 'the creator’s agency',
  other: 'someone else',
}
