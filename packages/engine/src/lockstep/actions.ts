/** Who did what where, as numbers. Names of accounts and posts are looked up once; everything after works on indices. */
export interface Actions {
  /** Ids of accounts seen on two or more posts, sorted; the others cannot move in step with anybody and are left out. */
  actors: string[]
  /** Post ids, sorted. */
  posts: string[]
  /** One entry for each action of a returning account, by post and then by time where there are times: indices into `actors` and `posts`. */
  actorOf: Uint32Array
  postOf: Uint32Array
  /** Minutes since publishing; NaN where it is not known. */
  minuteOf: Float64Array
}

export interface NamedAction {
  actor: string
  post: string
  minute: number
}

/** @param named in any order; repeated actions may occur */
export function actionsOf(named: readonly NamedAction[]): Actions {
  const firstPost = new Map<string, string>()
  const returning = new Set<string>()
  for (const { actor, post } of named) {
    const first = firstPost.get(actor)
    if (first === undefined) firstPost.set(actor, post)
    else if (first !== post) returning.add(actor)
  }
  const kept = named.filter(({ actor }) => returning.has(actor))
  const actors = [...returning].sort()
  const posts = [...new Set(kept.map(({ post }) => post))].sort()
  const actorIndex = indicesOf(actors)
  const postIndex = indicesOf(posts)
  const numbered = kept.map(({ actor, post, minute }) => ({
    actor: actorIndex.get(actor) ?? 0,
    post: postIndex.get(post) ?? 0,
    minute,
  }))
  const timed = numbered.some(({ minute }) => !Number.isNaN(minute))
  if (timed) numbered.sort((a, b) => a.post - b.post || earlier(a.minute, b.minute) || a.actor - b.actor)
  const actorOf = new Uint32Array(numbered.length)
  const postOf = new Uint32Array(numbered.length)
  const minuteOf = new Float64Array(numbered.length)
  for (const [index, { actor, post, minute }] of numbered.entries()) {
    actorOf[index] = actor
    postOf[index] = post
    minuteOf[index] = minute
  }
  return { actors, posts, actorOf, postOf, minuteOf }
}

function indicesOf(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, index) => [id, index]))
}

/** Actions without a time come first, so that the order is one for all. */
function earlier(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
  return a - b
}
