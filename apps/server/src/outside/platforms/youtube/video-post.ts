/** A video as a post. The kind is a reading, because the API does not name it: a stream has live details (premieres have them
 *  too), a short lasts at most a minute, or at most three when its creator marks it #shorts. Taller-than-wide is not told. */

import type { Post, PostKind } from '@vouch/engine'
import { hashtagsIn, mentionsIn } from '../reading/caption-words.ts'
import { knownTime } from '../reading/known-values.ts'
import type { YoutubeVideo } from './youtube-shapes.ts'

const shortSecondsMax = 60
const markedShortSecondsMax = 180

/** @returns the post, or null for a video that has not been shown yet or is not public. */
export function videoPost(video: YoutubeVideo): Post | null {
  const { id, snippet, statistics, status, paidProductPlacementDetails } = video
  const publishedAt = knownTime(snippet?.publishedAt)
  const hidden =
    status?.privacyStatus !== undefined && status.privacyStatus !== null && status.privacyStatus !== 'public'
  if (!publishedAt || hidden || snippet?.liveBroadcastContent === 'upcoming') return null
  const caption = [snippet?.title, snippet?.description].filter(Boolean).join('\n\n')
  const durationSeconds = secondsOf(video.contentDetails?.duration)
  return {
    id,
    publishedAt,
    kind: kindOf(video, durationSeconds, caption),
    caption,
    hashtags: hashtagsIn(caption),
    mentions: mentionsIn(caption),
    durationSeconds,
    sponsored: paidProductPlacementDetails?.hasPaidProductPlacement ?? null,
    likes: statistics?.likeCount ?? null,
    comments: statistics?.commentCount ?? null,
    views: statistics?.viewCount ?? null,
    shares: null,
    saves: null,
  }
}

function kindOf({ snippet, liveStreamingDetails }: YoutubeVideo, seconds: number | null, caption: string): PostKind {
  if (snippet?.liveBroadcastContent === 'live' || liveStreamingDetails) return 'stream'
  if (seconds === null) return 'video'
  const marked = /(^|\s)#shorts?\b/i.test(caption)
  return seconds <= shortSecondsMax || (marked && seconds <= markedShortSecondsMax) ? 'short' : 'video'
}

const durationPattern = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/
const secondsPerUnit = [604_800, 86_400, 3_600, 60, 1]

/** @param duration ISO 8601, such as `PT1H2M3S`, or a length in seconds, such as `50s`.
 *  @returns seconds; null for a broadcast that is still running (`P0D`) and for anything unreadable. */
export function secondsOf(duration: string | null | undefined): number | null {
  const plain = /^(\d{1,9})(?:\.\d{1,9})?s$/.exec(duration ?? '')
  if (plain) return Number(plain[1]) || null
  const parts = durationPattern.exec(duration ?? '')
  if (!parts) return null
  const seconds = secondsPerUnit.reduce((sum, unit, index) => sum + unit * Number(parts[index + 1] ?? 0), 0)
  return seconds > 0 ? seconds : null
}
