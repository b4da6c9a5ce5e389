import { ApiFailure } from '@vouch/contract'

/** For questions that need every creator of the index: asked again while the index is being prepared. */

const timesMax = 300
const againMs = 1_000

/** How a query waits: it asks again each second, for five minutes at most, and takes every other failure as final. */
export const whilePreparing = {
  retry: (times: number, error: Error) => times < timesMax && isPreparing(error),
  retryDelay: againMs,
}

/** @returns whether the answer was that creators are still being prepared. */
export function isPreparing(error: Error | null): boolean {
  return error instanceof ApiFailure && error.body.code === 'not_ready'
}
