/** Comments under the newest posts. People answer the post in front of them, or praise it in a word; bots praise without having read; a pod
 *  praises warmly within the hour. The authors recur as a real audience does: a few regulars, many once. */

import type { Comment } from '@vouch/engine'
import type { FullAccount } from './account-fields.ts'
import { bot } from './bots.ts'
import { hourMs, timeText } from './calendar.ts'
import { type CommentVoice, commentText } from './comment-text.ts'
import { podShareOn, podSize } from './engagement.ts'
import { farmBatch, farmBatchMax } from './farm.ts'
import type { ListedPost } from './listed-post.ts'
import { person } from './people.ts'
import type { PostSlot } from './post-slots.ts'
import { type Random, random } from './random.ts'
import { groupMember, type TasteGroup, tasteGroupsOn } from './taste-groups.ts'
import { intensityOn, scheduleFor, type World } from './world.ts'

export interface CommentSection {
  comments: Comment[]
  authors: Map<string, FullAccount>
  inauthenticIds: string[]
  ringIds: Set<string>
}

/** @returns the comments of the newest posts, oldest first within a post. */
export function commentSection(world: World, posts: ListedPost[]): CommentSection {
  const section: CommentSection = { comments: [], authors: new Map(), inauthenticIds: [], ringIds: new Set() }
  const commented = posts.slice(0, world.size.commentedPosts)
  let budget = world.size.comments
  commented.forEach((post, index) => {
    const share = Math.ceil(budget / Math.max(1, commented.length - index))
    const listed = commentsOf(world, post, Math.min(share, post.counts.comments ?? 0))
    budget -= listed.length
    for (const { comment, author, voice } of listed) {
      section.comments.push(comment)
      section.authors.set(author.id, author)
      if (voice !== 'person') {
        section.inauthenticIds.push(comment.id)
        section.ringIds.add(author.id)
      }
    }
  })
  return section
}

interface Listed {
  comment: Comment
  author: FullAccount
  voice: CommentVoice
  timeMs: number
}

/** The comments are made without regard to the moment, which only decides which of them are there yet: a comment is the same on any day. */
function commentsOf(world: World, post: ListedPost, count: number): Listed[] {
  const written: Listed[] = []
  for (let index = 0; index < count; index++) written.push(commentAt(world, post, index, written))
  return written.filter(({ timeMs }) => timeMs <= world.nowMs).sort((a, b) => a.timeMs - b.timeMs)
}

function commentAt(world: World, post: ListedPost, index: number, earlier: readonly Listed[]): Listed {
  const { slot, counts } = post
  const draw = random(world.seed, 'comment', slot.id, index)
  const u = draw.next()
  const voice: CommentVoice = u < counts.mix.bot ? 'bot' : u < counts.mix.bot + counts.mix.pod ? 'pod' : 'person'
  const parent = voice === 'person' && earlier.length > 2 && draw.chance(0.13) ? draw.pick(earlier) : null
  const replied = parent !== null && parent.voice === 'person' && parent.comment.replyTo === null ? parent : null
  const timeMs =
    replied === null ? slot.publishedMs + delayOf(voice, draw) : replied.timeMs + draw.logNormal(0.8, 1.2) * hourMs
  const author = authorOf(world, voice, post, index, draw)
  const text = commentText(world, post, voice, { index, isReply: replied !== null }, draw)
  const comment: Comment = {
    id: `c_${slot.id.slice(2)}_${index.toString(36)}`,
    postId: slot.id,
    authorId: author.id,
    text,
    publishedAt: timeText(timeMs),
    likes: voice === 'person' ? Math.floor(draw.logNormal(0.6, 1.3)) : draw.int(2),
    replyTo: replied?.comment.id ?? null,
  }
  return { comment, author, voice, timeMs }
}

/** Milliseconds from the post to the comment: people over a day or two, bots within minutes, a pod within the first hour (CreatorScore). */
function delayOf(voice: CommentVoice, draw: Random): number {
  if (voice === 'bot') return draw.between(0.01, 0.5) * hourMs
  if (voice === 'pod') return draw.between(0.02, 0.95) * hourMs
  return Math.max(0.01, draw.logNormal(4.5, 1.4)) * hourMs
}

/** People who ever comment, as a multiple of those who comment on one post. */
const poolOfPosts = 15

/** People who ever comment; regulars have low numbers. */
function commenterPool(world: World): number {
  return Math.round(Math.max(30, Math.min(40_000, usualComments(world) * poolOfPosts)))
}

/** @returns comments that a post of the creator usually has */
function usualComments({ followers, engagement }: World): number {
  const { likesPerFollower, viewsPerFollower, likesPerView, commentsPerLike } = engagement
  const likes = followers * (likesPerFollower ?? (viewsPerFollower ?? 0) * (likesPerView ?? 0))
  return likes * (commentsPerLike ?? 0.01)
}

function authorOf(world: World, voice: CommentVoice, post: ListedPost, index: number, draw: Random): FullAccount {
  const { slot } = post
  if (voice === 'bot') {
    const batch = farmBatch(world, slot, 'comment-bots')
    return bot(world, 'k', batch * farmBatchMax + draw.int(batchSize(world, slot)))
  }
  if (voice === 'pod') return podMember(world, (index + draw.int(3)) % Math.max(1, podSize(world)))
  return tastefulAuthor(world, post, index) ?? person(world, 'c', Math.floor(commenterPool(world) * draw.next() ** 1.9))
}

/** @returns an author of one of the groups that the post is for, as often as they comment; null for everybody else */
function tastefulAuthor(world: World, { slot, counts }: ListedPost, index: number): FullAccount | null {
  const groups = tasteGroupsOn(world, slot)
  if (groups.length === 0) return null
  const draw = random(world.seed, 'tasteful-comment', slot.id, index)
  const usual = usualComments(world)
  // Under a post that went far the group is as many as ever, and everybody else is more.
  let left = draw.next() * Math.max(1, (counts.comments ?? 0) / Math.max(1, usual))
  for (const group of groups) {
    left -= group.part
    if (left < 0)
      return attendingMember(world, slot, group, Math.max(1, Math.round((usual * group.part) / group.chance)), draw)
  }
  return null
}

/** Members who are asked before the post goes to somebody else. */
const asked = 8

/** @returns a member who cares for the post; each cares for as many posts as the group's taste says, however popular they are */
function attendingMember(
  world: World,
  slot: PostSlot,
  group: TasteGroup,
  members: number,
  draw: Random,
): FullAccount | null {
  for (let tries = 0; tries < asked; tries++) {
    const number = draw.int(members)
    if (random(world.seed, 'cares', group.index, number, slot.id).chance(group.chance))
      return groupMember(world, group, number)
  }
  return null
}

/** Accounts of one batch of the farm that comments on order. */
function batchSize(world: World, slot: PostSlot): number {
  return Math.round(14 + 26 * intensityOn(world, 'comment-bots', slot.day))
}

/** @returns a member of the creator's pod: a small creator with a real account. */
export function podMember(world: World, index: number): FullAccount {
  return person(world, 'd', index, { creator: true })
}

/** @returns the members of the pod who attend the post; they like it, and most comment. */
export function podMembersOn(world: World, slot: PostSlot): number[] {
  const schedule = scheduleFor(world, 'pod')
  const share = podShareOn(world, slot)
  if (schedule === null || share === 0) return []
  const members = Array.from({ length: podSize(world) }, (_, index) => index)
  return members.filter((index) => random(world.seed, 'attends', slot.id, index).chance(share))
}
