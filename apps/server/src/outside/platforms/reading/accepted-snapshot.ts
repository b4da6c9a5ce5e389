/** The last look at what a platform's answers made. One value that no snapshot may hold is no reason to throw away the rest, which may have
 *  been paid for: it is cut, unknown, or gone with its record. */

import { isRecord, parseSnapshot, type SnapshotReading, snapshotSchema } from '@vouch/contract'
import { type Platform, platformNames, type Snapshot } from '@vouch/engine'
import { failuresOf } from '../client/platform-failures.ts'

/** @returns the checked snapshot, mended as `mendedReading` does.
 *  @throws ConnectorFailure for one that is none even so */
export function acceptedSnapshot(snapshot: Snapshot, platform: Platform): Snapshot {
  const reading = mendedReading(snapshot)
  if (reading.ok) return reading.snapshot
  throw failuresOf(platformNames[platform]).invalid(reading.sentence)
}

/** @returns what `parseSnapshot` says of a snapshot that was made here, with texts and lists cut at their limits, values that cannot be read unknown, and
 *  records left out that cannot be told apart; the refusal of the whole where that does not help. */
export function mendedReading(snapshot: object): SnapshotReading {
  const reading = parseSnapshot(snapshot)
  if (reading.ok) return reading
  const mended = parseSnapshot(withoutOddRecords(withoutOddValues(snapshot)))
  return mended.ok ? mended : reading
}

type Issue = NonNullable<ReturnType<typeof snapshotSchema.safeParse>['error']>['issues'][number]

function issuesOf(snapshot: object): readonly Issue[] {
  return snapshotSchema.safeParse(snapshot).error?.issues ?? []
}

function withoutOddValues(snapshot: object): object {
  const copy = structuredClone(snapshot)
  for (const issue of issuesOf(copy)) {
    const parent = issue.path.slice(0, -1).reduce<unknown>(inside, copy)
    const key = issue.path.at(-1)
    if (key === undefined || typeof parent !== 'object' || parent === null || tellsRecordsApart(issue.path)) continue
    Reflect.set(parent, key, known(Reflect.get(parent, key), issue))
  }
  return copy
}

function inside(parent: unknown, key: PropertyKey): unknown {
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined
}

/** An id that was cut could be another record's. */
function tellsRecordsApart(path: Issue['path']): boolean {
  return path.length > 2 && ['id', 'postId', 'authorId'].includes(String(path.at(-1)))
}

function known(value: unknown, issue: Issue): unknown {
  if (issue.code !== 'too_big') return null
  const most = Number(issue.maximum)
  if (Array.isArray(value)) return value.slice(0, most)
  // A character of two units is not cut in half.
  return typeof value === 'string' ? value.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : null
}

function withoutOddRecords(snapshot: object): object {
  const oddIn = new Map<string, Set<PropertyKey>>()
  for (const { path } of issuesOf(snapshot)) {
    const at = path.findIndex((key) => typeof key === 'number')
    const record = path[at]
    if (record === undefined) continue
    const list = path.slice(0, at).join('.')
    oddIn.set(list, (oddIn.get(list) ?? new Set()).add(record))
  }
  return kept(snapshot, '')

  function kept(fields: object, place: string): object {
    return Object.fromEntries(
      Object.entries(fields).map(([key, value]: [string, unknown]) => {
        const odd = oddIn.get(`${place}${key}`)
        if (Array.isArray(value)) return [key, odd ? value.filter((_, index) => !odd.has(index)) : value]
        return [key, key === 'followersSample' && isRecord(value) ? kept(value, `${key}.`) : value]
      }),
    )
  }
}
