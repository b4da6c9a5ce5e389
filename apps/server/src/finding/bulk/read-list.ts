import {
  type AddressLine,
  actionCosts,
  addressLines,
  addressLinesMax,
  type BulkLine,
  type BulkPreview,
  Problem,
} from '@vouch/contract'
import type pg from 'pg'
import { loadBalance } from '../../customers/credits/balance.ts'
import { type Connector, connectorFor } from '../../outside/platforms/connector.ts'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'
import { freeRepeatHours, msPerHour, type VerificationParts } from '../../verdicts/verifications/verification-parts.ts'

/** Reads a pasted list and says of each line what would become of it, before anything is begun or charged. */

export interface ReadLine extends BulkLine {
  /** What is verified; null for a line that is not. */
  url: string | null
}

/** @throws Problem `validation` for a list without lines, or with more than 500. */
export function readList(text: string, connectors: readonly Connector[]): ReadLine[] {
  const { count, lines } = addressLines(text)
  if (count === 0) refuse('There are no profile links in this list. Paste one per line.')
  if (count > addressLinesMax) {
    refuse(`A list can have up to ${addressLinesMax} profile links, and this one has ${count}. Split it up.`)
  }
  const first = new Map<string, number>()
  return lines.map((line) => readLine(line, first, connectors))
}

function refuse(message: string): never {
  throw new Problem('validation', message, { fields: { text: message } })
}

function readLine(
  { line, text, address }: AddressLine,
  first: Map<string, number>,
  connectors: readonly Connector[],
): ReadLine {
  const nobody = { line, text, platform: null, handle: null, url: null }
  if (address.kind !== 'profile') return { ...nobody, kind: 'refused', reason: address.sentence }
  const { platform, url } = address
  const handle = creatorKey(platform, address.handle)
  const named = { line, text, platform, handle }
  const refusal = refusalOf(() => connectorFor(address, connectors))
  if (refusal !== null) return { ...named, kind: 'refused', reason: refusal, url: null }
  const earlier = first.get(url)
  if (earlier !== undefined) return { ...named, kind: 'double', reason: `Duplicate of line ${earlier}.`, url: null }
  first.set(url, line)
  return { ...named, kind: 'new', reason: null, url }
}

function refusalOf(ask: () => unknown): string | null {
  try {
    ask()
    return null
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

/** Says what a list costs: nothing for what is double or cannot be read, nothing for creators that were paid for within a day. */
export async function previewList(parts: VerificationParts, workspaceId: string, text: string): Promise<BulkPreview> {
  const { db, connectors, now } = parts
  const read = readList(text, connectors)
  const [paid, balance] = await Promise.all([
    loadPaid(db.pool, workspaceId, new Date(now().getTime() - freeRepeatHours * msPerHour)),
    loadBalance(db.pool, workspaceId),
  ])
  const lines = read.map(({ url: _, ...line }): BulkLine => {
    const free = line.kind === 'new' && paid.has(`${line.platform}:${line.handle}`)
    return free ? { ...line, kind: 'repeat', reason: 'Verified in the last 24 hours.' } : line
  })
  const counts = { new: 0, repeat: 0, double: 0, refused: 0 }
  for (const { kind } of lines) counts[kind] += 1
  return { lines, counts, credits: counts.new * actionCosts.creator_verification, available: balance.totalCredits }
}

/** Loads the creators that a workspace paid for since a moment, or is paying for now. */
async function loadPaid(pool: pg.Pool, workspaceId: string, since: Date): Promise<Set<string>> {
  const found = await pool.query<{ creator: string }>(
    `select distinct platform || ':' || handle as creator
       from verifications join creators on creators.id = creator_id
      where workspace_id = $1 and verifications.created_at > $2
        and (credits_used > 0 or (credits_used is null and credits_held > 0))`,
    [workspaceId, since],
  )
  return new Set(found.rows.map(({ creator }) => creator))
}
