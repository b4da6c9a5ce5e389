import { topicOf } from '@vouch/contract'
import {
  engagementCell,
  type Manner,
  mannerDials,
  mannerOf,
  percentileOf,
  type Report,
  type Snapshot,
} from '@vouch/engine'
import { figureTable } from '@vouch/presentation'
import type { SandboxCreatorCard } from '@vouch/simulator'
import type pg from 'pg'
import { storableText } from '../../foundation/db/storable-text.ts'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'
import { snapshotReading } from '../../verdicts/creators/snapshot-reading.ts'
import { loadCreatorRequests } from '../../verdicts/creators/suppressions.ts'
import { captionsOf, type FoundTraits, noTraits, traitsOf } from './found-traits.ts'
import { type PostMonth, postMonths, storePostMonths } from './post-months.ts'
import { searchableText } from './searchable-text.ts'

/** A creator as discovery holds it: the few fields that a list shows and a filter asks for.
 *
 *  What a newcomer would get wrong: a row is a copy. It is made again from a snapshot and its report whenever there are new ones, and
 *  nothing else may change it. */
export interface FoundCreator extends FoundTraits {
  source: 'sandbox' | 'verification' | 'import'
  workspaceId: string | null
  platform: string
  handle: string
  url: string | null
  displayName: string | null
  category: string | null
  country: string | null
  language: string | null
  verified: boolean | null
  followers: number | null
  engagementRate: number | null
  engagementBasis: string | null
  trust: number | null
  trustLow: number | null
  trustHigh: number | null
  trustBasis: 'screening' | 'verification' | null
  fraudRisk: string | null
  suspiciousShare: number | null
  estimatedPrice: number | null
  audienceCountries: string[]
  /** What the platform's insights tell of the audience, for creators who connected their account. */
  audience: DeclaredShares | null
  /** The five dials of how somebody writes, in the engine's order. */
  manner: number[] | null
  readAt: string
  expiresAt: string | null
  months: PostMonth[]
  /** Of names, biographies and topics. */
  words: string
}

/** Shares by key, each 0 to 1. */
export interface DeclaredShares {
  countries: Record<string, number> | null
  ages: Record<string, number> | null
  genders: Record<string, number> | null
}

/** A country counts as part of the audience from this share on. */
const audienceShareMin = 0.2

/** Where a row comes from, and how long it may stay. */
type Kept = Pick<FoundCreator, 'source' | 'workspaceId' | 'expiresAt'> & { basis: 'screening' | 'verification' }

/** The row of a stored snapshot and its report, whose text is taken apart on the thread. */
export const foundCreator = snapshotReading('discovery.row', (snapshot, about: { report: string; kept: Kept }) =>
  foundCreatorOf(snapshot, JSON.parse(about.report), about.kept),
)

/** @returns the row of a creator who was verified, or screened from a small sample. */
export function foundCreatorOf(snapshot: Snapshot, report: Report, kept: Kept): FoundCreator {
  const { subject, trust, engagement, suspiciousFollowers, fraudRisk } = report
  const { profile, platform, audience } = snapshot
  const price = figureTable.price.read(report)?.value ?? null
  const countries = Object.entries(audience?.countries ?? {})
  return {
    source: kept.source,
    workspaceId: kept.workspaceId,
    expiresAt: kept.expiresAt,
    platform,
    handle: creatorKey(platform, snapshot.handle),
    url: subject.url,
    displayName: subject.displayName,
    category: subject.categories.map(topicOf).find((id) => id !== null) ?? null,
    country: subject.country,
    language: profile?.language ?? null,
    verified: subject.verified,
    followers: subject.followers,
    engagementRate: engagement?.rate ?? null,
    engagementBasis: engagement?.basis ?? null,
    trust: trust?.score ?? null,
    trustLow: trust?.low ?? null,
    trustHigh: trust?.high ?? null,
    trustBasis: trust === null ? null : kept.basis,
    fraudRisk,
    suspiciousShare: suspiciousFollowers?.share ?? null,
    estimatedPrice: price,
    audience: declaredShares(snapshot),
    manner: dialsOf(mannerOf(captionsOf(snapshot), profile?.language ?? null)),
    audienceCountries: countries.filter(([, share]) => share >= audienceShareMin).map(([code]) => code),
    readAt: snapshot.fetchedAt,
    ...traitsOf(snapshot, report),
    months: postMonths(snapshot, price),
    words: searchableText([snapshot.handle, subject.displayName, profile?.bio, ...subject.categories]),
  }
}

/** @returns the row of a simulated creator whom nobody has looked at: counts, and no score yet. */
export function foundCardOf(card: SandboxCreatorCard, readAt: string): FoundCreator {
  return {
    source: 'sandbox',
    workspaceId: null,
    expiresAt: null,
    platform: card.platform,
    handle: creatorKey(card.platform, card.handle),
    url: card.url,
    displayName: card.displayName,
    category: topicOf(card.category),
    country: card.country,
    language: card.language,
    verified: card.verified,
    followers: card.followers,
    engagementRate: card.engagementRate,
    engagementBasis: card.engagementRate === null ? null : card.engagementBasis,
    trust: null,
    trustLow: null,
    trustHigh: null,
    trustBasis: null,
    fraudRisk: null,
    suspiciousShare: null,
    estimatedPrice: null,
    audienceCountries: [],
    audience: null,
    manner: null,
    readAt,
    ...noTraits,
    months: [],
    engagementPlace: placeOfCard(card),
    words: searchableText([card.handle, card.displayName, card.bio, card.category]),
  }
}

