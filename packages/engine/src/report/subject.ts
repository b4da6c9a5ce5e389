import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ReportSubject } from './report.ts'

/** Who the report is about, copied so that it can be read without its snapshot. What is not known is null, never empty.
 *
 *  Categories are sorted, because a connector's order of them means nothing and would change the report.
 *
 *  @returns the subject; nothing in it is computed, so it is shown even where derived figures are withheld */
export function subjectOf({ platform, handle, fetchedAt, source, profile }: Snapshot): ReportSubject {
  return {
    platform,
    handle,
    displayName: profile?.displayName ?? null,
    url: profile?.url ?? null,
    avatarUrl: profile?.avatarUrl ?? null,
    verified: profile?.verified ?? null,
    categories: [...(profile?.categories ?? [])].sort(),
    country: profile?.country ?? null,
    followers: profile?.followers ?? null,
    followersRounded: profile?.followersRounded ?? false,
    fetchedAt,
    basis: source.basis,
  }
}
