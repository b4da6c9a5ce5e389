import { Problem } from '@vouch/contract'
import { plural } from '@vouch/engine'

/** @param say another sentence than that there were too many attempts, given the wait in minutes
 *  @returns the refusal of one attempt too many. It says when the next one counts, in the sentence and in `Retry-After`. */
export function tooMany(waitSeconds: number, say?: (minutes: string) => string): Problem {
  const seconds = Math.max(1, Math.ceil(waitSeconds))
  const sentence = say?.(plural(Math.ceil(seconds / 60), 'minute'))
  return new Problem('rate_limited', sentence ?? `Too many attempts. Try again in ${plural(seconds, 'second')}.`, {
    success: false,
    retryAfterSeconds: seconds,
  })
}
