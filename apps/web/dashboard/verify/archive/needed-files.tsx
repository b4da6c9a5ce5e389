import type { ArchiveRole } from '@vouch/contract'
import { platformName, plural } from '@vouch/presentation'
import { sizeWords } from '../../exports/export-words.ts'
import needed from '../import.module.css'
import type { ExportFile, OpenExport } from './open-export.ts'

const shownMax = 8

/** What of an export will be sent, before anything is. */
export function NeededFiles({ found }: { found: Omit<OpenExport, 'pack'> }) {
  const { platform, files, others } = found
  const shown = files.slice(0, shownMax)
  return (
    <div className={needed.needed}>
      <p>
        {platformName(platform)} export. {files.length === 1 ? 'This file is' : `These ${files.length} files are`} sent
        to Vouch
        {others > 0 ? `; ${plural(others, 'other stays', 'others stay')} on this device.` : '.'} Messages are never
        read.
      </p>
      <ul className={needed.neededList}>
        {shown.map((file) => (
          <li key={file.path}>
            <span className={needed.neededPath}>{nameOf(file)}</span>
            <span className={needed.neededWords}>{wordsOf(file)}</span>
            <span className={needed.neededSize}>{sizeWords(file.bytes)}</span>
          </li>
        ))}
      </ul>
      {files.length > shown.length && (
        <p className={needed.neededMore}>And {files.length - shown.length} more of the same kind.</p>
      )}
    </div>
  )
}

function nameOf({ path }: ExportFile): string {
  return path.split('/').at(-1) ?? path
}

const roleWords: Readonly<Record<ArchiveRole, string>> = {
  followers: 'Followers and when they came',
  following: 'Accounts followed',
  insights: 'Audience by country, age and gender',
  identity: 'The username',
  'user-data': 'Followers, profile and likes of videos',
  'follower-text': 'Followers and when they came',
  channel: 'The channel’s name',
  'channel-address': 'The channel’s address',
  subscriptions: 'Channels subscribed to',
  account: 'The username',
  profile: 'The bio',
  posts: 'Posts with their likes',
  connections: 'Names and dates of connections',
}

function wordsOf({ role, isReduced }: ExportFile): string {
  return isReduced ? `${roleWords[role]}, nothing else` : roleWords[role]
}
