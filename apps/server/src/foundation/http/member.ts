/** Who asks: what every room may know of a signed-in caller. */
export interface Member {
  userId: string
  /** The workspace that owns credits, verifications and all else. */
  workspaceId: string
  sessionId: string
  token: string
  /** Who of the team looks at the account in its owner's place; such a session changes nothing. Null or absent: the owner. */
  supportName?: string | null
  /** Changes whenever credits of the workspace move; null or absent: none ever did. Answers carry it as `x-ledger-mark`. */
  ledgerMark?: string | null
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

/** Finds the member of a live token; null for one that ended or never was. */
export type Identify = (token: string) => Promise<Member | null>
