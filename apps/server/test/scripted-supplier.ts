/** Suppliers against a scripted server: the files that ship, pointed at this machine, and servers that answer as the suppliers' documentation says. */

import { readFileSync } from 'node:fs'
import { guardedFetch } from '../src/outside/guarded-fetch/guarded-fetch.ts'
import { countingQuota, type QuotaLedger } from '../src/outside/platforms/client/quota-ledger.ts'
import { countingRates } from '../src/outside/platforms/client/rate-ledger.ts'
import type { Connector } from '../src/outside/platforms/connector.ts'
import type { Mapper } from '../src/outside/platforms/supplier/mapper.ts'
import type { SupplierTools } from '../src/outside/platforms/supplier/part-call.ts'
import {
  type SuppliedSettings,
  supplierConnector,
  withSuppliers,
} from '../src/outside/platforms/supplier/supplied-connector.ts'
import { readSupplier } from '../src/outside/platforms/supplier/supplier-file.ts'
import { supplierBucket, supplierBudgetUsedUp } from '../src/outside/platforms/supplier/supplier-prices.ts'
import type { Supplier } from '../src/outside/platforms/supplier/supplier-shape.ts'
import { type PlatformAnswer, type PlatformCall, steppedClock } from './scripted-platform.ts'

export type ShippedSupplier = 'social-fetch' | 'apify' | 'apify-runs'

/** @returns the text of a file that ships. */
export function shippedFile(name: ShippedSupplier): string {
  return readFileSync(new URL(`../suppliers/${name}.yaml`, import.meta.url), 'utf8')
}

/** @returns the text of a file with its hosts on this machine. */
export function pointedAt(text: string, baseUrl: string): string {
  const { host } = new URL(baseUrl)
  return text
    .replaceAll(/https:\/\/api\.(socialfetch\.dev|apify\.com|supplier\.example)/g, baseUrl)
    .replaceAll(/^hosts: \[.*\]$/gm, `hosts: ['${host}']`)
}

/** @returns the supplier of a text that is right. */
export function supplierOf(text: string): Supplier {
  const reading = readSupplier(text)
  if (reading.ok) return reading.supplier
  throw new Error(reading.faults.map(({ line, sentence }) => `${line}: ${sentence}`).join('\n'))
}

export const supplierSecrets = {
  SOCIAL_FETCH_KEY: 'sfk_secret-value',
  APIFY_TOKEN: 'apify_secret-value',
  KEY: 'plain-secret-value',
}

export interface OpenedSupplierOptions {
  mapper: Mapper
  usd?: number
  spending?: QuotaLedger
  secrets?: Readonly<Record<string, string>>
  /** The platform's own connector, where there is one. */
  own?: Connector
  timeoutMs?: number
}

/** @returns a connector of suppliers against servers on this machine, with a clock that only pauses move. */
export function openedSuppliers(suppliers: readonly Supplier[], options: OpenedSupplierOptions) {
  const { mapper, usd = 10, secrets = supplierSecrets, own } = options
  const clock = steppedClock()
  const counted = countingQuota({ [supplierBucket]: usd * 1_000_000 }, 'supplier', () => supplierBudgetUsedUp(usd))
  const loopbackHosts = suppliers.flatMap(({ hosts }) => hosts)
  const tools: SupplierTools = {
    ...clock,
    mapper,
    secrets,
    spending: options.spending ?? counted,
    rates: ({ rate }) => countingRates(() => rate, clock.now),
    send: (bytesMax, timeoutMs) => guardedFetch({ bytesMax, timeoutMs: options.timeoutMs ?? timeoutMs, loopbackHosts }),
  }
  const settings: SuppliedSettings = { suppliers: () => suppliers, tools, now: clock.now, dailyLimits: {} }
  const connector = own ? withSuppliers(own, settings) : supplierConnector(settings)
  return { connector, clock, tools, settings, spentUsd: () => (counted.spent()[supplierBucket] ?? 0) / 1_000_000 }
}

const socialProfile = {
  lookupStatus: 'found',
  profile: {
    ...{ platform: 'instagram', handle: 'Travel.Notes', displayName: 'Travel Notes', bio: 'Trains.', verified: true },
    ...{
      profileUrl: 'https://www.instagram.com/travel.notes/',
      privateAccount: false,
      platformUserId: '1784',
      businessAccount: true,
    },
  },
  metrics: { followers: 64_976, following: 150, posts: 436 },
}

const socialPost = (index: number) => ({
  ...{ id: `p${index}`, shortcode: `S${index}`, mediaType: ['image', 'video', 'sidecar', 'unknown'][index % 4] },
  ...{
    caption: 'With @railways.ch #trains',
    takenAt: 1_793_000_000 - index * 86_400,
    url: 'https://www.instagram.com/p/S/',
  },
  ...{ likeCount: 900 + index, commentCount: 12 },
})

