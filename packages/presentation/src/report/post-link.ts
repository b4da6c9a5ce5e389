import type { Report } from '@vouch/engine'
import { isSimulated } from './parts.ts'

/** Where a post stands on its platform. Ids come from data that anybody may have written: one that does not look like the platform's own leads nowhere. */

type Subject = Pick<Report['subject'], 'platform' | 'handle' | 'basis'>

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
