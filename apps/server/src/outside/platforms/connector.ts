/** The port to the platforms: one connector takes a creator's address and answers with a snapshot, or says why it cannot.
 *  An address that no connector serves is refused; nothing is ever made up for it. */

import {
  isSandboxHandle,
  Problem,
  type ProfileAddress,
  type Resolvable,
  type ResolveAddress,
  type StepName,
  wayOf,
} from '@vouch/contract'
import { type ConnectorId, type Platform, platformNames, type Snapshot } from '@vouch/engine'
import { type OtherWays, unseenWords, waysOn } from '@vouch/presentation'
import type { CountsPort } from './counts-port.ts'

/** What is to be fetched: a profile, or something that belongs to one. */
export type Target = (ProfileAddress | ResolveAddress) & {
  /** The creator's consent that this check may use; what it reads belongs to the workspace that was given it. */
  consent?: ConsentGrant
}

/** A creator's answer to one workspace. */
export interface ConsentGrant {
  id: string
  workspaceId: string
}

export interface FetchStep {
  name: Exclude<StepName, 'scoring'>
  /** `skipped`: the platform does not give this part. */
  state: 'running' | 'done' | 'skipped'
  /** What was found, in words: "50 posts". */
  detail: string | null
}

export type Progress = (step: FetchStep) => void

export interface Connector {
  id: ConnectorId
  platforms: readonly Platform[]
  /** Things whose owner this connector can find out. */
  resolves: readonly Resolvable[]
  /** Reads only creators who connected their account. */
  needsConsent?: boolean
  /** The most that one check costs the operator, in dollars; absent where it costs nothing. */
  usdMax?: number
  /** The same by platform, where that changes while the product runs. */
  usdMaxOf?: (platform: Platform) => number
  /** The same without what suppliers sell, for whoever pays nothing; null where nothing is left, absent where nothing is bought. */
  unpaid?: Connector | null
  /** Units that it may spend in a day, by bucket of its quota. */
  dailyLimits?: Readonly<Record<string, number>>
  /** How it is read for a watch; absent where it cannot be. */
  counts?: CountsPort
  /** @param signal ends the work early; the promise then rejects with a `cancelled` failure.
   *  @returns a checked snapshot; a creator who is private, gone or restricted is an answer too, with that availability.
   *  @throws ConnectorFailure for everything that can go wrong outside. */
  fetchSnapshot(target: Target, progress: Progress, signal: AbortSignal): Promise<Snapshot>
  /** Reads what the profile itself shows, at the least that the platform lets it cost; absent where that takes a whole check.
   *  @throws ConnectorFailure as `fetchSnapshot` does */
  readProfile?: (target: Target, signal: AbortSignal) => Promise<Snapshot>
}

export const connectorFailureCodes = [
  'quota_exhausted',
  'platform_rate_limited',
  'platform_key_refused',
  'platform_api_disabled',
  'platform_refused',
  'platform_unavailable',
  'platform_timeout',
  'platform_bad_answer',
  'creator_unavailable',
  'video_not_found',
  'playlist_not_found',
  'old_name_unknown',
  'spending_limit',
  'not_shown',
  'consent_required',
  'cancelled',
] as const
export type ConnectorFailureCode = (typeof connectorFailureCodes)[number]

/** Something outside went wrong. The message is one sentence for a person. */
export class ConnectorFailure extends Error {
  readonly code: ConnectorFailureCode
  /** True when the same request may succeed within minutes. */
  readonly retryable: boolean
  /** Set when the failure says something about the creator; the snapshot then carries it as its availability. */
  readonly state: 'not-found' | 'restricted' | null
  /** Before this moment the platform asks not to be called again; null where it named none. */
  readonly retryAt: Date | null

  constructor(code: ConnectorFailureCode, sentence: string, options: FailureOptions = {}) {
    super(sentence)
    this.name = 'ConnectorFailure'
    this.code = code
    this.retryable = options.retryable ?? false
    this.state = options.state ?? null
    this.retryAt = options.retryAt ?? null
  }
}

