import { QueryClient } from '@tanstack/react-query'

const freshMs = 5 * 60 * 1000
/** What a page has shown is kept for when it is come back to without a line. */
const keptMs = 60 * 60 * 1000

/** @returns a cache in which data is fresh for five minutes, failures are shown and not retried, and coming back to
 *  the window fetches nothing: figures change when the reader asks, not under the reader's eyes. Without a network a call
 *  fails and says so; waiting for the network would leave a busy button, and spend credits whenever it came back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, gcTime: keptMs, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
