import type { Snapshot } from '@vouch/engine'
import { type Random, random } from '@vouch/simulator'

/** One creator's own posts with who liked them, drawn without the simulator's creators: crowds, tastes and rings in many proportions, so
 *  that a search which fits one generator does not pass for one that works. */

/** How a ring comes to be seen. `whole`: the lists are long enough to show all that it does. `listed`: it takes its share of each short list,
 *  as where a platform shows the latest first. `sampled`: lists are a fair draw from all likes, the ring's among them. */
export const ringSights = ['whole', 'listed', 'sampled'] as const
export type RingSight = (typeof ringSights)[number]

export interface SceneChoice {
  seed: string
  /** Whether the lists show a part of the real likers, or all of them. */
  crowd: 'drawn' | 'complete'
  /** `share`: of all listed likes, 0 to 1. */
  ring: { sight: RingSight; share: number } | null
}

export interface RingScene {
  snapshot: Snapshot
  ringIds: ReadonlySet<string>
}

/** Posts and their lists before anybody is in them. */
interface Plan {
  posts: number
  /** Real likers to list under each post. */
  listed: number[]
  /** Length of a short list. */
  rooms: number[]
  /** Members of the ring who like each post, in random order. */
  acts: string[][]
  /** How many of them a short list shows. */
  shown: number[]
}

const dayMs = 86_400_000
const firstMs = Date.parse('2026-01-01T00:00:00Z')

/** @returns one creator with 8 to 20 posts and lists of 20 to 300 likers each, more where a whole ring has to be in sight */
export function oneCreatorScene(choice: SceneChoice): RingScene {
  const draw = random('one-creator', choice.seed)
  const plan = planOf(draw, choice)
  const liked = crowdLikes(draw, plan, choice)
  const ids: string[][] = []
  const totals: number[] = []
  for (const [post, people] of liked.entries()) {
    const members = plan.acts[post] ?? []
    const room = choice.crowd === 'complete' ? Number.POSITIVE_INFINITY : (plan.listed[post] ?? 0)
    totals.push(members.length + people.length)
    if (choice.ring?.sight === 'sampled') {
      ids.push(shuffled(draw, [...members, ...people]).slice(0, plan.rooms[post] ?? 0))
      continue
    }
    const seen = choice.ring?.sight === 'listed' ? members.slice(0, plan.shown[post] ?? 0) : members
    const left = choice.ring?.sight === 'listed' ? Math.max(0, room - seen.length) : room
    ids.push([...seen, ...shuffled(draw, people).slice(0, left)])
  }
  return { snapshot: snapshotOf(ids, totals), ringIds: new Set(ids.flat().filter((id) => id.startsWith('ring'))) }
}

function planOf(draw: Random, { ring }: SceneChoice): Plan {
  const posts = 8 + draw.int(13)
  const typical = draw.logNormal(60, 0.6)
  const rooms = Array.from({ length: posts }, () =>
    Math.round(Math.max(20, Math.min(300, typical * draw.logNormal(1, 0.25)))),
  )
  const none = rooms.map(() => [])
  if (ring === null) return { posts, listed: rooms, rooms, acts: none, shown: [] }
  const aims = targets(draw, posts)
  const acts = ringActs(draw, posts, aims)
  const made = acts.reduce((sum, members) => sum + members.length, 0)
  const wanted = (ring.share * rooms.reduce((sum, room) => sum + room, 0)) / aims.length
  const shown = acts.map((members, post) => {
    if (!aims.includes(post)) return Math.round(members.length * 0.05)
    return Math.min(members.length, Math.round(wanted), Math.round(0.9 * (rooms[post] ?? 0)))
  })
  // Where the lists do not set the ring's share, the crowd is as large as makes it so.
  const crowd = (made * (1 - ring.share)) / ring.share / posts
  const listed =
    ring.sight === 'listed' ? rooms : rooms.map(() => Math.round(Math.max(10, crowd * draw.logNormal(1, 0.25))))
  return { posts, listed, rooms, acts, shown }
}

/** The posts that were ordered for: from a third to four fifths of all, in a row or scattered. */
function targets(draw: Random, posts: number): number[] {
  const count = Math.max(4, Math.round(posts * draw.between(0.35, 0.8)))
  const all = Array.from({ length: posts }, (_, post) => post)
  if (draw.chance(0.5)) return shuffled(draw, all).slice(0, count)
  const from = draw.int(posts - count + 1)
  return all.slice(from, from + count)
}

