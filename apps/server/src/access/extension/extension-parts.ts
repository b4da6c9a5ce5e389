import type pg from 'pg'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'

/** What the room of the extension is given. */
export interface ExtensionParts {
  /** It verifies through the very function that everybody's verifications go through. */
  verifying: VerificationParts
  /** Hears in its transaction that other creators are on the lists of a workspace. */
  listsChanged: (tx: pg.PoolClient, workspaceId: string) => Promise<void>
}