function placeOfCard({ platform, followers, engagementRate, engagementBasis }: SandboxCreatorCard): number | null {
  if (followers === null || engagementRate === null) return null
  const cell = engagementCell(platform, followers, engagementBasis)
  return cell && percentileOf(cell, engagementRate)
}

function declaredShares({ audience }: Snapshot): DeclaredShares | null {
  const shares = {
    countries: audience?.countries ?? null,
    ages: audience?.ages ?? null,
    genders: audience?.genders ?? null,
  }
  return Object.values(shares).every((each) => each === null) ? null : shares
}

function dialsOf(manner: Manner | null): number[] | null {
  return manner && mannerDials.map((dial) => manner[dial])
}

const columns = `source, "workspaceId", platform, handle, url, "displayName", category, country, language, verified, followers,
  "engagementRate", "engagementBasis", trust, "trustLow", "trustHigh", "trustBasis", "fraudRisk", "suspiciousShare",
  "estimatedPrice", "audienceCountries", audience, manner, "growthMonthly", "lastPostAt", "sponsoredShare", "hasContact",
  mentions, "engagementPlace", "readAt", "expiresAt"`

const text = `
  insert into discovered_creators as held (source, workspace_id, platform, handle, url, display_name, category, country, language,
    verified, followers, engagement_rate, engagement_basis, trust, trust_low, trust_high, trust_basis, fraud_risk,
    suspicious_share, estimated_price, audience_countries, audience, manner, growth_monthly, last_post_at, sponsored_share,
    has_contact, mentions, engagement_place, read_at, expires_at, traits_read, months_read, words)
  select ${columns}, true, true, to_tsvector('simple', words) || setweight(to_tsvector('simple', coalesce("postWords", '')), 'C')
    from jsonb_to_recordset($1::jsonb) as row (source text, "workspaceId" uuid, platform text, handle text, url text,
      "displayName" text, category text, country text, language text, verified boolean, followers bigint,
      "engagementRate" double precision, "engagementBasis" text, trust smallint, "trustLow" smallint, "trustHigh" smallint,
      "trustBasis" text, "fraudRisk" text, "suspiciousShare" double precision, "estimatedPrice" double precision,
      "audienceCountries" text[], audience jsonb, manner real[], "growthMonthly" double precision, "lastPostAt" timestamptz,
      "sponsoredShare" double precision, "hasContact" boolean, mentions text[],
      "engagementPlace" double precision, "postWords" text, "readAt" timestamptz, "expiresAt" timestamptz, words text)
  on conflict (platform, handle, workspace_id) do update set
    source = excluded.source, url = excluded.url, display_name = excluded.display_name, category = excluded.category,
    country = excluded.country, language = excluded.language, verified = excluded.verified, followers = excluded.followers,
    engagement_rate = excluded.engagement_rate, engagement_basis = excluded.engagement_basis, trust = excluded.trust,
    trust_low = excluded.trust_low, trust_high = excluded.trust_high, trust_basis = excluded.trust_basis,
    fraud_risk = excluded.fraud_risk, suspicious_share = excluded.suspicious_share,
    estimated_price = excluded.estimated_price, audience_countries = excluded.audience_countries, audience = excluded.audience, manner = excluded.manner,
    growth_monthly = excluded.growth_monthly, last_post_at = excluded.last_post_at, sponsored_share = excluded.sponsored_share,
    has_contact = excluded.has_contact, mentions = excluded.mentions, engagement_place = excluded.engagement_place,
    traits_read = excluded.traits_read, months_read = excluded.months_read,
    read_at = excluded.read_at, expires_at = excluded.expires_at, words = excluded.words
  where held.trust_basis is distinct from 'verification' or excluded.trust_basis = 'verification' or excluded.source = 'import'`

/** Writes rows, at most some hundreds at once; a creator who is there already is replaced, except that a screening never replaces a
 *  verification. Creators on whom no verdict is given are left out: nobody is to find them. */
export async function storeFoundCreators(sql: Pick<pg.Pool, 'query'>, rows: readonly FoundCreator[]): Promise<void> {
  const requests = await loadCreatorRequests(sql, rows)
  const findable = rows.filter((_, place) => requests[place] !== 'withheld')
  if (findable.length === 0) return
  const storable = findable.map(({ months: _, ...row }) => ({
    ...row,
    displayName: row.displayName && storableText(row.displayName),
  }))
  await sql.query({ name: 'found-creators', text, values: [JSON.stringify(storable)] })
  await storePostMonths(sql, findable)
}
