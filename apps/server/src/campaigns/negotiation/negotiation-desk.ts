import type pg from 'pg'
import type { LanguageModel } from '../../outside/llm/language-model.ts'
import type { CampaignDesk } from '../campaigns/campaign-desk.ts'

/** What negotiations are given. */
export interface NegotiationDesk extends Pick<CampaignDesk, 'db' | 'now' | 'snapshots'> {
  languageModel: LanguageModel | null
}

export type Sql = Pick<pg.Pool, 'query'>
export type Tx = pg.PoolClient

/** A creator of a campaign, as the address of a call names it. */
export interface Entry {
  /** Of the campaign. */
  id: string
  entryId: string
}