/** Social Fetch, as its documentation says: an envelope, pages by cursor, credits in every answer. */
export function socialFetch({ path, query, headers }: PlatformCall): PlatformAnswer {
  const meta = { requestId: 'r', creditsCharged: 1, version: '1' }
  if (headers['x-api-key'] !== supplierSecrets.SOCIAL_FETCH_KEY) return { status: 401, body: { error: {} } }
  if (path.includes('/nobody')) return { body: { data: { lookupStatus: 'not_found' }, meta } }
  if (path.includes('/closed')) return { body: { data: { lookupStatus: 'private' }, meta } }
  if (!path.endsWith('/posts')) return { body: { data: socialProfile, meta } }
  const from = Number(query.cursor ?? 0)
  const posts = Array.from({ length: 12 }, (_, index) => socialPost(from + index))
  return { body: { data: { posts, page: { nextCursor: from < 24 ? String(from + 12) : null } }, meta } }
}

const apifyProfile = {
  ...{
    id: '1784',
    username: 'travel.notes',
    fullName: 'Travel Notes',
    biography: 'Trains.',
    followersCount: 64_976,
    followsCount: 150,
  },
  ...{ postsCount: 436, verified: true, private: false, isBusinessAccount: true, businessCategoryName: 'Travel' },
}
const apifyPost = (index: number) => ({
  ...{
    id: `p${index}`,
    type: 'Image',
    shortCode: `S${index}`,
    caption: 'With #trains',
    hashtags: ['trains'],
    mentions: [],
  },
  ...{
    likesCount: index === 0 ? -1 : 900,
    commentsCount: 12,
    timestamp: new Date(1_793_000_000_000 - index * 86_400_000).toISOString(),
  },
})
const apifyFollower = (index: number) => ({
  ...{
    username: `person${index}`,
    full_name: `Person ${index}`,
    is_private: index % 2 === 0,
    is_verified: false,
    profile_pic_url: 'https://example.com/a.jpg',
  },
})
const tiktokItem = (index: number) => ({
  ...{
    id: `v${index}`,
    text: 'On #trains',
    diggCount: 90,
    shareCount: 2,
    playCount: 4_000,
    commentCount: 7,
    createTimeISO: '2026-11-01T00:00:00.000Z',
  },
  ...{ hashtags: [{ name: 'trains' }], webVideoUrl: 'https://www.tiktok.com/@travelnotes/video/1' },
  authorMeta: {
    name: 'travelnotes',
    nickName: 'Travel Notes',
    fans: 90_000,
    following: 10,
    heart: 400_000,
    video: 40,
    verified: false,
  },
})

function apifyItems(actor: string, input: Record<string, unknown>): unknown[] {
  const name = JSON.stringify(input)
  if (name.includes('nobody'))
    return [{ username: 'nobody', error: 'not_found', errorDescription: 'Post does not exist' }]
  if (actor.includes('profile-scraper') && actor.startsWith('apify')) return [apifyProfile]
  if (actor.includes('tiktok'))
    return Array.from({ length: Number(input.resultsPerPage) }, (_, index) => tiktokItem(index))
  const size = Number(input.resultsLimit)
  if (actor.includes('post-scraper')) return Array.from({ length: size }, (_, index) => apifyPost(index))
  return [{ error: 'one_row_failed' }, ...Array.from({ length: size - 1 }, (_, index) => apifyFollower(index))]
}

/** Apify, as its documentation says: a bare array with the call, or a run that is asked after and a dataset that is read in pages. */
export function apify() {
  const runs = new Map<string, { items: unknown[]; asked: number }>()
  return ({ method, path, query, headers, body }: PlatformCall): PlatformAnswer => {
    if (headers.authorization !== `Bearer ${supplierSecrets.APIFY_TOKEN}`) return { status: 401, body: { error: {} } }
    const [, actor, way] = /^\/v2\/actors\/([^/]+)\/(run-sync-get-dataset-items|runs)$/.exec(path) ?? []
    if (actor && method === 'POST') {
      const items = apifyItems(actor, JSON.parse(body))
      if (way !== 'runs') return { status: 201, body: items }
      const id = `run${runs.size}`
      runs.set(id, { items, asked: 0 })
      return { status: 201, body: { data: { id, status: 'READY', defaultDatasetId: `set-${id}` } } }
    }
    const run = runs.get(/run\d+/.exec(path)?.[0] ?? '')
    if (!run) return { status: 404, body: { error: { type: 'record-not-found' } } }
    if (path.startsWith('/v2/actor-runs/'))
      return { body: { data: { status: run.asked++ < 2 ? 'RUNNING' : 'SUCCEEDED' } } }
    const from = Number(query.offset ?? 0)
    return { body: run.items.slice(from, from + Number(query.limit)) }
  }
}
