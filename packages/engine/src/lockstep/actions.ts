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

/** @returns room for the names of one review, which no other review sees */
export function noNames(): Names {
  return { actors: new Map(), posts: new Map() }
}

/** Marks an account of which no post was seen yet. */
const noPost = 0xffffffff

/** @param named in any order; repeated actions may occur
 *  @param names receives those that are met for the first time */
export function actionsOf(named: readonly NamedAction[], names: Names = noNames()): Actions {
  const numbered = numberedActions(named, names)
  const returns = returning(numbered, names.actors.size)
  const isPostKept = new Uint8Array(names.posts.size)
  const kept: NumberedAction[] = []
  for (const action of numbered) {
    if (returns[action.actor] !== 1) continue
    kept.push(action)
    isPostKept[action.post] = 1
  }
  const actors = sortedNames(names.actors, returns)
  const posts = sortedNames(names.posts, isPostKept)
  for (const action of kept) {
    action.actor = actors.placeOf[action.actor] ?? 0
    action.post = posts.placeOf[action.post] ?? 0
  }
  if (kept.some(({ minute }) => !Number.isNaN(minute))) {
    kept.sort((a, b) => a.post - b.post || earlier(a.minute, b.minute) || a.actor - b.actor)
  }
  const actorOf = new Uint32Array(kept.length)
  const postOf = new Uint32Array(kept.length)
  const minuteOf = new Float64Array(kept.length)
  for (let index = 0; index < kept.length; index += 1) {
    const action = kept[index]
    if (action === undefined) continue
    actorOf[index] = action.actor
    postOf[index] = action.post
    minuteOf[index] = action.minute
  }
  return { actors: actors.sorted, posts: posts.sorted, actorOf, postOf, minuteOf }
}

/** An action by the numbers of its names, and later by their places in order. */
interface NumberedAction {
  actor: number
  post: number
  minute: number
}

/** The only pass that reads names: a large snapshot repeats each of them dozens of times, and looking one up costs more than all that follows.
 *  The actions on a post mostly come together, and its name is then looked up once. */
function numberedActions(named: readonly NamedAction[], { actors, posts }: Names): NumberedAction[] {
  const numbered: NumberedAction[] = []
  let postName = ''
  let postNumber = -1
  for (const { actor, post, minute } of named) {
    if (postNumber === -1 || post !== postName) {
      postName = post
      postNumber = numberOf(posts, post)
    }
    numbered.push({ actor: numberOf(actors, actor), post: postNumber, minute })
  }
  return numbered
}

/** @returns the number of a name, given on first sight */
function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  const next = numbers.size
  numbers.set(name, next)
  return next
}

/** @returns one flag for each account: seen on two posts or more */
function returning(actions: readonly NumberedAction[], actors: number): Uint8Array {
  const firstPost = new Uint32Array(actors).fill(noPost)
  const returns = new Uint8Array(actors)
  for (const { actor, post } of actions) {
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
  // Names were numbered as they came, and a map keeps that order.
  let number = 0
  for (const name of numbers.keys()) {
    if (isMarked[number] === 1) sorted.push(name)
    number += 1
  }
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
