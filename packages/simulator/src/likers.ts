/** Who liked the newest posts. Bought likes come from a farm that sends one of its batches of accounts to a post; pod members like all they attend. */

import type { Platform, PostLikers } from '@vouch/engine'
import type { FullAccount } from './account-fields.ts'
import { bot } from './bots.ts'
import { podMember, podMembersOn } from './comments.ts'
import { farmBatch, farmBatchMax } from './farm.ts'
import type { ListedPost } from './listed-post.ts'
import { person } from './people.ts'
import { random } from './random.ts'
import { listedOfGroup, tasteGroupsOn } from './taste-groups.ts'
import type { World } from './world.ts'

/** Platforms on which the people behind likes can be seen. */
const showsLikers: Readonly<Record<Platform, boolean>> = {
  instagram: true,
  tiktok: false,
  youtube: false,
  twitch: false,
  x: true,
  linkedin: true,
}

export interface LikerLists {
  likers: PostLikers[]
  accounts: Map<string, FullAccount>
  ringIds: Set<string>
}

export function likerLists(world: World, posts: ListedPost[]): LikerLists {
  const lists: LikerLists = { likers: [], accounts: new Map(), ringIds: new Set() }
  if (!showsLikers[world.platform]) return lists
  const liked = posts.slice(0, world.size.likedPosts)
  const usual = medianOf(liked.map(({ counts }) => counts.likes ?? 0))
  for (const post of liked) {
    const ids = likersOf(world, post, usual, lists)
    if (ids.length > 0) lists.likers.push({ postId: post.slot.id, accountIds: ids })
  }
  return lists
}

/** The list shows at most `likersPerPost` people, the farm and the pod in proportion to their part of the likes, a whole pod at most to half. */
function likersOf(world: World, post: ListedPost, usual: number, lists: LikerLists): string[] {
  const { slot, counts } = post
  const likes = counts.likes ?? 0
  const shown = Math.min(world.size.likersPerPost, likes)
  if (shown === 0) return []
  const draw = random(world.seed, 'likers', slot.id)
  const ids = new Set<string>()
  const add = (account: FullAccount, ring: boolean): void => {
    ids.add(account.id)
    lists.accounts.set(account.id, account)
    if (ring) lists.ringIds.add(account.id)
  }
  for (const index of podMembersOn(world, slot).slice(0, Math.floor(shown / 2))) add(podMember(world, index), true)
  const ordered = Math.round((shown * counts.boughtLikes) / likes)
  const farm = farmBatch(world, slot, 'bought-likes')
  const batchSize = Math.max(12, Math.round(world.size.likersPerPost * 0.8))
  const sent = new Set<number>()
  // Nobody likes a post twice: so many accounts, not so many draws.
  while (sent.size < Math.min(ordered, batchSize)) sent.add(draw.int(batchSize))
  for (const index of sent) add(bot(world, 'l', farm * farmBatchMax + index), true)
  for (const group of tasteGroupsOn(world, slot)) {
    const room = Math.max(0, shown - ids.size)
    for (const account of listedOfGroup(world, slot, group, likes, usual, shown).slice(0, room)) add(account, false)
  }
  const pool = Math.max(shown * 4, Math.min(60_000, Math.round(world.followers * 0.25)))
  for (let tries = 0; ids.size < shown && tries < shown * 4; tries++) {
    add(person(world, 'c', Math.floor(pool * draw.next() ** 1.5)), false)
  }
  return [...ids]
}

function medianOf(counts: number[]): number {
  return counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 0
}
