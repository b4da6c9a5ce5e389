import type { Report } from '@vouch/engine'
import { drawnPost, isSimulated, postLink } from '@vouch/presentation'

type Subject = Pick<Report['subject'], 'platform' | 'handle' | 'basis'> & Partial<Pick<Report['subject'], 'categories'>>

/** @returns the picture of a post, from the platform itself, and of a simulated one a drawn one; null where none follows from the id, and
 *  for data that was brought in, which would tell the platform who reads the report */
export function postPicture(subject: Subject, id: string): string | null {
  if (isSimulated(subject)) return drawnPost(`${subject.handle}/${id}`, subject.categories?.[0])
  if (subject.platform !== 'youtube' || subject.basis === 'import') return null
  return postLink(subject, id) === null ? null : `https://i.ytimg.com/vi/${id}/mqdefault.jpg`
}
