/** Where a post stands on its platform, and its picture where the platform's address of it follows from the post's id. Ids come from data
 *  that anybody may have written: one that does not look like the platform's own leads nowhere. */

import type { Report } from '@vouch/engine'
import { drawnPost, isSimulated } from '@vouch/presentation'

type Subject = Pick<Report['subject'], 'platform' | 'handle' | 'basis'> & Partial<Pick<Report['subject'], 'categories'>>

/** How each platform writes ids. Instagram's data names posts by numbers that are in no address. */
const places: Readonly<Record<string, { id: RegExp; at: (id: string, handle: string) => string }>> = {
  youtube: { id: /^[\w-]{11}$/, at: (id) => `https://www.youtube.com/watch?v=${id}` },
  tiktok: {
    id: /^\d{15,20}$/,
    at: (id, handle) => `https://www.tiktok.com/@${encodeURIComponent(handle)}/video/${id}`,
  },
  x: { id: /^\d{5,20}$/, at: (id, handle) => `https://x.com/${encodeURIComponent(handle)}/status/${id}` },
  twitch: { id: /^\d{6,12}$/, at: (id) => `https://www.twitch.tv/videos/${id}` },
}

/** @returns the post on its platform; null for simulated creators and ids that are not the platform's */
export function postLink(subject: Subject, id: string): string | null {
  const place = Object.hasOwn(places, subject.platform) ? places[subject.platform] : undefined
  if (place === undefined || isSimulated(subject) || !place.id.test(id)) return null
  return place.at(id, subject.handle)
}

/** @returns the picture of a post, from the platform itself, and of a simulated one a drawn one; null where none follows from the id, and
 *  for data that was brought in, which would tell the platform who reads the report */
export function postPicture(subject: Subject, id: string): string | null {
  if (isSimulated(subject)) return drawnPost(`${subject.handle}/${id}`, subject.categories?.[0])
  if (subject.platform !== 'youtube' || subject.basis === 'import') return null
  return postLink(subject, id) === null ? null : `https://i.ytimg.com/vi/${id}/mqdefault.jpg`
}
