import { storableText } from '../../foundation/db/storable-text.ts'

/** What a creator is known by in the database: one spelling for all that people and platforms write. */

const youtubeChannelId = /^UC[\w-]{22}$/

/** @returns the handle in lower case without @; a YouTube channel id, which is case-sensitive, stays as it is. */
export function creatorKey(platform: string, handle: string): string {
  const plain = storableText(handle).trim().replace(/^@/, '')
  return platform === 'youtube' && youtubeChannelId.test(plain) ? plain : plain.toLowerCase()
}
