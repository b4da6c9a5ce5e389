import { isSandboxHandle, type ProfileLookup } from '@vouch/contract'
import { profilePart } from '../verdicts/creators/snapshot-parts.ts'
import { loadSnapshot } from '../verdicts/creators/snapshots.ts'
import { analyzeForVisitor, percent } from './free-analysis.ts'
import type { SiteParts } from './site-parts.ts'

/** The look-up of a public Instagram profile. It shows what the platform shows everybody, with our score; no account is
 *  connected by it. */

export interface LookupRequest {
  username: string
  address: string
  signal: AbortSignal
}

/** @throws Problem as `analyzeForVisitor` does. */
export async function lookUpProfile(parts: SiteParts, request: LookupRequest): Promise<ProfileLookup> {
  const analysis = { ...request, platform: 'instagram', email: null } as const
  const { report, snapshotId } = await analyzeForVisitor(parts, analysis)
  const stored = snapshotId === null ? null : await loadSnapshot(parts.db, snapshotId)
  const { snapshots } = parts.verifying
  const profile = stored === null ? null : await snapshots.read(profilePart, stored.body, null, request.address)
  const { subject, trust, engagement } = report
  const verified = profile?.verified ?? subject.verified
  return {
    handle: subject.handle,
    timestamp: parts.now().toISOString(),
    data: {
      platform: 'instagram',
      verifiedStatus: verified === null ? 'unknown' : verified ? 'verified' : 'not verified',
      accountType: profile?.accountType ?? 'unknown',
      followers: subject.followers,
      following: profile?.following ?? null,
      posts: profile?.posts ?? null,
      trustScore: trust?.score ?? null,
      trustInterval: trust === null ? null : { low: trust.low, high: trust.high },
      engagementRate: engagement === null ? null : percent(engagement.rate),
      simulated: isSandboxHandle(subject.handle),
    },
  }
}
