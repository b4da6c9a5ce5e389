/** Which lists of a needed file are read, and which keys of their rows. A file of TikTok holds messages beside followers, and one of
 *  Instagram the creator's phone number beside the name: the browser sends what stands here and nothing else of such files. */

import type { Wanted } from './json-rows.ts'
import type { ArchiveRole } from './needed-files.ts'

const none: Wanted = () => null
const top: Wanted = (keys) => (keys.length === 0 ? 'list' : null)

/** @returns the last key and the one around it, in lower case: their spelling varies by year */
function lastTwo(keys: readonly string[]): [last: string, around: string] {
  return [keys.at(-1)?.toLowerCase() ?? '', keys.at(-2)?.toLowerCase() ?? '']
}

const named =
  (name: string): Wanted =>
  (keys) =>
    keys.length === 0 || lastTwo(keys)[0] === name ? 'list' : null

/** Messages and the creator's own comments, searches and log-ins are not even looked into. */
const closed = /message|chat|comment|search|login|shop|purchase|watch|brows/

const userData: Wanted = (keys) => {
  if (keys.some((key) => closed.test(key.toLowerCase()))) return null
  const [last, around] = lastTwo(keys)
  if (last === 'fanslist') return 'list'
  if (last === 'following' && around.startsWith('following')) return 'list'
  if (last === 'videolist' && /^(?:videos|posts?)$/.test(around)) return 'list'
  return last === 'profilemap' ? 'object' : null
}

/** What is taken from a JSON file of each role; other roles are no JSON. */
export const wantedOf: Readonly<Record<ArchiveRole, Wanted>> = {
  followers: named('relationships_followers'),
  following: named('relationships_following'),
  insights: named('organic_insights_audience'),
  identity: named('profile_user'),
  'user-data': userData,
  account: top,
  profile: top,
  posts: top,
  'follower-text': none,
  channel: none,
  'channel-address': none,
  subscriptions: none,
  connections: none,
}

/** Keys that leave the browser, of files that hold more than is needed. The map of `personal_information.json` has its keys in the
 *  language of the account, so the names that stand for a user name are listed. */
export const usernameLabels: readonly string[] = [
  'Username',
  'Benutzername',
  "Nom d'utilisateur",
  'Nom d’utilisateur',
  'Nombre de usuario',
  'Nome utente',
  'Nome de usuário',
  'Nome de utilizador',
  'Gebruikersnaam',
  'Nazwa użytkownika',
  'Användarnamn',
  'Brugernavn',
  'Brukernavn',
  'Kullanıcı adı',
  'Имя пользователя',
  'Nama pengguna',
  'ユーザーネーム',
  '사용자 이름',
]

const tiktokKeys = new Set(
  ['Date', 'UserName', 'Link', 'Likes', 'userName', 'displayName', 'bioDescription', 'accountRegion']
    .concat(['followerCount', 'followingCount', 'likesReceived'])
    .map((key) => key.toLowerCase()),
)

/** Roles of which the browser sends no more than these keys. */
export const reducedRoles: ReadonlySet<ArchiveRole> = new Set([
  'user-data',
  'identity',
  'connections',
  'account',
  'profile',
])

/** @returns a row of a reduced role with what may leave the browser */
export function reducedRow(role: ArchiveRole, row: unknown): unknown {
  if (!isRecord(row)) return null
  if (role === 'user-data') return only(row, (key) => tiktokKeys.has(key.toLowerCase()))
  if (role === 'account') return { account: only(row.account, (key) => accountKeys.has(key)) }
  if (role === 'profile')
    return { profile: { description: only(descriptionOf(row), (key) => key === 'bio' || key === 'website') } }
  // Instagram writes its labels as UTF-8 bytes in Latin-1; the reader repairs them, so both spellings pass.
  return { string_map_data: only(row.string_map_data, (label) => isUsernameLabel(label)) }
}

const accountKeys = new Set(['username', 'accountId', 'createdAt', 'accountDisplayName'])

function descriptionOf(row: Record<string, unknown>): unknown {
  return isRecord(row.profile) ? row.profile.description : null
}

/** @returns whether a label of `personal_information.json` stands for the user name, in any language that is known here */
export function isUsernameLabel(label: string): boolean {
  return usernameLabels.includes(repaired(label))
}

function only(value: unknown, keeps: (key: string) => boolean): Record<string, unknown> {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => keeps(key))) : {}
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string }
const strictly = new TextDecoder('utf-8', { fatal: true })

/** Instagram's exports write the bytes of UTF-8 as characters of Latin-1: `Ã©` for é.
 *  @returns the text as it was meant; one that is no such text comes back as it is
 *  @example repaired('Nome utente ð\x9F\x98\x80') is 'Nome utente 😀' */
export function repaired(text: string): string {
  let isOdd = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0xff) return text
    isOdd ||= code > 0x7f
  }
  if (!isOdd) return text
  try {
    return strictly.decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  } catch {
    return text
  }
}
