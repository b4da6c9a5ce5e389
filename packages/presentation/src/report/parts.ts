/** The parts of a snapshot, in words that a marketer reads. */

import type { ReportSubject, SignalGroup } from '@vouch/engine'

/** Where the data of a verification came from: `address` when Vouch fetched it, `file` when somebody brought it. The
 *  server knows this; what a file says about its own source is a claim. */
export type Origin = 'address' | 'file'

const names: Record<string, string> = {
  profile: 'profile',
  followers: 'follower count',
  posts: 'posts',
  comments: 'comments',
  followersSample: 'follower sample',
  likers: 'who liked',
  accounts: 'commenter profiles',
  history: 'follower history',
  audience: 'audience reported by the platform',
  views: 'views',
  likes: 'likes',
}

/** @returns the name of a part; a part that is not in the table keeps its own name, spaced. */
export function partName(part: string): string {
  return (
    names[part] ??
    part
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[._-]+/g, ' ')
      .toLowerCase()
  )
}

export function partNames(parts: readonly string[]): string[] {
  return parts.map(partName)
}

const groupTitles: Record<SignalGroup, string> = {
  audience: 'Audience',
  engagement: 'Engagement',
  growth: 'Growth',
  content: 'Content',
  comments: 'Comments',
  coordination: 'Coordination',
}

/** Groups of signals in the order of the report. The engine's own list stays in the engine: reading a value from it
 *  here would bring its models into every page. */
export const signalGroups = Object.keys(groupTitles) as readonly SignalGroup[]

export function groupTitle(group: SignalGroup): string {
  return groupTitles[group]
}

/** @returns what a platform calls the people who follow: `subscribers` or `followers`. */
export function audienceWord(platform: string): string {
  return platform === 'youtube' ? 'subscribers' : 'followers'
}

const basisNames: Record<string, string> = {
  public: 'Public data',
  consent: 'Data shared by the creator',
  supplier: 'Public data from a supplier',
  import: 'Imported file',
  sandbox: 'Simulated (sandbox)',
}

/** @returns true for creators of the sandbox: their names end alike, whatever basis their simulated data claims. */
export function isSimulated({ basis, handle }: { basis: string; handle: string }): boolean {
  return basis === 'sandbox' || handle.endsWith('_sandbox')
}

/** @returns what kind of data the report stands on, in words. Of data that was brought in only that is certain. */
export function basisName(subject: Pick<ReportSubject, 'basis' | 'handle'>, origin: Origin): string {
  if (origin === 'file') return 'Imported file'
  const name = basisNames[subject.basis] ?? subject.basis
  return isSimulated(subject) && subject.basis !== 'sandbox' ? `Simulated: ${name.toLowerCase()}` : name
}

/** @returns a country's name in English; a code that is not known stays as it is. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}

/** @returns up to two letters that stand for a creator without a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? name]
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

/** @returns the text with its first letter in lower case, for the middle of a line. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** @returns the text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
