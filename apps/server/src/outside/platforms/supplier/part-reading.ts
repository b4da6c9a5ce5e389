/** Reads one part of a creator at one supplier: submits and waits where the file says so, follows pages within bounds, and maps what came. */

import { platformClient } from '../client/platform-client.ts'
import { ConnectorFailure } from '../connector.ts'
import { knownTime } from '../reading/known-values.ts'
import { supplierFailureOf } from './answer-tests.ts'
import { MappingFault } from './mapper.ts'
import { asked, type PartAsk, type PartCall, type SupplierTools } from './part-call.ts'
import { withoutSecrets } from './shown-requests.ts'
import { finishedRun } from './submitted-run.ts'
import { isByPost, limitOf, rowMicros, supplierBucket, tallied } from './supplier-prices.ts'
import type { SupplierPart } from './supplier-shape.ts'
import { UnfilledPlace } from './supplier-template.ts'
import { rowsAt, textAt } from './value-at.ts'

export interface PartReading {
  /** What the mapping made of each page, with the post that was asked for. */
  pages: { made: unknown[]; postId: string | null }[]
  /** When the supplier read it, ISO 8601. */
  at: string
  usd: number
  /** Whether everything that there was has been read. */
  whole: boolean
}

/** @throws ConnectorFailure */
export async function readPart(ask: PartAsk, tools: SupplierTools): Promise<PartReading> {
  const { supplier, part } = ask
  const spending = tallied(tools.spending)
  const timeoutMs = part.timeout_seconds * 1_000
  const dialect = { name: supplier.name, failureOf: supplierFailureOf(supplier.name, part) }
  const client = platformClient({
    ...{ now: tools.now, ...(tools.sleep && { sleep: tools.sleep }), ...(tools.random && { random: tools.random }) },
    ...{ baseUrl: '', dialect, timeoutMs, bytesMax: part.bytes_max, quota: spending, rates: tools.rates(supplier) },
    send: tools.send(part.bytes_max, timeoutMs),
  })
  const reading: Omit<PartReading, 'usd'> = { pages: [], at: tools.now().toISOString(), whole: true }
  const posts = isByPost(part) ? ask.postIds.slice(0, part.posts_max) : [null]
  try {
    for (const post of posts) {
      const { handle, id } = ask
      const fillings = { handle, id, post, cursor: null, limit: limitOf(part), run: {}, secrets: tools.secrets }
      await readPages({ ask, client, fillings, spending, tools }, reading)
    }
  } catch (error) {
    const failure = failureOf(error, ask)
    // What was read and paid for is kept; the rest is said to be missing.
    if (failure.code === 'cancelled' || reading.pages.length === 0) throw failure
    reading.whole = false
  }
  return { ...reading, usd: spending.spentUsd() }
}

/** @returns what a fault stands for. What nobody foresaw is thrown. */
function failureOf(error: unknown, { supplier: { name }, part }: PartAsk): ConnectorFailure {
  if (error instanceof ConnectorFailure) return error
  if (error instanceof MappingFault) return new ConnectorFailure('platform_bad_answer', `${name}: ${error.message}`)
  if (!(error instanceof UnfilledPlace)) throw error
  const secret = error.message.startsWith('secret.') ? `SUPPLIER_SECRET_${error.message.slice(7)}` : null
  const sentence = secret
    ? `${name} needs ${secret}, which isn’t set. The operator needs to set it.`
    : `${name} needs {${error.message}} for the ${part.part}, which isn’t known.`
  return new ConnectorFailure(secret ? 'platform_key_refused' : 'platform_refused', sentence)
}

async function readPages(call: PartCall, reading: Omit<PartReading, 'usd'>): Promise<void> {
  const { ask, spending, tools } = call
  const { part } = ask
  const fillings = part.submit ? { ...call.fillings, run: await finishedRun(call, part.submit) } : call.fillings
  const most = limitOf(part)
  const seen = new Set<string>()
  let cursor = part.paging?.offset ? '0' : (part.paging?.page?.toString() ?? null)
  let count = 0
  let sent = 0
  let last = ''
  for (let page = 1; ; page++) {
    const body = await asked({ ...call, fillings: { ...fillings, cursor } }, part.request, !part.submit)
    const all = rowsAt(body, part.items)
    // Some suppliers echo what they were asked with; no mapping, and none of its complaints, sees a secret.
    const written = withoutSecrets(JSON.stringify(all.slice(0, most - count)), tools.secrets)
    const rows: unknown[] = JSON.parse(written)
    const repeats = written === last
    if (!repeats && rows.length > 0) await keepPage(call, rows, reading, body)
    last = written
    count += repeats ? 0 : rows.length
    sent += repeats ? 0 : all.length
    const next = rows.length === 0 || repeats ? null : nextCursor(part, { body, count, page })
    const ended = next === null || seen.has(next)
    if (ended || count >= most || page >= (part.paging?.pages ?? 1)) {
      // A list that stops just where it was asked to may go on, unless the supplier says that it does not.
      if (!ended || all.length > rows.length || (count >= most && !part.paging?.cursor)) reading.whole = false
      break
    }
    seen.add(next)
    cursor = next
  }
  // A run was booked for as many rows as the limit allows.
  if (part.submit) await spending.settleLatest(rowMicros(part) * (most - sent), supplierBucket)
}

async function keepPage(
  { ask, fillings, tools }: PartCall,
  rows: unknown[],
  reading: Omit<PartReading, 'usd'>,
  body: unknown,
): Promise<void> {
  const { part, handle } = ask
  const at = tools.now().toISOString()
  const made = await tools.mapper.map({ expression: part.map, rows, about: { handle, platform: part.platform, at } })
  reading.pages.push({ made, postId: fillings.post })
  const told = part.read_at === undefined ? null : knownTime(textAt(body, part.read_at))
  if (told !== null && told < reading.at) reading.at = told
}

function nextCursor(
  { paging }: SupplierPart,
  { body, count, page }: { body: unknown; count: number; page: number },
): string | null {
  if (!paging) return null
  if (paging.cursor !== undefined) return textAt(body, paging.cursor)
  return paging.offset ? String(count) : String((paging.page ?? 0) + page)
}
