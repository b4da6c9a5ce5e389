import type { Post, Snapshot } from '@vouch/engine'
import { watchOf } from '../src/campaign-side.ts'
import type { Connector } from '../src/outside/platforms/connector.ts'
import type { CountsPort } from '../src/outside/platforms/counts-port.ts'
import type { WatchParts } from '../src/verdicts/watch/watch-parts.ts'
import type { Rooms } from './rooms.ts'

/** A platform that a watch can read, for tests: it shows what the test says and counts its looks. */
export interface CountedPlatform {
  connector: Connector
  /** Handles in the order in which they were looked at. */
  looks: string[]
  /** What the platform shows of a handle at a moment; a test replaces it. */
  show: (handle: string, at: Date) => Partial<Snapshot>
}

export function countedPlatform(port: Partial<CountsPort> = {}, id: Connector['id'] = 'twitch'): CountedPlatform {
  const platform: CountedPlatform = {
    looks: [],
    show: () => ({ profile: shownProfile('1', 1_000) }),
    connector: {
      ...{ id, platforms: [id === 'youtube' ? 'youtube' : 'twitch'], resolves: [] },
      fetchSnapshot: async () => {
        throw new Error('A watch reads counts alone')
      },
      counts: {
        ...{ looksPerDay: 24_000, hoursMin: 24, postHoursMax: 720, simulated: false, ...port },
        readCounts: async (target, at) => {
          platform.looks.push(target.handle)
          return snapshotOf(target, at, id, platform.show(target.handle, at))
        },
      },
    },
  }
  return platform
}

function snapshotOf(
  { platform, handle }: Pick<Snapshot, 'platform' | 'handle'>,
  at: Date,
  connector: Connector['id'],
  shown: Partial<Snapshot>,
): Snapshot {
  return {
    ...{ schema: 'vouch.snapshot/1', platform, handle, fetchedAt: at.toISOString(), availability: 'found' },
    ...{ source: { connector, basis: 'public' }, posts: [], comments: [], likers: [], accounts: [], history: [] },
    ...shown,
  }
}

export function shownProfile(id: string, followers: number): NonNullable<Snapshot['profile']> {
  return { id, displayName: 'Someone', followers, following: 10, posts: 5, totalViews: null, followersRounded: false }
}

export function shownPost(id: string, publishedAt: Date, likes: number): Post {
  return { id, publishedAt: publishedAt.toISOString(), kind: 'video', likes, comments: 1, views: 10 * likes }
}

/** The watch of the rooms, reading the platforms of the test. */
export function watching(rooms: Rooms, ...platforms: CountedPlatform[]): WatchParts {
  const { db, parts, letters } = rooms
  const given = { db, verifying: parts, config: letters.config, publicAddress: letters.publicAddress }
  return { ...watchOf(given), connectors: platforms.map(({ connector }) => connector) }
}
