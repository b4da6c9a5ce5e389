import type { ProfileLookup } from '@vouch/contract'
import type { Report } from '@vouch/engine'

/** The demo: a recorded answer of the engine about a simulated creator. It asks no server, so it shows the same everywhere. */
export async function demoLookup(): Promise<ProfileLookup> {
  const { default: recorded } = await import('../home/sample-report.json')
  const { subject, trust, engagement } = recorded as Pick<Report, 'subject' | 'trust' | 'engagement'>
  return {
    handle: subject.handle,
    timestamp: subject.fetchedAt,
    data: {
      platform: 'instagram',
      verifiedStatus: subject.verified ? 'verified' : 'not verified',
      accountType: 'creator',
      followers: subject.followers,
      following: null,
      posts: null,
      trustScore: trust?.score ?? null,
      trustInterval: trust === null ? null : { low: trust.low, high: trust.high },
      engagementRate: engagement === null ? null : Math.round(engagement.rate * 10_000) / 100,
      simulated: true,
    },
  }
}
