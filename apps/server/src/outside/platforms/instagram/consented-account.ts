/** An Instagram account as its owner sees it, by a token that the creator gave: profile and posts, and as far as they allowed it their audience, what
 *  their posts reached, and comments. About thirty calls a check. */

import { type Account, type Comment, type DeclaredAudience, type Post, plural } from '@vouch/engine'
import type { z } from 'zod'
import { type ClientClock, type ClientLimits, type PlatformClient, platformClient } from '../client/platform-client.ts'
import type { RateLedger, RateLimit } from '../client/rate-ledger.ts'
import { ConnectorFailure } from '../connector.ts'
import { type ConsentAccess, requireOwn } from '../consent-tokens.ts'
import { audienceInWords } from '../reading/declared-shares.ts'
import { eachOnce, knownTime } from '../reading/known-values.ts'
import { type Check, type Found, nameOf } from '../reading/live-connector.ts'
import { missingPart, whyMissing } from '../reading/optional-part.ts'
import { consentFailureOf } from './instagram-failures.ts'
import {
  audienceIn,
  countedIn,
  type Demographic,
  demographicQuery,
  demographics,
  metricValue,
  postQuery,
  reachQuery,
  withInsights,
} from './instagram-insights.ts'
import { instagramVersion, mediaPost, profileOf } from './instagram-records.ts'
import { commentPage, type InstagramMedia, insights, ownAccount, ownMedia } from './instagram-shapes.ts'

export interface ConsentedSettings extends ClientClock, ClientLimits {
  /** Of Instagram Login; another host than that of business discovery. */
  baseUrl: string
  rates: RateLedger
}

/** Instagram counts each connected account by itself, by how often it is seen: 4,800 times that in a day. This only bounds a fault of ours. */
export const consentedRate: RateLimit = { calls: 4_800, seconds: 3_600 }

const accountFields =
  'user_id,username,name,account_type,biography,website,profile_picture_url,followers_count,follows_count,media_count'
const mediaFields =
  'id,caption,media_type,media_product_type,permalink,timestamp,like_count,comments_count,thumbnail_url'
const commentFields = 'id,text,timestamp,username,like_count'
const postsMax = 50
/** Instagram thins pages of what it does not show. */
const mediaPagesMax = 2
/** Latest posts of which comments and insights are read. */
const deepPostsMax = 10
const commentsPerPost = 50

type Call = <Shape extends z.ZodType>(
  path: string,
  query: Record<string, string>,
  shape: Shape,
) => Promise<z.output<Shape>>

/** @returns what reads an account with its owner's token. @throws ConnectorFailure where not even the profile is shown */
export function consentedReader(settings: ConsentedSettings) {
  const dialect = { name: 'Instagram', failureOf: consentFailureOf }
  const client = platformClient({ ...settings, quota: null, dialect })
  return (access: ConsentAccess, check: Check): Promise<Found> =>
    readAccount(callBy(client, access.token, check.signal), access, check)
}

function callBy(client: PlatformClient, token: string, signal: AbortSignal): Call {
  return (path, query, shape) =>
    client(
      { path: `/${instagramVersion}/${path}`, query: { ...query, access_token: token }, rate: 'consented', shape },
      signal,
    )
}

async function readAccount(call: Call, access: ConsentAccess, { target, progress }: Check): Promise<Found> {
  const handle = nameOf(target).toLowerCase()
  const account = await call('me', { fields: accountFields }, ownAccount)
  const id = account.user_id ?? account.id ?? null
  requireOwn(access, { platform: 'instagram', handle, name: account.username, id })
  progress({ name: 'profile', state: 'done', detail: account.name ?? handle })
  progress({ name: 'posts', state: 'running', detail: null })
  const media = await latestMedia(call)
  const plain = eachOnce(media.flatMap((one) => mediaPost(one) ?? [])).slice(0, postsMax)
  const posts = await withOwnFigures(call, plain)
  progress({ name: 'posts', state: 'done', detail: plural(posts.length, 'post') })
  progress({ name: 'followers', state: 'running', detail: null })
  const { audience, words } = await audienceOfOwner(call)
  progress({ name: 'followers', state: audience ? 'done' : 'skipped', detail: words })
  progress({ name: 'comments', state: 'running', detail: null })
  const said = await latestComments(call, posts, { handle, id })
  progress({ name: 'comments', state: said.comments.length > 0 ? 'done' : 'skipped', detail: said.words })
  const { comments, accounts } = said
  return {
    ...{ handle, posts, comments, accounts, consented: true },
    profile: { ...profileOf({ ...account, id }, handle), accountType: accountTypeOf(account.account_type) },
    ...(audience && { audience }),
  }
}

