import type { Scope, WorkspaceRole } from '@vouch/contract'

/** Who asks: what every room may know of a signed-in caller. */
export interface Member {
  userId: string
  /** The workspace that the call acts on; it owns credits, verifications and all else. */
  workspaceId: string
  /** What the caller may do in it. */
  role: WorkspaceRole
  sessionId: string
  token: string
  /** Who of the team looks at the account in its owner's place; such a session changes nothing. Null or absent: the owner. */
  supportName?: string | null
  /** Changes whenever credits of the workspace move; null or absent: none ever did. Answers carry it as `x-ledger-mark`. */
  ledgerMark?: string | null
  /** It is the browser extension that asks in the person's place; only what the contract opens to it is. */
  isExtension?: boolean
  /** The key that a program calls with, in the owner's name; null or absent: a person. */
  apiKey?: { id: string; scopes: readonly Scope[]; version: string; callsPerMinute: number } | null
}

/** Who asks on the team's side. */
export interface Teammate {
  sessionId: string
  /** As the person named themselves. */
  name: string
  beganAt: Date
  expiresAt: Date
}

/** Finds the teammate of a cookie; null for one that ended or never was. */
export type IdentifyTeammate = (cookie: string | undefined) => Promise<Teammate | null>

/** Finds the member of a live token; null for one that ended or never was. @param workspaceId the one to act on; absent: the caller's own, or
 *  the first joined where that has no plan. @param address where the call comes from @throws Problem `not_a_member` where the caller is none of
 *  the wanted one, `key_address` where a key may not be used from there */
export type Identify = (token: string, workspaceId?: string, address?: string) => Promise<Member | null>
