/** The connector of the sandbox: creators that the simulator makes up, with known ground truth. It serves only names that
 *  end in `_sandbox`, so that nothing generated can be mistaken for a real creator. */

import { type Platform, platforms, plural, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { type Connector, ConnectorFailure, type Progress, type Target } from './connector.ts'
import { type ConsentTokens, consentRequired, noConsent } from './consent-tokens.ts'
import { type CountsPort, postHoursUsual } from './counts-port.ts'

export interface SandboxSettings {
  /** The product's clock: a creator's history ends there. */
  now: () => Date
  tokens?: ConsentTokens
}

export function sandboxConnector({ now, tokens = noConsent }: SandboxSettings): Connector {
  return {
    id: 'sandbox',
    platforms,
    resolves: [],
    counts: countsPort,
    async fetchSnapshot(target, progress, signal) {
      const at = now().toISOString()
      const handle = handleOf(target)
      progress({ name: 'profile', state: 'running', detail: null })
      if (signal.aborted) throw new ConnectorFailure('cancelled', 'The verification was canceled.')
      // What a creator allowed is read as a real platform would: with a token that works, or not at all.
      if (target.consent && (await tokens(target)) === null)
        throw consentRequired(target.platform, handle, 'what this check was to read')
      const snapshot = sandboxSnapshot(target.platform, handle, at) ?? nobody(target.platform, handle, at)
      tell(snapshot, progress)
      return snapshot
    },
  }
}

/** What a watch sees: neither comments nor people, which take most of the time that a creator takes to make. */
const countsSize = {
  ...{ followersSampled: 0, comments: 0, commentedPosts: 0, likedPosts: 0, likersPerPost: 0 },
  ...{ posts: 30, historyDays: 1 },
}

/** Nothing limits it but the machine, and it can be read as of any moment: a clock that was moved by a month brings a month of readings. */
const countsPort: CountsPort = {
  looksPerDay: 100_000,
  hoursMin: 24,
  postHoursMax: postHoursUsual,
  simulated: true,
  async readCounts({ platform, handle }, at) {
    const text = at.toISOString()
    return sandboxSnapshot(platform, handle, text, countsSize) ?? nobody(platform, handle, text)
  },
}

function handleOf(target: Target): string {
  if (target.kind === 'profile') return target.handle
  throw new ConnectorFailure('platform_refused', target.sentence)
}

function nobody(platform: Platform, handle: string, at: string): Snapshot {
  const source = { connector: 'sandbox', basis: 'sandbox' } as const
  const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
  return { schema: snapshotSchemaId, platform, handle, fetchedAt: at, availability: 'not-found', source, ...lists }
}

function tell(snapshot: Snapshot, progress: Progress): void {
  const { availability, profile, posts, comments } = snapshot
  const sampled = snapshot.followersSample?.accounts.length
  if (availability !== 'found') {
    progress({ name: 'profile', state: 'done', detail: availability.replace('-', ' ') })
    return
  }
  progress({ name: 'profile', state: 'done', detail: profile?.displayName ?? snapshot.handle })
  progress({ name: 'posts', state: 'done', detail: plural(posts.length, 'post') })
  if (sampled === undefined) progress({ name: 'followers', state: 'skipped', detail: 'no follower list' })
  else progress({ name: 'followers', state: 'done', detail: `${plural(sampled, 'follower')} sampled` })
  progress({ name: 'comments', state: 'done', detail: plural(comments.length, 'comment') })
}
