import type { DeclaredAudience, Snapshot } from '@vouch/engine'
import { ConnectorFailure, type Progress } from '../connector.ts'
import { audienceInWords } from '../reading/declared-shares.ts'
import { whyMissing } from '../reading/optional-part.ts'
import { partSources } from '../reading/part-sources.ts'

/** Everything else about a channel is public, and each part says by what right it is known. */
export function withAudience(
  snapshot: Snapshot,
  audience: DeclaredAudience | ConnectorFailure | null,
  progress: Progress,
): Snapshot {
  const told = (state: 'done' | 'skipped', detail: string) =>
    progress({ name: 'followers', state, detail: `no subscriber list; ${detail}` })
  if (audience === null || audience instanceof ConnectorFailure) {
    told('skipped', audience === null ? 'too few viewers for Analytics' : whyMissing(audience, 'YouTube'))
    return snapshot
  }
  told('done', `${audienceInWords(audience)}, from YouTube Analytics`)
  const parts = {
    profile: 'public',
    ...(snapshot.posts.length > 0 && ({ posts: 'public' } as const)),
    ...(snapshot.comments.length > 0 && ({ comments: 'public' } as const)),
    audience: 'consent',
  } as const
  return { ...snapshot, audience, sources: partSources('youtube', snapshot.fetchedAt, parts) }
}
