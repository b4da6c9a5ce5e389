import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BulkBatch, SharedReport, Shortlist, Verification } from '@vouch/contract'
import { type Api, signedIn } from '../../../../e2e/api.ts'

/** What somebody does with a release, and what they then see of it. Every later release must show them the same. */

/** Where what was done is found again. */
export interface Places {
  verificationId: string
  shortlistId: string
  shareToken: string
  batchId: string
}

/** What is shown there, as far as it must not change. */
export interface Seen {
  /** Digest of the verdict's figures: score, signals, key figures and series. */
  figures: string
  handle: string
  score: number
  /** What the link shows, byte for byte. */
  sharedDigest: string
  shortlist: { name: string; handles: string[] }
  batch: { lines: string[]; creditsUsed: number }
  /** Balance after each movement, newest first. */
  balances: number[]
}

const waitMsMax = 60_000
const pollMs = 200
const shareDaysMost = 365

/** Uses a running product through its API: a verification, a charge of the caller's own, a shortlist, a link, a list in one go. */
export async function liveThrough(url: string): Promise<Places> {
  const api = await signedIn(url)
  const opened = await api.post('/api/verifications', { url: 'youtube.com/@techtonic_sandbox' })
  const { id } = await api.verificationWhen(String(opened.body.id), ({ state }) => state === 'done')
  await api.post('/api/credits/deduct', { actionType: 'campaign_brief', resourceId: 'spring' })
  const creator = { platform: 'youtube', handle: 'techtonic_sandbox' }
  const listed = await api.post('/api/shortlists', { name: 'Spring campaign', creator })
  const shared = await api.post(`/api/verifications/${id}/shares`, { days: shareDaysMost, label: 'For the team' })
  const text = 'instagram.com/new_in_town_sandbox\ntiktok.com/@no_such_creator_sandbox\nnot a link'
  const batch = await api.post('/api/bulk', { text, name: 'Two and a slip' })
  const batchId = String(batch.body.id)
  await batchEnded(api, batchId)
  const shareToken = String(shared.body.url).split('/').at(-1) ?? ''
  return { verificationId: id, shortlistId: String(listed.body.id), shareToken, batchId }
}

/** Signs in with the documented password and reads everything again. */
export async function lookAgain(url: string, places: Places): Promise<Seen> {
  const api = await signedIn(url)
  const { report } = (await api.load(`/api/verifications/${places.verificationId}`)) as Verification
  const { text } = (await (await fetch(`${url}/api/shared/${places.shareToken}`)).json()) as SharedReport
  const shortlist = (await api.load(`/api/shortlists/${places.shortlistId}`)) as Shortlist
  const batch = (await api.load(`/api/bulk/${places.batchId}`)) as BulkBatch
  const { entries } = (await api.load('/api/credits/history')) as { entries: { totalAfter: number }[] }
  if (!report) throw new Error(`Verification ${places.verificationId} has no report`)
  const { trust, signals, keyFigures, series, audienceTypes, engagement } = report
  return {
    figures: digestOf(JSON.stringify({ trust, signals, keyFigures, series, audienceTypes, engagement })),
    handle: report.subject.handle,
    score: trust?.score ?? Number.NaN,
    sharedDigest: digestOf(text),
    shortlist: { name: shortlist.name, handles: shortlist.entries.map(({ creator }) => creator.handle) },
    batch: { lines: batch.items.map(({ text: line, state }) => `${line}: ${state}`), creditsUsed: batch.creditsUsed },
    balances: entries.map(({ totalAfter }) => totalAfter),
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function batchEnded(api: Api, id: string): Promise<void> {
  for (let waited = 0; waited < waitMsMax; waited += pollMs) {
    const { state } = (await api.load(`/api/bulk/${id}`)) as BulkBatch
    if (state === 'done') return
    await sleep(pollMs)
  }
  throw new Error(`Batch ${id} does not end`)
}
