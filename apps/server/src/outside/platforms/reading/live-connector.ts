/** What all live connectors have in common: one check, its steps, a creator who cannot be looked at, and the last look at what is
 *  handed on. */

import { type SourceWay, wayOf } from '@vouch/contract'
import { type Availability, type Platform, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import { type Connector, ConnectorFailure, type Progress, type Target } from '../connector.ts'
import { type CountsPort, hoursMinUsual, postHoursUsual } from '../counts-port.ts'
import { acceptedSnapshot } from './accepted-snapshot.ts'

export interface Check {
  target: Target
  progress: Progress
  signal: AbortSignal
  /** The moment of the look. */
  at: string
}

/** What a platform told of a creator who was found, or who keeps private. */
export type Found = Pick<Snapshot, 'handle'> &
  Partial<
    Pick<Snapshot, 'profile' | 'posts' | 'comments' | 'accounts' | 'followersSample' | 'audience' | 'sources'>
  > & {
    availability?: Availability
    /** The creator signed in. */
    consented?: boolean
  }

export interface LiveConnector {
  platform: Exclude<Connector['id'], 'import' | 'sandbox'> & Platform
  /** The way that it reads by, as the table of ways declares it. */
  way: SourceWay
  /** The most that one check costs the operator, in dollars. */
  usdMax?: number
  now: () => Date
  /** How a watch reads it; absent where it does not. */
  counts?: CountsPort
  /** @throws ConnectorFailure; one that says something about the creator becomes the snapshot's availability. */
  read: (check: Check) => Promise<Found>
  /** The same of the profile alone; absent where that costs as much. */
  readProfile?: ((check: Check) => Promise<Found>) | null | undefined
}

/** @returns the connector. It holds no state: several checks may run at once. */
export function liveConnector({ platform, way, usdMax, now, read, readProfile, counts }: LiveConnector): Connector {
  return {
    id: platform,
    platforms: [platform],
    resolves: wayOf(platform, way)?.resolves ?? [],
    needsConsent: way === 'consent',
    ...(usdMax !== undefined && { usdMax }),
    ...(counts && { counts }),
    async fetchSnapshot(target, progress, signal) {
      const at = now().toISOString()
      progress({ name: 'profile', state: 'running', detail: null })
      return lookAt(platform, read, { target, progress, signal, at })
    },
    ...(readProfile && {
      readProfile: (target, signal) =>
        lookAt(platform, readProfile, { target, progress: () => undefined, signal, at: now().toISOString() }),
    }),
  }
}

/** @returns how a watch reads a platform with the same reader, which tells nobody of its steps. */
export function liveCounts({
  platform,
  looksPerDay,
  read,
}: Pick<LiveConnector, 'platform' | 'read'> & Pick<CountsPort, 'looksPerDay'>): CountsPort {
  return {
    ...{ looksPerDay, hoursMin: hoursMinUsual, postHoursMax: postHoursUsual, simulated: false },
    readCounts: (target, at, signal) =>
      lookAt(platform, read, { target, progress: () => undefined, signal, at: at.toISOString() }),
  }
}

async function lookAt(
  platform: LiveConnector['platform'],
  read: LiveConnector['read'],
  check: Check,
): Promise<Snapshot> {
  const found = await read(check).catch((failure: unknown): Found => {
    if (!(failure instanceof ConnectorFailure) || failure.state === null) throw failure
    return { handle: nameOf(check.target), availability: failure.state }
  })
  return acceptedSnapshot(snapshotOf(platform, found, check.at), platform)
}

function snapshotOf(platform: LiveConnector['platform'], found: Found, at: string): Snapshot {
  const { consented = false, availability = 'found', ...parts } = found
  const source = { connector: platform, basis: consented ? 'consent' : 'public' } as const
  const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
  return { schema: snapshotSchemaId, platform, fetchedAt: at, source, availability, ...lists, ...parts }
}

/** @returns the handle that an address names. */
export function nameOf(target: Target): string {
  return target.kind === 'profile' ? target.handle : target.id
}

/** Nobody bears the name.
 *  @param name the platform's. */
export function notFound(name: string): ConnectorFailure {
  return new ConnectorFailure('creator_unavailable', `${name} has no such account.`, { state: 'not-found' })
}
