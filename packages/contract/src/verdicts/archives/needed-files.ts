/** Which files of a creator's data export are needed, told by their names. Everything else, messages above all, is neither opened nor
 *  sent. The browser lists these before anything leaves the machine, and the server opens no others.
 *
 *  What a newcomer would get wrong is to look for whole paths: folders differ by year and by language, so the file's own name decides. */

import type { Platform } from '@vouch/engine'
import { Problem } from '../../wire/problems.ts'
import { archiveLimits } from './archive-limits.ts'

export const archiveRoles = [
  'followers',
  'following',
  'insights',
  'identity',
  'user-data',
  'follower-text',
  'channel',
  'channel-address',
  'subscriptions',
  'account',
  'profile',
  'posts',
  'connections',
] as const
export type ArchiveRole = (typeof archiveRoles)[number]

export interface ArchiveEntry {
  path: string
  /** Unpacked, as the archive declares it. */
  bytes: number
}

export interface NeededFile<Entry extends ArchiveEntry = ArchiveEntry> {
  entry: Entry
  role: ArchiveRole
}

export interface RecognisedArchive<Entry extends ArchiveEntry = ArchiveEntry> {
  platform: Platform
  files: NeededFile<Entry>[]
}

/** In the order in which they are looked for: the first whose main list is there counts. */
const patterns: readonly (readonly [Platform, ArchiveRole, RegExp])[] = [
  ['instagram', 'followers', /^followers(?:_\d{1,4})?(?: ?\(\d{1,3}\))?\.json$/],
  ['instagram', 'following', /^following(?:_\d{1,4})?(?: ?\(\d{1,3}\))?\.json$/],
  ['instagram', 'insights', /^audience_insights\.json$/],
  ['instagram', 'identity', /^personal_information\.json$/],
  ['tiktok', 'user-data', /(?:^|[ _-])user_data(?:_tiktok)?(?: ?\(\d{1,3}\))?\.json$/],
  ['tiktok', 'follower-text', /^follower(?:s| list)?\.txt$/],
  ['x', 'followers', /^follower(?:-part\d{1,4})?\.js$/],
  ['x', 'following', /^following(?:-part\d{1,4})?\.js$/],
  ['x', 'account', /^account\.js$/],
  ['x', 'profile', /^profile\.js$/],
  ['x', 'posts', /^tweets?(?:-part\d{1,4})?\.js$/],
  ['linkedin', 'connections', /^connections(?: ?\(\d{1,3}\))?\.csv$/],
  // Takeout names its files in the language of the account.
  ['youtube', 'channel', /^(?:channel|kanal|chaîne|canal|canale|kanaal|kanał|канал|チャンネル|채널)\.csv$/],
  [
    'youtube',
    'channel-address',
    /^(?:channel|kanal|chaîne|canal|canale|kanaal|kanał|канал|チャンネル|채널).{0,20}url.{0,20}\.csv$/,
  ],
  [
    'youtube',
    'subscriptions',
    /^(?:subscriptions|abos|abonnements|suscripciones|iscrizioni|inscrições|abonnementen|subskrypcje|prenumerationer|abonelikler|подписки|登録チャンネル|구독정보)\.csv$/,
  ],
]

const platformsInOrder = [...new Set(patterns.map(([platform]) => platform))]

/** Roles without which an archive of the platform says nothing of an audience or of who it is about. */
const mainRoles: Partial<Record<Platform, readonly ArchiveRole[]>> = {
  instagram: ['followers'],
  tiktok: ['user-data', 'follower-text'],
  x: ['followers', 'posts'],
  linkedin: ['connections'],
  youtube: ['channel', 'subscriptions'],
}

const askInstagram =
  'In Instagram, open Accounts Center, Your information and permissions, Export your information. Choose “Followers and following”, the format JSON and the date range “All time”, then upload the new file.'

/** @param path of a file in an archive, as it is written there
 *  @returns what the file is for; null where it is not needed */
