import { hash, randomUUID } from 'node:crypto'
import { actionCosts, type BodyOf, blankCampaign, type outreachTemplates, type ReplyOf } from '@vouch/contract'
import { spend } from '../../customers/credits/ledger.ts'
import { requireCredits } from '../../customers/credits/require-credits.ts'
import { countAttempt } from '../../foundation/http/attempt-windows.ts'
import type { Member } from '../../foundation/http/member.ts'
import { generate, generationLog } from '../../outside/llm/generate.ts'
import { requireCampaign } from '../campaigns/load-campaign.ts'
import { valuesOf } from '../campaigns/stored-fields.ts'
import { askForDraft } from './draft-request.ts'
import { builtInDraft, type DraftFacts } from './draft-text.ts'
import type { OutreachDesk, Sql } from './outreach-desk.ts'
import { loadSender } from './stored-sender.ts'

/** A draft for a campaign: by the language model where one is configured and keeps to what it was told, else by the built-in writer. */

const builtIn = 'built-in'
/** Somebody waits in front of a screen. */
const patienceMs = 45_000
/** An answer is not lost more often than this in a day. Each is written anew, which costs us what it cost the first time. */
const repeatsMax = 3
const repeatsSeconds = 86_400

/** @param key the caller's own; whoever asks for the same again under it, because the answer was lost, has paid; after three times a day anew
 *  @throws Problem `not_found`, `insufficient_credits`; nothing is charged then */
export async function draftTemplate(
  desk: OutreachDesk,
  { workspaceId }: Member,
  { campaignId = null, tone, offer }: BodyOf<typeof outreachTemplates.draft>,
  key: string | null,
): Promise<ReplyOf<typeof outreachTemplates.draft>> {
  const { pool } = desk.db
  const sender = await loadSender(pool, workspaceId)
  const values =
    campaignId === null
      ? blankCampaign
      : valuesOf((await requireCampaign(pool, workspaceId, campaignId)).fields, blankCampaign)
  const facts: DraftFacts = { brand: values.brand || (sender?.legalName ?? ''), product: values.product, offer, tone }
  const action = 'ai_email_template'
  const cause = await causeOf(pool, workspaceId, key === null ? null : JSON.stringify([key, facts, campaignId]))
  const movement = { workspaceId, cause, action, resourceId: campaignId, credits: actionCosts[action], at: desk.now() }
  // It is paid for when it is written: whatever fails or is killed in between has cost nothing.
  if (!(await wasPaid(pool, workspaceId, cause))) await requireCredits(pool, workspaceId, action)
  const { languageModel: model } = desk
  const { value } = await generate({ model, record: generationLog(pool) }, 'outreach-draft', (write) =>
    askForDraft(write, facts, values.brief, AbortSignal.timeout(patienceMs)),
  )
  await spend(pool, movement)
  return { ...(value ?? builtInDraft(facts)), writer: value === null || model === null ? builtIn : model.name }
}

/** @param asked what is asked for, the caller's key in it; null where there is none
 *  @returns what this draft is charged for: the draft before it, where this is a repeat */
async function causeOf(sql: Sql, workspaceId: string, asked: string | null): Promise<string> {
  const another = `outreach-draft:${randomUUID()}`
  if (asked === null) return another
  const cause = `outreach-draft:${hash('sha256', asked)}`
  if (!(await wasPaid(sql, workspaceId, cause))) return cause
  const { attempts } = await countAttempt(sql, `${workspaceId}:${cause}`, repeatsSeconds)
  return attempts > repeatsMax ? another : cause
}

async function wasPaid(sql: Sql, workspaceId: string, cause: string): Promise<boolean> {
  const found = await sql.query('select from credit_holds where workspace_id = $1 and cause = $2', [workspaceId, cause])
  return found.rowCount === 1
}
