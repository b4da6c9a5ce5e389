import { Problem } from '@vouch/contract'

/** @returns the refusal of one attempt too many. It says when the next one counts, in the sentence and in `Retry-After`. */
export function tooMany(waitSeconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitSeconds))
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const details = { success: false, retryAfterSeconds: seconds }
  return new Problem('rate_limited', `Too many attempts. Try again in ${wait}.`, details)
}
