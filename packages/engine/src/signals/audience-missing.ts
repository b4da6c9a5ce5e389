import { type Unmeasured, unmeasured } from '../signal.ts'
import type { Snapshot } from '../snapshot.ts'

/** Says why nothing is known of the audience: no sample, or a sample that no model can read.
 *
 *  What a newcomer would get wrong is to say "no sample" in both cases: somebody who has brought one deserves the reason. */
export function audienceMissing({ followersSample, platform }: Snapshot): Unmeasured {
  if (platform === 'youtube' && (followersSample?.accounts.length ?? 0) > 0) {
    return unmeasured(
      'Subscribers of YouTube rarely publish or follow anybody, so an account model made for other platforms cannot tell them apart.',
    )
  }
  return unmeasured('No sample of the followers is available.')
}
