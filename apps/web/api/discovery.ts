import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { creatorGlance, type DiscoveredCreator, discovery } from '@vouch/contract'
import type { AskedSearch } from '../discovery/creator-search.ts'
import { beginsWith, call, earlyReply } from './client.ts'
import { whilePreparing } from './while-preparing.ts'

/** Pages of a search. While creators are still being prepared or screened the list is asked again, because more arrive. */

const pageRows = 25
const preparingAgainMs = 1_000
const screeningAgainMs = 4_000

/** @param asked null while what the address says isn't read yet */
export function useCreators(asked: AskedSearch | null) {
  const { q, ...filters } = asked?.query ?? {}
  return useInfiniteQuery({
    queryKey: ['discovery', asked?.address],
    queryFn: ({ pageParam, signal }) =>
      call(discovery.creators, { query: { q, ...filters, limit: pageRows, cursor: pageParam } }, signal),
    enabled: asked !== null,
    ...beginsWith(() => {
      const first = earlyReply(discovery.creators, { query: { q, ...filters, limit: pageRows } })
      return first && { pages: [first], pageParams: [undefined as string | undefined] }
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => {
      const first = state.data?.pages[0]
      if (first?.preparing) return preparingAgainMs
      const screening = first?.screening
      return screening && screening.scored < screening.of ? screeningAgainMs : false
    },
  })
}

const glanceFreshMs = 60_000

/** One creator at a glance. Going through a list and back asks once. @param name null while nobody is chosen */
export function useGlance(name: Pick<DiscoveredCreator, 'platform' | 'handle'> | null) {
  return useQuery({
    queryKey: ['discovery-glance', name?.platform, name?.handle],
    queryFn: ({ signal }) =>
      name === null
        ? Promise.reject(new Error('No one was selected.'))
        : call(creatorGlance.show, { query: { platform: name.platform, handle: name.handle } }, signal),
    enabled: name !== null,
    staleTime: glanceFreshMs,
    ...whilePreparing,
  })
}
