import type { WorkspaceRole } from '@vouch/contract'

/** What the roles of a workspace are called, and what they may do, as people choose between them. */
export const roleWords: Readonly<Record<WorkspaceRole, { name: string; may: string }>> = {
  viewer: { name: 'Viewer', may: 'Reads everything. Takes no seat.' },
  member: { name: 'Member', may: 'Verifies creators, spends credits, edits lists and campaigns.' },
  manager: { name: 'Manager', may: 'Also sends emails and contracts, buys credits and invites people.' },
  owner: { name: 'Owner', may: 'Also decides on the plan and on roles.' },
}
