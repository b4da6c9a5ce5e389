import { Problem } from '@vouch/contract'
import { type Platform, platformNames } from '@vouch/engine'
import { whoseFile } from './whose-file.ts'

/** Whether an export is of the account that its creator was asked for. A file proves nobody; one that names somebody else is a mistake. */

export interface ExportOwner {
  platform: Platform
  handle: string
  /** Ids under which the platform is known to keep the account; none where nothing is known. */
  ids: readonly string[]
}

/** Channels are named by an id in their exports, and by a handle elsewhere. */
const channelId = /^UC[\w-]{22}$/

/** @param named the name or address in the export; null where it has none
 *  @returns the sentence about it that goes with the report
 *  @throws Problem `bad_file` for another account's export */
export function ownerNote(owner: ExportOwner, named: string | null): string {
  const uploaded = 'The creator uploaded this export instead of connecting the account.'
  if (named === null) return `${uploaded} It doesn’t name an account, so nothing shows that it’s theirs.`
  const found = whoseFile({ name: named, platform: owner.platform, creator: named }, { platform: owner.platform }, [])
  if ('problem' in found)
    return `${uploaded} It doesn’t name an account that Vouch can read, so nothing shows that it’s theirs.`
  const known = isTheirs(owner, found.handle)
  if (known === false) {
    const name = platformNames[owner.platform]
    throw new Problem(
      'bad_file',
      `This is the ${name} export of ${shown(found.handle)}, and you were asked for ${shown(owner.handle)}. Upload that account’s export.`,
    )
  }
  return known
    ? `${uploaded} It names this account.`
    : `${uploaded} It names a channel by an ID that Vouch can’t compare.`
}

/** @returns null where the two cannot be compared */
function isTheirs({ handle, ids }: ExportOwner, found: string): boolean | null {
  if (ids.includes(found)) return true
  const [wanted, has] = [handle, found].map((name) => channelId.test(name))
  if (wanted !== has) return ids.some((id) => channelId.test(id)) && has ? false : null
  return wanted ? handle === found : handle.toLowerCase() === found.toLowerCase()
}

function shown(handle: string): string {
  return channelId.test(handle) ? handle : `@${handle}`
}