/** 50 to 150 members, each of whom likes most of the posts and perhaps a few others. */
function ringActs(draw: Random, posts: number, aims: readonly number[]): string[][] {
  const members = 50 + draw.int(101)
  const devotion = draw.between(0.75, 0.97)
  const camouflage = draw.pick([0, 0, 1, 3])
  const acts = Array.from({ length: posts }, () => new Set<string>())
  for (let member = 0; member < members; member++) {
    for (const post of aims) if (draw.chance(devotion)) acts[post]?.add(`ring-${member}`)
    for (let act = 0; act < camouflage; act++) {
      const post = draw.int(posts)
      if (!aims.includes(post)) acts[post]?.add(`ring-${member}`)
    }
  }
  return acts.map((ids) => shuffled(draw, [...ids]))
}

/** Everybody but the ring: groups of fans, and a crowd of which some come far more often than others. */
function crowdLikes(draw: Random, { posts, listed }: Plan, { crowd, ring }: SceneChoice): string[][] {
  const isCut = crowd === 'drawn' && ring?.sight !== 'sampled'
  const part = isCut ? draw.between(0.04, 0.4) : 1
  const liked = Array.from({ length: posts }, () => new Set<string>())
  for (const { label, members, chanceOn } of groupsOf(draw, posts, part)) {
    for (let member = 0; member < members; member++) {
      for (const [post, ids] of liked.entries()) if (draw.chance(chanceOn(post))) ids.add(`${label}-${member}`)
    }
  }
  const typical = listed.reduce((sum, count) => sum + count, 0) / posts
  const pool = Math.round((typical / part) * draw.logNormal(8, 0.5))
  const skew = draw.between(1.2, 2)
  for (const [post, ids] of liked.entries()) {
    const wanted = Math.round((listed[post] ?? 0) / part)
    for (let tries = 0; ids.size < wanted && tries < 6 * wanted; tries++)
      ids.add(`fan-${Math.floor(pool * draw.next() ** skew)}`)
  }
  return liked.map((ids) => [...ids])
}

interface Group {
  label: string
  members: number
  chanceOn: (post: number) => number
}

/** Fans of topics, devoted fans, and people who came or left.
 *
 *  @param part of the likers that a list shows; where it is small, groups are larger */
function groupsOf(draw: Random, posts: number, part: number): Group[] {
  const size = () => Math.round(draw.logNormal(45, 0.5) * (part < 1 ? draw.between(1, 0.5 / part) : 1))
  const groups: Group[] = []
  const topics = 2 + draw.int(4)
  const topicOf = Array.from({ length: posts }, () => draw.int(topics))
  for (let topic = 0; topic < topics; topic++) {
    if (draw.chance(0.3)) continue
    const [chance, elsewhere] = [draw.between(0.3, 0.8), draw.pick([0, 0.03, 0.1])]
    const chanceOn = (post: number) => (topicOf[post] === topic ? chance : elsewhere)
    groups.push({ label: `taste${topic}`, members: size(), chanceOn })
  }
  const devotion = draw.between(0.8, 1)
  groups.push({ label: 'devoted', members: draw.int(40), chanceOn: () => devotion })
  for (let wave = draw.int(3); wave > 0; wave--) {
    const [turn, chance, came] = [draw.int(posts), draw.between(0.2, 0.7), draw.chance(0.5)]
    groups.push({ label: `wave${wave}`, members: size(), chanceOn: (post) => (post >= turn === came ? chance : 0) })
  }
  return groups
}

function shuffled<T>(draw: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: draw.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** @param posts with everybody who liked them
 *  @returns a snapshot as if they were one creator's posts, with lists of this length */
export function drawnListsOf(posts: readonly { likers: string[] }[], length: number, seed: string): Snapshot {
  const draw = random('drawn-lists', seed)
  const lists = posts.map(({ likers }) => shuffled(draw, likers).slice(0, length))
  return snapshotOf(
    lists,
    posts.map(({ likers }) => likers.length),
  )
}

function snapshotOf(ids: readonly string[][], totals: readonly number[]): Snapshot {
  const idOf = (post: number): string => `post-${String(post).padStart(2, '0')}`
  return {
    schema: 'vouch.snapshot/1',
    platform: 'instagram',
    handle: 'one',
    fetchedAt: '2026-11-01T00:00:00Z',
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    posts: totals.map((likes, post) => ({
      id: idOf(post),
      publishedAt: new Date(firstMs + post * 3 * dayMs).toISOString(),
      kind: 'image',
      likes,
    })),
    comments: [],
    likers: ids.map((accountIds, post) => ({ postId: idOf(post), accountIds })),
    accounts: [],
    history: [],
  }
}