function accountTypeOf(written: string | null) {
  if (written === 'BUSINESS') return 'business'
  return written === 'MEDIA_CREATOR' || written === 'CREATOR' ? 'creator' : null
}

/** Pages follow until one repeats, is empty, or there are enough. */
async function latestMedia(call: Call): Promise<InstagramMedia[]> {
  const media = new Map<string, InstagramMedia>()
  let after: string | null = null
  for (let page = 0; page < mediaPagesMax && media.size < postsMax; page++) {
    const query = { fields: mediaFields, limit: String(postsMax), ...(after !== null && { after }) }
    const answer: z.output<typeof ownMedia> = await call('me/media', query, ownMedia)
    const before = media.size
    for (const one of answer.data) if (!media.has(one.id)) media.set(one.id, one)
    const next = answer.paging?.cursors?.after ?? null
    if (next === null || next === after || media.size === before) break
    after = next
  }
  return [...media.values()]
}

/** Stops at the first failure that the next call would meet too. */
function endsPart({ code, retryable }: ConnectorFailure): boolean {
  return retryable || code === 'consent_required'
}

async function withOwnFigures(call: Call, posts: Post[]): Promise<Post[]> {
  const read: Post[] = []
  for (const post of posts.slice(0, deepPostsMax)) {
    const said = await call(`${post.id}/insights`, postQuery, insights).catch(missingPart)
    if (said instanceof ConnectorFailure && endsPart(said)) break
    // Some kinds of posts have no such figures.
    read.push(said instanceof ConnectorFailure ? post : withInsights(post, said))
  }
  return [...read, ...posts.slice(read.length)]
}

async function audienceOfOwner(call: Call): Promise<{ audience: DeclaredAudience | null; words: string }> {
  const counted: Parameters<typeof audienceIn>[0] & Partial<Record<Demographic, object>> = {}
  let missing: ConnectorFailure | null = null
  for (const breakdown of demographics) {
    const said = await call('me/insights', demographicQuery(breakdown), insights).catch(missingPart)
    if (said instanceof ConnectorFailure) missing = said
    else counted[breakdown] = countedIn(said)
    if (missing && endsPart(missing)) break
  }
  const audience = audienceIn(counted)
  const known = audienceInWords(audience)
  if (known === null)
    return { audience, words: missing ? whyMissing(missing, 'Instagram') : 'too few followers for insights' }
  const reach = await call('me/insights', reachQuery, insights).catch(missingPart)
  const reached = reach instanceof ConnectorFailure ? null : metricValue(reach, 'reach')
  return { audience, words: reached === null ? known : `${known}; ${plural(reached, 'account')} reached in 28 days` }
}

interface SaidComments {
  comments: Comment[]
  /** Who wrote them, of whom Instagram shows the name alone. */
  accounts: Account[]
  words: string
}

/** @param owner whose own answers are told from others' by the id that the profile has */
async function latestComments(
  call: Call,
  posts: readonly Post[],
  owner: { handle: string; id: string | null },
): Promise<SaidComments> {
  const comments: Comment[] = []
  let missing: ConnectorFailure | null = null
  for (const { id: postId } of posts.filter((post) => post.comments !== 0).slice(0, deepPostsMax)) {
    const query = { fields: commentFields, limit: String(commentsPerPost) }
    const page = await call(`${postId}/comments`, query, commentPage).catch(missingPart)
    if (page instanceof ConnectorFailure) {
      missing = page
      if (endsPart(page)) break
      continue
    }
    for (const { id, text, timestamp, username, like_count } of page.data)
      if (text !== null)
        comments.push({
          ...{ id, postId, authorId: username === null ? `unnamed:${id}` : authorOf(username, owner), text },
          ...{ publishedAt: knownTime(timestamp), likes: like_count, replyTo: null },
        })
  }
  const once = eachOnce(comments)
  const names = new Set(once.map(({ authorId }) => authorId).filter((name) => !name.startsWith('unnamed:')))
  names.delete(owner.id ?? owner.handle)
  const accounts = [...names].map((username) => ({ id: username, username }))
  const found = plural(once.length, 'comment')
  const words = once.length === 0 && missing ? whyMissing(missing, 'Instagram') : found
  return { comments: once, accounts, words }
}

function authorOf(username: string, { handle, id }: { handle: string; id: string | null }): string {
  return username.toLowerCase() === handle ? (id ?? handle) : username
}
