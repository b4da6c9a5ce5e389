import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { GuardedFetch } from '../../outside/guarded-fetch/guarded-fetch.ts'
import type { LanguageModel } from '../../outside/llm/language-model.ts'
import type { LookUpText } from '../../outside/mailboxes/sender-records.ts'
import type { KeyRing } from '../../verdicts/consent/key-ring.ts'
import type { SnapshotReader } from '../../verdicts/creators/snapshot-reader.ts'

/** What outreach is given. */
export interface OutreachDesk {
  db: Database
  now: () => Date
  queue: Pick<Queue, 'enqueue'>
  snapshots: Pick<SnapshotReader, 'read'>
  /** Passwords and signing keys are sealed under it. */
  ring: KeyRing
  /** What unsubscribe links are signed with. */
  linkSecret: string
  /** Where links lead. */
  publicAddress: () => string
  company: Config['company']
  /** Our mail server; null: what it sends stays in the sandbox's mailbox. */
  ours: Config['smtp']
  settings: Config['outreach']
  languageModel: LanguageModel | null
  fetchPage: GuardedFetch
  lookUpText: LookUpText
}

export type Sql = Pick<pg.Pool, 'query'>
export type Tx = pg.PoolClient

/** The address that our mail server sends from. */
export function oursAddress({ ours }: Pick<OutreachDesk, 'ours'>): string {
  const from = ours?.from ?? 'hello@vouch.test'
  return (/<([^<>\s]{3,254})>/.exec(from)?.[1] ?? from).toLowerCase()
}

/** @returns whether answers to a sender's messages are read in the operator's mailbox: where our server sends them, and the workspace names no mailbox */
export function isReadByUs(
  { settings }: Pick<OutreachDesk, 'settings'>,
  { via, imapHost }: { via: 'ours' | 'own'; imapHost: string | null },
): boolean {
  return settings.mailbox !== null && via === 'ours' && imapHost === null
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
