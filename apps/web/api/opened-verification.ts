import {
  type BodyOf,
  parseAddress,
  type ReplyOf,
  stepNames,
  type Verification,
  type verifications,
} from '@vouch/contract'

/** A verification as it stands the moment that the server took it, so that its steps can be drawn before it was read for
 *  the first time. Whose it is comes from what was asked for; the first reading replaces everything. */

export type Submission = BodyOf<typeof verifications.create>
export type OpenedAnswer = ReplyOf<typeof verifications.create>

/** @param at when the answer came, ISO 8601. */
export function openedVerification(answer: OpenedAnswer, submission: Submission, at: string): Verification {
  return {
    ...answer,
    creator: creatorOf(submission),
    origin: 'url' in submission ? 'address' : 'file',
    createdAt: at,
    endedAt: null,
    creditsUsed: null,
    failure: null,
    freeUntil: null,
    steps: stepNames.map((name) => ({ name, state: 'waiting', startedAt: null, endedAt: null, detail: null })),
  }
}

/** Who is asked about, as far as the request says. */
function creatorOf(submission: Submission): Verification['creator'] {
  if ('url' in submission) {
    const address = parseAddress(submission.url)
    const handle = address.kind === 'profile' ? address.handle : submission.url
    return { platform: address.kind === 'refused' ? '' : address.platform, handle, displayName: null }
  }
  if ('file' in submission) {
    const { platform = '', handle = '', file } = submission
    return { platform, handle: handle.trim().replace(/^@/, '') || file.name, displayName: null }
  }
  const { platform, handle } = submission.snapshot
  return {
    platform: typeof platform === 'string' ? platform : '',
    handle: typeof handle === 'string' ? handle : 'your data',
    displayName: null,
  }
}
