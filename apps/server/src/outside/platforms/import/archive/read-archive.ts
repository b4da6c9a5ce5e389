import { type ArchiveRole, fileText, JsonRows, Problem, plainBytes, wantedOf } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type { ImportOptions } from '../import-snapshot.ts'
import type { ArchiveFile, ArchiveSource } from './archive-source.ts'
import { type Findings, noFindings, type RowsReader, type TextReader } from './findings.ts'
import * as instagram from './read-instagram.ts'
import * as tables from './read-tables.ts'
import * as tiktok from './read-tiktok.ts'
import * as x from './read-x.ts'
import { type ArchiveReading, madeAt, snapshotOfArchive } from './snapshot-of-archive.ts'
import { shortName } from './zip-archive.ts'

/** Reads the needed files of an archive one after the other, each as a stream: memory does not grow with the archive. */

/** Told at each percent: the share that was read, 0 to 1. */
export type TellShare = (share: number) => void

type Reader = { rows: RowsReader } | { text: TextReader }

const readers: Readonly<Record<Exclude<Platform, 'twitch'>, Partial<Record<ArchiveRole, Reader>>>> = {
  instagram: {
    followers: { rows: instagram.followers },
    following: { rows: instagram.following },
    insights: { rows: instagram.insights },
    identity: { rows: instagram.identity },
  },
  tiktok: { 'user-data': { rows: tiktok.userData }, 'follower-text': { text: tiktok.followerText } },
  youtube: {
    channel: { text: tables.channel },
    'channel-address': { text: tables.channelAddress },
    subscriptions: { text: tables.subscriptions },
  },
  x: {
    followers: { rows: x.followers },
    following: { rows: x.following },
    account: { rows: x.account },
    profile: { rows: x.profile },
    posts: { rows: x.posts },
  },
  linkedin: { connections: { text: tables.connections } },
}

/** A table or text is read whole; thirty thousand connections are 4 MB. */
const textBytesMax = 50 * 1024 * 1024

/** @param source closed by whoever opened it
 *  @throws Problem `archive_…` or `bad_file` */
export async function readArchive(
  source: ArchiveSource,
  options: ImportOptions,
  tell: TellShare = () => undefined,
): Promise<ArchiveReading> {
  const made = madeAt(source, options.at)
  const findings = await gathered(source, made ?? Date.parse(options.at), tell)
  if (made === null || !isMostlyLater(findings)) return snapshotOfArchive(source, findings, { ...options, made })
  // Most of it is from after the dates of its files: whoever packed it set them.
  const again = await gathered(source, Date.parse(options.at), tell)
  return snapshotOfArchive(source, again, { ...options, made: null })
}

function isMostlyLater({ posts, latePosts, followers }: Findings): boolean {
  return latePosts + followers.misdated() > posts.length + followers.dated()
}

/** @param until when the export was made at the latest, ms since 1970 */
async function gathered(source: ArchiveSource, until: number, tell: TellShare): Promise<Findings> {
  const findings = noFindings(new Date(until))
  const all = source.files.reduce((sum, { entry }) => sum + entry.bytes, 0)
  let [read, told] = [0, -1]
  const count = (bytes: number) => {
    read += bytes
    const percent = Math.min(100, Math.floor((100 * read) / Math.max(1, all)))
    if (percent > told) tell(percent / 100)
    told = percent
  }
  for (const { entry, role } of source.files) {
    const reader = source.platform === 'twitch' ? undefined : readers[source.platform][role]
    if (reader && 'rows' in reader) await readRows(entry, role, reader.rows, { findings, count })
    else if (reader) reader.text(await textOf(entry, count), findings)
  }
  return findings
}

interface Going {
  findings: Findings
  count: (bytes: number) => void
}

async function readRows(entry: ArchiveFile, role: ArchiveRole, read: RowsReader, { findings, count }: Going) {
  const rows = new JsonRows(shortName(entry.path), wantedOf[role], (keys, found) => read(found, findings, keys))
  for await (const piece of plainBytes(await entry.open())) {
    rows.feed(piece)
    count(piece.length)
  }
  rows.end()
}

async function textOf(entry: ArchiveFile, count: (bytes: number) => void): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of plainBytes(await entry.open())) {
    bytes += piece.length
    if (bytes > textBytesMax) throw new Problem('archive_unsafe', `${shortName(entry.path)} is larger than 50 MB.`)
    pieces.push(piece)
    count(piece.length)
  }
  return fileText(Buffer.concat(pieces)).text
}
