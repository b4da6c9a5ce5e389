import { Problem } from '@vouch/contract'
import { type Platform, platformNames, plural, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import { date } from '@vouch/presentation'
import { mendedReading } from '../../reading/accepted-snapshot.ts'
import type { ImportOptions } from '../import-snapshot.ts'
import { ownerNote } from '../whose-export.ts'
import { nameOfFile, whoseFile } from '../whose-file.ts'
import type { ArchiveSource } from './archive-source.ts'
import { leftOutWords, survivorWords } from './archive-words.ts'
import { type Findings, newestPosts } from './findings.ts'
import { wholeOrPart } from './whole-or-part.ts'

/** What was found in an archive as a snapshot. Nothing is filled in: what an export does not hold is absent, and the notes name it. */

export interface ArchiveReading {
  snapshot: Snapshot
  /** What was assumed and what is missing, one sentence each. */
  notes: string[]
}

const msPerDay = 86_400_000
/** Zips without dates say 1980. */
const earliestMs = Date.UTC(2010, 0, 1)
/** The name that Instagram gives its files, from which the creator's can be read. Anybody can write it, so it names a report and proves nothing. */
const namedFile = /^instagram-([a-z0-9._]{1,30})-\d{4}-\d{2}-\d{2}/i

export interface DatedOptions extends ImportOptions {
  /** When the export was made, ms since 1970; null where it doesn't say so. */
  made: number | null
}

/** @throws Problem `archive_incomplete` where there is nothing in it, `bad_file` where it contradicts what was said of it */
export function snapshotOfArchive(source: ArchiveSource, findings: Findings, options: DatedOptions): ArchiveReading {
  const { platform } = source
  if (options.platform && options.platform.toLowerCase() !== platform) {
    throw new Problem('bad_file', `This is an export from ${platformNames[platform]}, not from ${options.platform}.`)
  }
  refuseEmpty(findings, platform)
  const notes = [leftOutWords[platform]]
  if (options.owner) notes.push(ownerNote(options.owner, findings.handle))
  const named = findings.handle ?? namedFile.exec(source.name)?.[1] ?? null
  const creator = whoseFile(
    { name: nameOfFile(source.name), platform, creator: named },
    { ...options, platform },
    notes,
  )
  if ('problem' in creator) throw new Problem('bad_file', creator.problem)
  const at = dayOfData(findings, options, notes)
  notes.push(...oddDateNotes(findings))
  const reading = mendedReading({
    schema: snapshotSchemaId,
    ...creator,
    fetchedAt: at,
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    ...followerParts(findings, { platform, at, notes }),
    posts: newestPosts(findings.posts),
    ...(findings.audience && { audience: findings.audience }),
  })
  if (!reading.ok) throw new Problem('bad_file', `The export can’t be read: ${reading.sentence}`)
  return { snapshot: reading.snapshot, notes }
}

/** @returns the parts that follow from the list of followers; adds what it says of itself to the notes */
function followerParts(
  findings: Findings,
  { platform, at, notes }: { platform: Platform; at: string; notes: string[] },
) {
  const { followers, following } = findings
  const profile = { followers: findings.statedFollowers, ...(following > 0 && { following }), ...findings.profile }
  if (!findings.listsFollowers || followers.count() === 0) return { profile }
  const { method, total, sentence } = wholeOrPart(findings, platform)
  if (sentence) notes.push(sentence)
  const history = total === null ? [] : followers.history(total, Math.floor(Date.parse(at) / msPerDay))
  if (history.length > 1) notes.push(survivorWords)
  const accounts = followers.accounts()
  // Numbers alone are people of whom nothing is known.
  const isNamed = accounts.some(({ username, displayName }) => username || displayName)
  // An even sample of a whole list stands for everyone; of a part, for that part.
  const drawn = method === 'full' && !followers.isWhole() ? 'random' : method
  return {
    profile: { ...profile, followers: total },
    history,
    ...(isNamed && { followersSample: { method: drawn, accounts } }),
  }
}

function refuseEmpty({ followers, listsFollowers, posts, profile }: Findings, platform: Platform): void {
  if (followers.count() > 0 || posts.length > 0 || Object.keys(profile).length > 0) return
  const what = listsFollowers ? 'has an empty list of followers' : 'has no followers and no posts in it'
  const sentence = `This ${platformNames[platform]} export ${what}. Export again with all its parts ticked.`
  throw new Problem('archive_incomplete', sentence)
}

/** @returns when an export was made by the dates of its files, ms since 1970; null where they don't say */
export function madeAt({ files }: ArchiveSource, now: string): number | null {
  const made = files.reduce((last, { entry }) => Math.max(last, entry.madeAt?.getTime() ?? 0), 0)
  return made > earliestMs && made <= Date.parse(now) ? made : null
}

/** An export is about the day on which it was made; else its newest entry tells, which is a little early. */
function dayOfData({ followers, lastDeed }: Findings, { made, at: now }: DatedOptions, notes: string[]): string {
  if (made !== null) return new Date(made).toISOString()
  const newest = Math.max((followers.span()?.last ?? 0) * msPerDay, (lastDeed ?? 0) * 1_000)
  if (newest <= earliestMs || newest > Date.parse(now)) return now
  const at = new Date(newest).toISOString()
  notes.push(
    `The export doesn’t say when it was made; its newest entry is from ${date(at)}, so the report is about that day.`,
  )
  return at
}

/** One odd date costs its row alone: a post can't be without its date, and a follower can. */
function oddDateNotes({ latePosts, followers }: Findings): string[] {
  const misdated = followers.misdated()
  const notes: string[] = []
  if (latePosts > 0) notes.push(`We left out ${plural(latePosts, 'post')} dated after the export was made.`)
  if (misdated > 0) {
    const dates = plural(misdated, 'follower has a date', 'followers have dates')
    notes.push(`${dates} that can’t be right, so we counted them without one.`)
  }
  return notes
}
