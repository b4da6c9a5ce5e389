/** One snapshot out of what several sources told: each part from one of them, and each naming it. */

import { type SnapshotPart, supplierParts } from '@vouch/contract'
import {
  type Availability,
  type PartSource,
  type Platform,
  platformNames,
  type Snapshot,
  type SourcedPart,
  snapshotSchemaId,
} from '@vouch/engine'
import type { PartContents, SuppliedReading } from './supplier-parts.ts'
import type { SuppliedPart } from './supplier-shape.ts'

/** What suppliers told, by part. */
export type Supplied = { [Part in SuppliedPart]?: SuppliedReading<Part> }

export interface Merged {
  platform: Platform
  handle: string
  /** The moment of the look. */
  at: string
  availability: Availability
  /** Where the profile is seen. */
  url: string
}

/** @param own what the platform itself told; its parts stand wherever it has them, for nobody's word on itself is fresher
 *  @returns the snapshot. Where no supplier told anything, it is the platform's own. */
export function mergeParts(own: Snapshot | null, supplied: Supplied, merged: Merged): Snapshot {
  const { platform, handle, at, availability, url } = merged
  if (own?.availability === availability && Object.keys(supplied).length === 0) return own
  const base = own && (own.availability === 'found' || own.availability === 'private') ? own : emptySnapshot(merged)
  const { profile, posts, comments, followers, likers } = supplied
  return {
    ...base,
    ...{ platform, handle, availability, fetchedAt: at },
    ...(profile && { profile: { ...profile.content.profile, url: profile.content.profile.url ?? url } }),
    ...(posts && { posts: posts.content }),
    ...(comments && { comments: comments.content }),
    ...(followers && { followersSample: followers.content }),
    ...(likers && { likers: likers.content }),
    ...(Object.keys(supplied).length > 0 && { sources: sourcesOf(base, supplied) }),
  }
}

function emptySnapshot({ platform, handle, at, availability }: Merged): Snapshot {
  const source = { connector: 'supplier', basis: 'supplier' } as const
  const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
  return { schema: snapshotSchemaId, platform, handle, fetchedAt: at, availability, source, ...lists }
}

function sourcesOf(base: Snapshot, supplied: Supplied): PartSource[] {
  const { source, fetchedAt, platform } = base
  const own = ownParts(base)
    .filter((part) => !(part in supplied))
    .map((part): PartSource => ({ ...source, part, name: platformNames[platform], at: fetchedAt, priceUsd: null }))
  const bought = supplierParts.flatMap((part): PartSource[] => {
    const reading = supplied[part]
    if (!reading) return []
    const { name, at, usd } = reading
    return [{ connector: 'supplier', basis: 'supplier', part, name, at, priceUsd: usd }]
  })
  return [...own, ...bought]
}

function ownParts(base: Snapshot): SourcedPart[] {
  const held: [SourcedPart, boolean][] = [
    ['profile', Boolean(base.profile)],
    ...supplierParts.slice(1).map((part): [SourcedPart, boolean] => [part, holdsPart(base, part)]),
    ['history', base.history.length > 0],
    ['audience', Boolean(base.audience)],
  ]
  return held.flatMap(([part, isHeld]) => (isHeld ? [part] : []))
}

/** @returns whether a snapshot tells anything of a part. */
export function holdsPart(snapshot: Snapshot, part: SnapshotPart): boolean {
  if (part === 'demographics') return Object.keys(snapshot.audience ?? {}).length > 0
  if (part === 'profile') return Boolean(snapshot.profile)
  if (part === 'followers') return (snapshot.followersSample?.accounts.length ?? 0) > 0
  return snapshot[part].length > 0
}

/** @returns whether a part that was bought holds anything. */
export function isFilled<Part extends SuppliedPart>(part: Part, content: PartContents[Part]): boolean {
  if (part === 'followers') return (content as PartContents['followers']).accounts.length > 0
  return !Array.isArray(content) || content.length > 0
}
