import type { Snapshot } from '../snapshot/snapshot.ts'
import { type Unmeasured, unmeasured } from './signal.ts'

/** Says why nothing is known of the audience: no sample, or a sample that no model can read.
 *
 *  What a newcomer would get wrong is to say "no sample" in both cases: somebody who has brought one deserves the reason. */
export function audienceMissing({ followersSample, platform }: Snapshot): Unmeasured {
  if (platform === 'youtube' && (followersSample?.accounts.length ?? 0) > 0) {
    return unmeasured(
      'YouTube subscribers rarely post or follow anyone, so an account model built for other platforms can’t tell them apart.',
    )
  }
  return unmeasured('No follower sample is available.')
}
