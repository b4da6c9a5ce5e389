import { QueryClient } from '@tanstack/react-query'

const freshMs = 5 * 60 * 1000

/** @returns a cache in which data is fresh for five minutes, failures are shown and not retried, and coming back to
 *  the window fetches nothing: figures change when the reader asks, not under the reader's eyes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
