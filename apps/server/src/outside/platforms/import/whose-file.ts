import { isOldName, oldNameFault, parseAddress, profileByHandle } from '@vouch/contract'
import { type Platform, platforms } from '@vouch/engine'

/** Whose data a file holds: what its reader said, else what the file says, else what can be assumed with a note about it. */

export interface FileSubject {
  /** What the report is called where nobody is named. */
  name: string
  platform: Platform | null
  creator: string | null
}

export interface SaidSubject {
  /** A name that is no platform's is refused. */
  platform?: string
  /** A name or an address. */
  handle?: string
}

export function whoseFile(
  file: FileSubject,
  { platform: platformWord, handle: handleWord }: SaidSubject,
  notes: string[],
): { platform: Platform; handle: string } | { problem: string } {
  const said = platforms.find((platform) => platform === platformWord?.toLowerCase())
  if (platformWord && !said) {
    return { problem: `“${platformWord}” isn’t a platform Vouch supports. Use one of ${platforms.join(', ')}.` }
  }
  const address = handleWord ? parseAddress(handleWord) : null
  const platform = said ?? (address?.kind === 'profile' ? address.platform : null) ?? file.platform
  if (!platform) notes.push('The file doesn’t say which platform it’s from, so we read it as Instagram.')
  const place = platform ?? 'instagram'
  const word = handleWord ?? file.creator
  const named = address ?? (file.creator ? parseAddress(file.creator) : null)
  if (named?.kind === 'profile' && named.platform === place)
    return isOldName(named) ? { problem: oldNameFault } : { platform: place, handle: named.handle }
  if (word) {
    const profile = profileByHandle(place, word)
    return profile.kind === 'profile' ? { platform: place, handle: profile.handle } : { problem: profile.sentence }
  }
  notes.push('The file doesn’t say whose data it is, so the report is named after the file.')
  return { platform: place, handle: file.name }
}

/** @returns the file's name without folder and ending, as a name */
export function nameOfFile(name: string): string {
  const stem = (name.split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '')
  return (
    stem
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^-+|(?<!-)-+$/g, '')
      .slice(0, 100) || 'import'
  )
}
