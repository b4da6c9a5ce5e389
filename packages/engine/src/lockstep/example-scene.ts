import type { Comment, PostLikers, Snapshot } from '../snapshot/snapshot.ts'
import { seededRandom } from '../statistics/seeded-random.ts'

/** Crowds for tests: who acted on which post, with rings hidden in them where a test wants one. */

/** Accounts by post. */
export type Scene = Map<string, Set<string>>

/** Fans as they are: a few like nearly everything, most like little, some posts are popular.
 *
 *  @param restless share of fans who came late or left early, 0 to 1 */
export function buildFans(seed: number, fans: number, posts: number, restless = 0): Scene {
  const random = seededRandom(seed)
  const popularity = Array.from({ length: posts }, () => Math.exp(1.5 * (random() - 0.5)))
  const scene: Scene = new Map(
    Array.from({ length: posts }, (_, post) => [`p${String(post).padStart(3, '0')}`, new Set()]),
  )
  for (let fan = 0; fan < fans; fan += 1) {
    const devotion = -0.15 * Math.log(1 - random()) * (random() < 0.1 ? 3 : 1)
    const from = random() < restless ? random() * posts : 0
    const to = random() < restless ? from + random() * (posts - from) : posts
    for (const [post, actors] of [...scene.values()].entries()) {
      const acts = random() < Math.min(0.95, devotion * (popularity[post] ?? 1))
      if (acts && post >= from && post <= to) actors.add(`fan-${fan}`)
    }
  }
  return scene
}

/** Hides a ring under posts of its own.
 *
 *  @param camouflage acts of each member elsewhere, on posts drawn at random
 *  @returns ids of its members */
export function hideRing(
  scene: Scene,
  seed: number,
  members: number,
  posts: number,
  density: number,
  camouflage: number,
) {
  const random = seededRandom(seed)
  const others = [...scene.values()]
  const ids = Array.from({ length: members }, (_, index) => `ring-${index}`)
  for (let post = 0; post < posts; post += 1) {
    scene.set(`t${String(post).padStart(3, '0')}`, new Set(ids.filter(() => random() < density)))
  }
  for (const id of ids) {
    for (let act = 0; act < camouflage; act += 1) others[Math.floor(random() * others.length)]?.add(id)
  }
  return new Set(ids)
}

/** Adds people who each act on every post with a chance of its own: fans of a topic, of a period, of everything; or a ring
 *  among the creator's real fans, which acts on some of the posts that they act on.
 *
 *  @param chanceOn chance of acting on each post, by its place
 *  @returns their ids */
export function addGroup(
  scene: Scene,
  seed: number,
  label: string,
  members: number,
  chanceOn: (post: number) => number,
): Set<string> {
  const random = seededRandom(seed)
  const ids = Array.from({ length: members }, (_, index) => `${label}-${index}`)
  for (const [post, actors] of [...scene.values()].entries()) {
    for (const id of ids) if (random() < chanceOn(post)) actors.add(id)
  }
  return new Set(ids)
}

/** @returns a fair draw of each post's actors, as a platform lists them */
export function drawnScene(scene: Scene, seed: number, length: number): Scene {
  const random = seededRandom(seed)
  const drawn = ([post, actors]: [string, Set<string>]): [string, Set<string>] => {
    const order = [...actors].map((id) => ({ id, at: random() })).sort((a, b) => a.at - b.at)
    return [post, new Set(order.slice(0, length).map(({ id }) => id))]
  }
  return new Map([...scene].map(drawn))
}

/** @param whole everybody who likes each post, where the scene shows a part of them; the posts then tell how many they are
 *  @returns a snapshot in which the scene's acts are likes */
export function likedSnapshot(scene: Scene, whole?: Scene): Snapshot {
  const likers: PostLikers[] = [...scene].map(([postId, actors]) => ({ postId, accountIds: [...actors] }))
  const snapshot = emptySnapshot([...scene.keys()])
  const posts = snapshot.posts.map((post) => ({ ...post, likes: whole?.get(post.id)?.size ?? null }))
  return { ...snapshot, posts, likers }
}

/** @param minuteOf minutes after publishing; null where it is not known
 *  @returns a snapshot in which the scene's acts are comments */
export function commentedSnapshot(scene: Scene, minuteOf: (post: string, actor: string) => number | null): Snapshot {
  const comments = [...scene].flatMap(([postId, actors]) =>
    [...actors].map((authorId): Comment => {
      const minute = minuteOf(postId, authorId)
      const publishedAt = minute === null ? null : new Date(publishedMs + minute * 60_000).toISOString()
      return { id: `${postId} ${authorId}`, postId, authorId, text: '', publishedAt }
    }),
  )
  return { ...emptySnapshot([...scene.keys()]), comments }
}

const publishedMs = Date.parse('2026-03-01T00:00:00Z')

function emptySnapshot(postIds: readonly string[]): Snapshot {
  return {
    schema: 'vouch.snapshot/1',
    platform: 'instagram',
    handle: 'someone',
    fetchedAt: '2026-06-01T00:00:00Z',
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    posts: postIds.map((id) => ({ id, publishedAt: new Date(publishedMs).toISOString(), kind: 'image' })),
    comments: [],
    likers: [],
    accounts: [],
    history: [],
  }
}
