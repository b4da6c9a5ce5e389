/** A mistake of the person at the keyboard: told in one sentence, exit code 2. Anything else that is thrown is a bug. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
