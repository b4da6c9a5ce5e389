import { byId, compareText } from './order.ts'
import type { Account, Comment, CountReading, HistoryPoint, Post, PostLikers, Profile, Snapshot } from './snapshot.ts'

/** The canonical form of a snapshot: the same text for the same knowledge. Keys are sorted; null, absent and empty mean the
 *  same and are dropped; lists are sorted. The caller takes a digest of it, so one changed byte here changes every digest:
 *  the corpus pins it.
 *
 *  Each kind of object is rebuilt by a literal with its keys in order instead of by a general walk, because the engine of
 *  JavaScript then sees one shape ten thousand times; that is what keeps the digest cheaper than parsing the same data. */

/** Records turned into text at a time. Most pieces then hold no character beyond Latin, which the engine of JavaScript keeps, writes and
 *  hashes at half the cost of a single text with one emoji somewhere in it. */
const recordsPerPiece = 100

/** The canonical form in pieces, to be hashed one after the other without ever being one long text.
 *
 *  @param snapshot lists in any order
 *  @returns pieces of JSON text; joined, they are equal for two snapshots exactly when they say the same */
export function* canonicalPieces(snapshot: Snapshot): Generator<string> {
  const { platform, handle, fetchedAt, availability, source, schema, profile, followersSample, audience } = snapshot
  yield* records('{"accounts":[', byId(snapshot.accounts), account, '],')
  yield* fields({ audience: audience ? sortedKeys({ ...audience }) : undefined, availability }, ',')
  yield* records('"comments":[', byId(snapshot.comments), comment, '],')
  yield* fields({ fetchedAt }, ',')
  if (followersSample) {
    yield '"followersSample":{'
    yield* records('"accounts":[', byId(followersSample.accounts), account, '],')
    yield* fields({ method: followersSample.method }, '},')
  }
  // These are sorted after they were rebuilt, since they have no id: their own content decides between equals.
  const history = list(ordered(snapshot.history.map(historyPoint), ({ at }) => at))
  const likers = list(ordered(snapshot.likers.map(postLikers), ({ postId }) => postId))
  const posts = list(byId(snapshot.posts).map(post))
  const about = profile ? profileOf(profile) : undefined
  const from = { basis: source.basis, connector: source.connector }
  // Absent where one source gave everything, so that such snapshots keep the digest that they always had.
  const sources = list(ordered(snapshot.sources?.map(sortedKeys) ?? [], () => ''))
  yield* fields({ handle, history, likers, platform, posts, profile: about, schema, source: from, sources }, '}')
}

/** @param snapshot lists in any order
 *  @returns the canonical form as one text */
export function canonicalSnapshot(snapshot: Snapshot): string {
  return [...canonicalPieces(snapshot)].join('')
}

/** A list of records between its opening and its end; nothing at all when it is empty, which equals absent. At the beginning of the whole form
 *  the opening brace must stand even then. */
function* records<T>(opening: string, items: readonly T[], form: (item: T) => object, end: string): Generator<string> {
  if (items.length === 0) {
    if (opening.startsWith('{')) yield '{'
    return
  }
  yield opening
  for (let from = 0; from < items.length; from += recordsPerPiece) {
    // The comma is a piece of its own: put before the text, it would have the whole text copied.
    if (from > 0) yield ','
    yield JSON.stringify(items.slice(from, from + recordsPerPiece).map(form)).slice(1, -1)
  }
  yield end
}

/** Fields in the order given, which is that of their names, without braces. At least one of them is never absent, or a comma would
 *  stand alone. `JSON.stringify` leaves out what is undefined, which is how absence is written here. */
function* fields(values: Record<string, unknown>, end: string): Generator<string> {
  yield `${JSON.stringify(values).slice(1, -1)}${end}`
}

/** A follower, commenter or liker. `?? undefined` turns null into absence, which `JSON.stringify` leaves out; but it has to look at each
 *  absent key before it does, and five of the keys are hardly ever known. Where none of them is, they are not written down at all,
 *  which takes a third off the time of a large sample. */
function account(a: Account) {
  const { country, createdAt, favourites, language, listed } = a
  const isPlain = (country ?? createdAt ?? favourites ?? language ?? listed ?? null) === null
  return isPlain ? plainAccount(a) : fullAccount(a)
}