export interface FailureOptions {
  retryable?: boolean
  state?: 'not-found' | 'restricted'
  retryAt?: Date | null
}

/** @returns whom an address names: by a handle, or by the platform's own id where it is one. */
export function profileOf({ platform, handle, lookup }: ProfileAddress) {
  return { platform, handle, profileId: lookup.by === 'channel-id' ? lookup.id : null }
}

/** Chooses who fetches an address: the sandbox for generated creators, a live connector for real ones, without its suppliers where the creator allowed the check.
 *  @param connectors those that whoever asks may use
 *  @param forMembers all that there are, where somebody with a plan may use more
 *  @throws Problem `no_connector` with the ways on that there are here, or `bad_address` with the address's own words where it names nobody
 *  and no connector that could be set up finds out whose it is. */
export function connectorFor(
  target: Target,
  connectors: readonly Connector[],
  forMembers: readonly Connector[] = connectors,
): Connector {
  const asked = target.consent ? unpaidConnectors(connectors) : connectors
  const serving = asked.find((one) => serves(one, target))
  if (target.kind === 'resolve') {
    const resolvable = serving?.resolves ?? wayOf(target.platform, 'key')?.resolves ?? []
    if (!resolvable.includes(target.what))
      throw new Problem('bad_address', target.sentence, { candidates: target.candidates })
  }
  if (!serving) {
    const isForMembers = target.kind === 'profile' && forMembers.some((one) => serves(one, target))
    throw noConnector(target, { simulates: isSimulating(connectors), forMembers: isForMembers })
  }
  return serving
}

/** Refuses a creator whom only a consent would show, before anything is held or counted for it; everything else as `connectorFor` does.
 *  @param asker `member`: whoever asks can ask the creator to connect */
export function requireShown(
  target: Target,
  asker: 'member' | 'visitor',
  connectors: readonly Connector[],
  forMembers: readonly Connector[] = connectors,
): void {
  const { needsConsent } = connectorFor(target, connectors, forMembers)
  if (!needsConsent || target.consent) return
  const isForMembers = forMembers.some((one) => serves(one, target) && !one.needsConsent)
  const connects = asker === 'member' ? 'ask' : 'not theirs to ask'
  throw noConnector(target, { simulates: isSimulating(connectors), forMembers: isForMembers, connects })
}

function isSimulating(connectors: readonly Connector[]): boolean {
  return connectors.some(({ id }) => id === 'sandbox')
}

function serves({ id, platforms }: Connector, target: Target): boolean {
  const sandboxed = target.kind === 'profile' && isSandboxHandle(target.handle)
  return (id === 'sandbox') === sandboxed && platforms.includes(target.platform)
}

/** @returns connectors that buy nothing from suppliers: visitors and people who prove who they are must not spend the operator's budget for
 *  those who pay. */
export function unpaidConnectors(connectors: readonly Connector[]): Connector[] {
  return connectors.flatMap((connector) => {
    const { unpaid = connector } = connector
    return unpaid === null ? [] : [unpaid]
  })
}

function noConnector(target: Target, here: Omit<OtherWays, 'platform'>): Problem {
  const platform = platformNames[target.platform]
  const ways = waysOn({ platform: target.platform, ...here })
  const none = `no live ${platform} connector is set up here`
  if (target.kind === 'resolve') {
    // The address says whose example works; who wants this very thing looked up is told what that takes.
    const sentence = `${target.sentence} Vouch can’t look up who it belongs to: ${none}. ${ways.configure}`
    return new Problem('no_connector', sentence, {
      platform: target.platform,
      handle: null,
      candidates: target.candidates,
      ways,
    })
  }
  const { handle } = target
  // What whoever asks can do at once comes before what somebody else would have to.
  const said = [ways.supplier, ways.consent, ways.import, ways.sandbox, ways.configure]
  const why = here.connects === undefined ? `${none}.` : unseenWords(target.platform, handle)
  const sentence = `Vouch can’t look up ${handle} on ${platform}: ${why} ${said.filter((way) => way !== undefined).join(' ')}`
  return new Problem('no_connector', sentence, { platform: target.platform, handle, ways })
}
