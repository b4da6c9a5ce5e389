/** One idempotency key a submission. The key stays while the answer to it is not known, so that a retry after a lost line
 *  asks about the same verification and pays once; after an answer the next attempt is a new one. */

export interface SubmissionKey {
  content: string
  key: string
}

/** @param previous the key whose answer is not known, or null.
 *  @returns the key for this content: the same for the same content. */
export function submissionKey(previous: SubmissionKey | null, content: string, makeId: () => string): SubmissionKey {
  return previous?.content === content ? previous : { content, key: makeId() }
}

/** @param status of the failed call; 0 when no answer came. */
export function isOutcomeUnknown(status: number): boolean {
  return status === 0 || status >= 500
}