/** The shape that nearly all accounts have; its keys are in the order of their names. */
function plainAccount(a: Account) {
  return {
    bio: a.bio ?? undefined,
    displayName: a.displayName ?? undefined,
    followers: a.followers ?? undefined,
    following: a.following ?? undefined,
    hasAvatar: a.hasAvatar ?? undefined,
    hasExternalUrl: a.hasExternalUrl ?? undefined,
    id: a.id,
    isPrivate: a.isPrivate ?? undefined,
    posts: a.posts ?? undefined,
    username: a.username ?? undefined,
    verified: a.verified ?? undefined,
  }
}

/** The same with the five keys that only some exports and platforms fill in. */
function fullAccount(a: Account) {
  return {
    bio: a.bio ?? undefined,
    country: a.country ?? undefined,
    createdAt: a.createdAt ?? undefined,
    displayName: a.displayName ?? undefined,
    favourites: a.favourites ?? undefined,
    followers: a.followers ?? undefined,
    following: a.following ?? undefined,
    hasAvatar: a.hasAvatar ?? undefined,
    hasExternalUrl: a.hasExternalUrl ?? undefined,
    id: a.id,
    isPrivate: a.isPrivate ?? undefined,
    language: a.language ?? undefined,
    listed: a.listed ?? undefined,
    posts: a.posts ?? undefined,
    username: a.username ?? undefined,
    verified: a.verified ?? undefined,
  }
}

/** A comment; its text is kept as written, for spaces and case are what the comment review reads. */
function comment(c: Comment) {
  return {
    authorId: c.authorId,
    id: c.id,
    likes: c.likes ?? undefined,
    postId: c.postId,
    publishedAt: c.publishedAt ?? undefined,
    replyTo: c.replyTo ?? undefined,
    text: c.text,
  }
}

/** A publication. Tags and mentions are sets to the engine, so they are sorted too. */
function post(p: Post) {
  return {
    caption: p.caption ?? undefined,
    comments: p.comments ?? undefined,
    durationSeconds: p.durationSeconds ?? undefined,
    hashtags: strings(p.hashtags),
    id: p.id,
    kind: p.kind,
    likes: p.likes ?? undefined,
    mentions: strings(p.mentions),
    publishedAt: p.publishedAt,
    // Absent where there is none, so that snapshots from before there were readings keep their digest.
    reads: p.reads ? list(ordered(p.reads.map(countReading), ({ at }) => at)) : undefined,
    saves: p.saves ?? undefined,
    shares: p.shares ?? undefined,
    sponsored: p.sponsored ?? undefined,
    views: p.views ?? undefined,
  }
}

/** Counts of a post at an earlier moment. */
function countReading(r: CountReading) {
  return { at: r.at, comments: r.comments ?? undefined, likes: r.likes ?? undefined, views: r.views ?? undefined }
}

/** Counts of a day, under the time as the connector wrote it: two ways of writing one moment are two snapshots. */
function historyPoint(h: HistoryPoint) {
  return {
    at: h.at,
    followers: h.followers ?? undefined,
    following: h.following ?? undefined,
    posts: h.posts ?? undefined,
    views: h.views ?? undefined,
  }
}

/** Likers of a post, sorted: platforms list them in an order that changes from call to call. */
function postLikers({ postId, accountIds }: PostLikers) {
  return { accountIds: strings(accountIds), postId }
}

/** The profile has open keys, so that a field that is added to it later is part of the digest without a change here. */
function profileOf(profile: Profile): unknown {
  return sortedKeys({ ...profile, categories: strings(profile.categories) })
}

/** For the two small objects whose keys are open: sorts keys at every depth and drops what is not known. */
function sortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined
  const known = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined)
  const entries = known.map(([key, inner]): [string, unknown] => [key, sortedKeys(inner)])
  const kept = entries.filter(([, inner]) => inner !== undefined)
  return kept.length === 0 ? undefined : Object.fromEntries(kept.sort(([a], [b]) => compareText(a, b)))
}

/** @returns a sorted copy; undefined when there is nothing, so that an empty list equals an absent one */
function strings(values: readonly string[] | null | undefined): string[] | undefined {
  return values && values.length > 0 ? [...values].sort() : undefined
}

/** @returns the list; undefined when it is empty */
function list<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length > 0 ? items : undefined
}

/** Sorts by a key, equal keys by content, which by now has its own keys in order. */
function ordered<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => compareText(keyOf(a), keyOf(b)) || compareText(JSON.stringify(a), JSON.stringify(b)))
}
