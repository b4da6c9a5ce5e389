import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { SnapshotReader } from '../../verdicts/creators/snapshot-reader.ts'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'

/** What the routes of shortlists are given. */
export interface ShortlistDesk {
  db: Database
  now: () => Date
  snapshots: SnapshotReader
  /** Hears in its transaction that other creators are on the lists of a workspace. */
  listsChanged: (tx: pg.PoolClient, workspaceId: string) => Promise<void>
}

/** What the jobs of shortlists are given. They verify through the very function that everybody's verifications go through. */
export interface ShortlistParts {
  verifying: VerificationParts
  config: Pick<Config, 'company'>
  /** Where links in mail lead. */
  publicAddress: () => string
}
