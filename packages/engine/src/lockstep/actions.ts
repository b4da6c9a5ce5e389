/** Who did what where, as numbers. Names of accounts and posts are looked up once; everything after works on indices. */
export interface Actions {
  /** Ids of accounts seen on two or more posts, sorted; the others cannot move in step with anybody and are left out. */
  actors: string[]
  /** Post ids, sorted. */
  posts: string[]
  /** One entry for each action of a returning account: indices into `actors` and `posts`. */
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
  const actorIndex = new Map(actors.map((actor, index) => [actor, index]))
  const postIndex = new Map(posts.map((post, index) => [post, index]))
  return {
    actors,
    posts,
    actorOf: Uint32Array.from(kept, ({ actor }) => actorIndex.get(actor) ?? 0),
    postOf: Uint32Array.from(kept, ({ post }) => postIndex.get(post) ?? 0),
    minuteOf: Float64Array.from(kept, ({ minute }) => minute),
  }
}