export function roleOf(path: string): { platform: Platform; role: ArchiveRole } | null {
  const name = nameOf(path)
  if (name === null) return null
  const found = patterns.find(([, , pattern]) => pattern.test(name))
  return found ? { platform: found[0], role: found[1] } : null
}

/** Takes the files of an archive one by one and keeps those that are needed: around them, an archive may hold hundreds of thousands of others. */
export class ArchiveRecogniser<Entry extends ArchiveEntry> {
  readonly #byPlatform = new Map<Platform, NeededFile<Entry>[]>()
  readonly #signs = new Set<Sign>()

  /** @param path of a file in the archive @param entry makes it, where it is needed */
  take(path: string, entry: () => Entry): void {
    const found = roleOf(path)
    if (found === null) {
      noteSigns(path, this.#signs)
      return
    }
    const files = this.#byPlatform.get(found.platform) ?? []
    // One more than may be is enough to refuse them.
    if (files.length <= archiveLimits.neededFiles) files.push({ entry: entry(), role: found.role })
    this.#byPlatform.set(found.platform, files)
  }

  /** @returns whose archive it is and which of its files are needed.
   *  @throws Problem `archive_html`, `archive_incomplete`, `archive_unknown` or `archive_unsafe` */
  recognised(): RecognisedArchive<Entry> {
    const platform = platformsInOrder.find((one) =>
      this.#byPlatform.get(one)?.some(({ role }) => mainRoles[one]?.includes(role)),
    )
    const files = platform && this.#byPlatform.get(platform)
    if (!platform || !files) throw refusalOf(this.#signs, this.#byPlatform.has('instagram'))
    refuseExcess(files)
    return { platform, files }
  }
}

/** @returns what `ArchiveRecogniser` says of all files of an archive */
export function recogniseArchive<Entry extends ArchiveEntry>(entries: readonly Entry[]): RecognisedArchive<Entry> {
  const recogniser = new ArchiveRecogniser<Entry>()
  for (const entry of entries) recogniser.take(entry.path, () => entry)
  return recogniser.recognised()
}

function refuseExcess(files: readonly NeededFile[]): void {
  const unpacked = files.reduce((sum, { entry }) => sum + entry.bytes, 0)
  if (files.length > archiveLimits.neededFiles || unpacked > archiveLimits.unpackedBytes) {
    throw new Problem('archive_unsafe', 'This archive unpacks to more than Vouch reads (8 GB). Export less at a time.')
  }
}

/** What files that are not needed say of an archive that has none of those that are. */
type Sign = 'html' | 'instagram' | 'archive'

function noteSigns(path: string, signs: Set<Sign>): void {
  const name = nameOf(path)
  if (name !== null && /^(?:followers(?:_\d{1,4})?|following)\.html$/.test(name)) signs.add('html')
  if (name !== null && /\.(?:zip|tgz|tar|gz|7z|rar)$/.test(name)) signs.add('archive')
  if (/your_instagram_activity|followers_and_following/i.test(path)) signs.add('instagram')
}

function refusalOf(signs: ReadonlySet<Sign>, isInstagram: boolean): Problem {
  if (signs.has('html'))
    return new Problem('archive_html', `This Instagram export is in HTML, which Vouch can’t read. ${askInstagram}`)
  if (isInstagram || signs.has('instagram'))
    return new Problem('archive_incomplete', `This Instagram export has no list of followers. ${askInstagram}`)
  if (signs.has('archive')) {
    const sentence = 'This archive holds another archive. Unpack it once, then upload the one inside.'
    return new Problem('archive_unknown', sentence)
  }
  return new Problem('archive_unknown')
}

/** @returns the file's own name in lower case; null for folders and for what a Mac adds */
function nameOf(path: string): string | null {
  const parts = path.normalize('NFC').replaceAll('\\', '/').toLowerCase().split('/')
  const name = parts.at(-1) ?? ''
  return name === '' || name.startsWith('._') || parts.includes('__macosx') ? null : name
}
