/** Who did what where, as numbers. Each name is looked up once; everything after works on indices. */
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

/** Everybody and every post met so far, numbered as they came. Likes and comments share one, so that its sizes count people and
 *  posts of both. The numbers depend on the order of the input and therefore never leave this file. */
export interface Names {
  actors: Map<string, number>
  posts: Map<string, number>
}

export function noNames(): Names {
  return { actors: new Map(), posts: new Map() }
}

/** Marks an account of which no post was seen yet. */
const noPost = 0xffffffff

/** @param named in any order; repeated actions may occur
 *  @param names receives those that are met for the first time */
export function actionsOf(named: readonly NamedAction[], names: Names = noNames()): Actions {
  const actorOf = Uint32Array.from(named, ({ actor }) => numberOf(names.actors, actor))
  const postOf = Uint32Array.from(named, ({ post }) => numberOf(names.posts, post))
  const returns = returning(actorOf, postOf, names.actors.size)
  let kept: number[] = []
  const isPostKept = new Uint8Array(names.posts.size)
  for (let index = 0; index < named.length; index += 1) {
    if (returns[actorOf[index] ?? 0] !== 1) continue
    kept.push(index)
    isPostKept[postOf[index] ?? 0] = 1
  }
  const actors = sortedNames(names.actors, returns)
  const posts = sortedNames(names.posts, isPostKept)
  const actorAt = (index: number) => actors.placeOf[actorOf[index] ?? 0] ?? 0
  const postAt = (index: number) => posts.placeOf[postOf[index] ?? 0] ?? 0
  const minutes = Float64Array.from(named, ({ minute }) => minute)
  const minuteAt = (index: number) => minutes[index] ?? Number.NaN
  // Posts first, by counting, so that what is compared in pairs is only what stands under the same post.
  if (kept.some((index) => !Number.isNaN(minuteAt(index)))) {
    const underPost = posts.sorted.map((): number[] => [])
    for (const index of kept) underPost[postAt(index)]?.push(index)
    for (const indices of underPost) {
      indices.sort((a, b) => earlier(minuteAt(a), minuteAt(b)) || actorAt(a) - actorAt(b))
    }
    kept = underPost.flat()
  }
  return {
    actors: actors.sorted,
    posts: posts.sorted,
    actorOf: Uint32Array.from(kept, actorAt),
    postOf: Uint32Array.from(kept, postAt),
    minuteOf: Float64Array.from(kept, minuteAt),
  }
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, numbers.size)
  return numbers.size - 1
}

/** @returns one flag for each account: seen on two posts or more */
function returning(actorOf: Uint32Array, postOf: Uint32Array, actors: number): Uint8Array {
  const firstPost = new Uint32Array(actors).fill(noPost)
  const returns = new Uint8Array(actors)
  for (let index = 0; index < actorOf.length; index += 1) {
    const actor = actorOf[index] ?? 0
    const post = postOf[index] ?? 0
    if (firstPost[actor] === noPost) firstPost[actor] = post
    else if (firstPost[actor] !== post) returns[actor] = 1
  }
  return returns
}

/** @returns the marked names, sorted, and for the number of each its place among them */
function sortedNames(
  numbers: ReadonlyMap<string, number>,
  isMarked: Uint8Array,
): { sorted: string[]; placeOf: Uint32Array } {
  const sorted: string[] = []
  for (const [name, number] of numbers) if (isMarked[number] === 1) sorted.push(name)
  sorted.sort()
  const placeOf = new Uint32Array(numbers.size)
  for (let place = 0; place < sorted.length; place += 1) placeOf[numbers.get(sorted[place] ?? '') ?? 0] = place
  return { sorted, placeOf }
}

/** Actions without a time come first, so that the order is one for all. */
function earlier(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
  return a - b
}
