import { isDisclosureTag, isSponsored, type Post, paidMentions, type Snapshot } from '@vouch/engine'
import type pg from 'pg'
import { storableText } from '../../foundation/db/storable-text.ts'

/** What a creator published, month by month: the market of a category is counted from these rows.
 *
 *  What a newcomer would get wrong: a snapshot holds the latest posts only, so the oldest month of one is cut off and a later reading knows
 *  less of it. A stored month with more posts therefore stays. */
export interface PostMonth {
  /** Its first day, UTC: `2026-11-01`. */
  month: string
  posts: number
  /** Posts whose caption, hashtags or label are known. */
  told: number
  /** Of those, how many disclose that somebody paid. */
  sponsored: number
  kinds: Record<string, number>
  /** Posts by hashtag, the most used ones, without those that disclose. */
  tags: Record<string, number>
  /** Paid posts by account that they mention, the most frequent ones. */
  brands: Record<string, number>
  /** US dollars; null in all months but the one of the reading. */
  price: number | null
}

/** What lies further back is asked for by nobody. */
const monthsMax = 6
/** A creator with more of them in a month says little by each. */
const namesMax = 20
const nameLengthMax = 60

/** @param price what a post is estimated to cost now, US dollars
 *  @returns the latest months that have a post, and the month of the reading where it has a price */
export function postMonths(snapshot: Snapshot, price: number | null): PostMonth[] {
  const readIn = monthOf(snapshot.fetchedAt)
  // A story is gone within a day, so a look says nothing of how many there were.
  const known = snapshot.posts.filter(({ kind, publishedAt }) => kind !== 'story' && monthOf(publishedAt) !== null)
  const byMonth = Map.groupBy(known, ({ publishedAt }) => monthOf(publishedAt) ?? '')
  const paid = Map.groupBy(paidMentions(snapshot), ({ at }) => monthOf(at) ?? '')
  if (readIn !== null && price !== null && !byMonth.has(readIn)) byMonth.set(readIn, [])
  return [...byMonth]
    .filter(([month]) => readIn === null || month <= readIn)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, monthsMax)
    .map(([month, posts]) => {
      const told = posts.filter(isTold)
      return {
        ...{ month, posts: posts.length, told: told.length, sponsored: told.filter(isSponsored).length },
        kinds: counted(posts.map(({ kind }) => kind)),
        tags: counted(posts.flatMap(topicTags)),
        brands: counted((paid.get(month) ?? []).map(({ name }) => name)),
        price: month === readIn ? price : null,
      }
    })
}

/** @returns the first day of a moment's month, UTC; null for what is no moment */
function monthOf(moment: string): string | null {
  const at = Date.parse(moment)
  return Number.isFinite(at) ? `${new Date(at).toISOString().slice(0, 7)}-01` : null
}

function isTold({ caption, hashtags, sponsored }: Post): boolean {
  return caption != null || hashtags != null || sponsored != null
}

/** Each hashtag of a post once, in lower case. */
function topicTags({ hashtags }: Post): string[] {
  const tags = (hashtags ?? []).filter((tag) => !isDisclosureTag(tag)).map((tag) => tag.replace(/^#/, '').toLowerCase())
  return [...new Set(tags)].filter((tag) => tag !== '')
}

/** Counts names, the most frequent ones and of equals the first in the alphabet. */
function counted(names: readonly string[]): Record<string, number> {
  const counts = Map.groupBy(names, (name) => storableText(name.slice(0, nameLengthMax)))
  const sorted = [...counts].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
  return Object.fromEntries(sorted.slice(0, namesMax).map(([name, { length }]) => [name, length]))
}

const text = `
  insert into discovered_months as held (creator_id, month, posts, told, sponsored, kinds, tags, brands, price)
  select creators.id, months.month, months.posts, months.told, months.sponsored, months.kinds, months.tags, months.brands, months.price
    from jsonb_to_recordset($1::jsonb) as rows (platform text, handle text, "readAt" timestamptz, months jsonb)
    join discovered_creators creators
      on creators.platform = rows.platform and creators.handle = rows.handle and workspace_id is null and read_at = rows."readAt"
   cross join jsonb_to_recordset(rows.months) as months (month date, posts integer, told integer, sponsored integer, kinds jsonb,
     tags jsonb, brands jsonb, price double precision)
  on conflict (creator_id, month) do update set
    price = coalesce(excluded.price, held.price),
    posts = greatest(excluded.posts, held.posts),
    told = case when excluded.posts >= held.posts then excluded.told else held.told end,
    sponsored = case when excluded.posts >= held.posts then excluded.sponsored else held.sponsored end,
    kinds = case when excluded.posts >= held.posts then excluded.kinds else held.kinds end,
    tags = case when excluded.posts >= held.posts then excluded.tags else held.tags end,
    brands = case when excluded.posts >= held.posts then excluded.brands else held.brands end`

/** Whose months they are; what a file brought is its workspace's alone and no part of a market. */
export interface MonthsOf {
  platform: string
  handle: string
  workspaceId: string | null
  readAt: string
  /** Null: a platform that lets figures of an earlier reading stay. */
  expiresAt: string | null
  months: readonly PostMonth[]
}

/** What a platform lets nobody keep without reading it again goes before the new reading is written. */
const forget = `
  delete from discovered_months using discovered_creators, jsonb_to_recordset($1::jsonb) as rows (platform text, handle text, "readAt" timestamptz)
   where creator_id = id and workspace_id is null and discovered_creators.platform = rows.platform
     and discovered_creators.handle = rows.handle and read_at = rows."readAt"`

/** Writes months of rows that the same transaction has just written. A reading that did not replace a better one is left out with its months. */
export async function storePostMonths(sql: Pick<pg.Pool, 'query'>, rows: readonly MonthsOf[]): Promise<void> {
  const shared = rows
    .filter(({ workspaceId, months }) => workspaceId === null && months.length > 0)
    .map(({ platform, handle, readAt, months }) => ({ platform, handle, readAt, months }))
  const passing = rows.filter(({ workspaceId, expiresAt }) => workspaceId === null && expiresAt !== null)
  if (passing.length > 0) {
    const whose = passing.map(({ platform, handle, readAt }) => ({ platform, handle, readAt }))
    await sql.query({ name: 'forget-post-months', text: forget, values: [JSON.stringify(whose)] })
  }
  if (shared.length > 0) await sql.query({ name: 'post-months', text, values: [JSON.stringify(shared)] })
}
