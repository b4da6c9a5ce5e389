/** Who asks: what every room may know of a signed-in caller. */
export interface Member {
  userId: string
  /** The workspace that owns credits, verifications and all else. */
  workspaceId: string
  sessionId: string
  token: string
}

/** Finds the member of a live token; null for one that ended or never was. */
export type Identify = (token: string) => Promise<Member | null>
