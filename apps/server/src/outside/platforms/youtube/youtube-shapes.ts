/** The parts of YouTube's answers that are read. Everything that can be missing may be missing: the API leaves out what is
 *  hidden, private or empty, and `items` itself when nothing was found. 64-bit numbers come as strings. */

import { z } from 'zod'

/** A count that comes as text, or null when it is hidden or no whole number. */
const countText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const count = value === null || value === undefined || value === '' ? Number.NaN : Number(value)
    return Number.isSafeInteger(count) && count >= 0 ? count : null
  })

const text = z.string().nullish()

function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z
      .array(item)
      .nullish()
      .transform((items) => items ?? []),
    nextPageToken: text,
  })
}

const thumbnails = z.record(z.string(), z.object({ url: text })).nullish()

const channel = z.object({
  id: z.string(),
  snippet: z
    .object({
      title: text,
      description: text,
      customUrl: text,
      publishedAt: text,
      country: text,
      defaultLanguage: text,
      thumbnails,
    })
    .nullish(),
  statistics: z
    .object({
      viewCount: countText,
      subscriberCount: countText,
      videoCount: countText,
      hiddenSubscriberCount: z.boolean().nullish(),
    })
    .nullish(),
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: text }).nullish() }).nullish(),
  status: z.object({ privacyStatus: text, madeForKids: z.boolean().nullish() }).nullish(),
  topicDetails: z.object({ topicCategories: z.array(z.string()).nullish() }).nullish(),
})
export type YoutubeChannel = z.output<typeof channel>
export const channelList = listOf(channel)

const playlistItem = z.object({
  snippet: z.object({ resourceId: z.object({ videoId: text }).nullish() }).nullish(),
  contentDetails: z.object({ videoId: text, videoPublishedAt: text }).nullish(),
})
export type YoutubePlaylistItem = z.output<typeof playlistItem>
export const playlistItemList = listOf(playlistItem)

/** A video or a playlist, of which only the owner matters. */
export const ownedList = listOf(z.object({ snippet: z.object({ channelId: text }).nullish() }))

const video = z.object({
  id: z.string(),
  snippet: z
    .object({
      channelId: text,
      publishedAt: text,
      title: text,
      description: text,
      liveBroadcastContent: text,
    })
    .nullish(),
  contentDetails: z.object({ duration: text }).nullish(),
  statistics: z.object({ viewCount: countText, likeCount: countText, commentCount: countText }).nullish(),
  status: z.object({ privacyStatus: text, madeForKids: z.boolean().nullish() }).nullish(),
  liveStreamingDetails: z.object({ actualStartTime: text, scheduledStartTime: text }).nullish(),
  paidProductPlacementDetails: z.object({ hasPaidProductPlacement: z.boolean().nullish() }).nullish(),
})
export type YoutubeVideo = z.output<typeof video>
export const videoList = listOf(video)

const thread = z.object({
  snippet: z.object({
    videoId: text,
    topLevelComment: z.object({
      id: z.string(),
      snippet: z.object({
        authorChannelId: z.object({ value: text }).nullish(),
        textDisplay: text,
        textOriginal: text,
        likeCount: countText,
        publishedAt: text,
      }),
    }),
  }),
})
export type YoutubeThread = z.output<typeof thread>
export const threadList = listOf(thread)

export const searchList = listOf(z.object({ id: z.object({ channelId: text }).nullish() }))

/** What `batchGetStats` knows of a video: its figures, its length in seconds ("50s") and when it was shown. */
export const videoStatList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({ publishTime: text }).nullish(),
        contentDetails: z.object({ duration: text }).nullish(),
        statistics: z.object({ viewCount: countText, likeCount: countText, commentCount: countText }).nullish(),
      }),
    )
    .nullish()
    .transform((items) => items ?? []),
})
