import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { SnapshotReader } from '../../verdicts/creators/snapshot-reader.ts'

/** What the routes of campaigns are given. */
export interface CampaignDesk {
  db: Database
  now: () => Date
  snapshots: SnapshotReader
  /** Hears in its transaction that other creators are in the active campaigns of a workspace. */
  creatorsChanged: (tx: pg.PoolClient, workspaceId: string) => Promise<void>
}

/** Who changes something, where and when. */
export interface Act {
  /** No person: something that came from outside. */
  member: Pick<Member, 'workspaceId'> & { userId: string | null }
  campaignId: string
  at: Date
}

export type Sql = Pick<pg.Pool, 'query'>
export type Tx = pg.PoolClient
