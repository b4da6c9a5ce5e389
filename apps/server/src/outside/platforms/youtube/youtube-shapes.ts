/** The parts of YouTube's answers that are read. Everything that can be missing may be missing: the API leaves out what is
 *  hidden, private or empty, and `items` itself when nothing was found. 64-bit numbers come as strings. */

import { z } from 'zod'
import { bearersOf, count, flag, id, listOf, part, text } from '../reading/known-values.ts'

const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: listOf(item), nextPageToken: text })

const picture = part({ url: text })

const channel = z.object({
  id,
  snippet: part({
    title: text,
    description: text,
    customUrl: text,
    publishedAt: text,
    country: text,
    defaultLanguage: text,
    thumbnails: part({ default: picture, high: picture }),
  }),
  statistics: part({ viewCount: count, subscriberCount: count, videoCount: count, hiddenSubscriberCount: flag }),
  contentDetails: part({ relatedPlaylists: part({ uploads: text }) }),
  status: part({ privacyStatus: text }),
  topicDetails: part({ topicCategories: listOf(z.string()) }),
})
export type YoutubeChannel = z.output<typeof channel>
/** YouTube leaves the list out where nobody bears the name; an answer that says nothing else either is none. */
const nobody = z
  .object({ items: z.null().optional() })
  .and(z.union([z.object({ kind: z.string() }), z.object({ pageInfo: z.looseObject({}) })]))
export const channelList = z.union([z.object({ items: bearersOf(channel) }), nobody.transform(() => ({ items: [] }))])

const playlistItem = z.object({
  snippet: part({ resourceId: part({ videoId: text }) }),
  contentDetails: part({ videoId: text, videoPublishedAt: text }),
})
export type YoutubePlaylistItem = z.output<typeof playlistItem>
export const playlistItemList = pageOf(playlistItem)

/** A video or a playlist, of which only the owner matters. */
export const ownedList = pageOf(z.object({ snippet: part({ channelId: text }) }))

const figures = part({ viewCount: count, likeCount: count, commentCount: count })

const video = z.object({
  id,
  snippet: part({ publishedAt: text, title: text, description: text, liveBroadcastContent: text }),
  contentDetails: part({ duration: text }),
  statistics: figures,
  status: part({ privacyStatus: text, madeForKids: flag }),
  liveStreamingDetails: z.looseObject({}).nullish().catch(null),
  paidProductPlacementDetails: part({ hasPaidProductPlacement: flag }),
})
export type YoutubeVideo = z.output<typeof video>
export const videoList = pageOf(video)

const thread = z.object({
  snippet: z.object({
    topLevelComment: z.object({
      id,
      snippet: z.object({
        authorChannelId: z
          .union([z.object({ value: text }), z.string().transform((value) => ({ value }))])
          .nullish()
          .catch(null),
        textDisplay: text,
        textOriginal: text,
        likeCount: count,
        publishedAt: text,
      }),
    }),
  }),
})
export type YoutubeThread = z.output<typeof thread>
export const threadList = pageOf(thread)

export const searchList = pageOf(z.object({ id: part({ channelId: text }) }))

/** What `batchGetStats` knows of a video: its figures, its length in seconds ("50s") and when it was shown. */
export const videoStatList = pageOf(
  z.object({
    id,
    snippet: part({ publishTime: text }),
    contentDetails: part({ duration: text }),
    statistics: figures,
  }),
)
