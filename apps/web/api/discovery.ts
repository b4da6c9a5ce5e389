import { useInfiniteQuery } from '@tanstack/react-query'
import { discovery } from '@vouch/contract'
import { addressOf, type CreatorSearch } from '../discovery/search-address.ts'
import { call } from './client.ts'

/** Pages of a search. While creators are still being prepared or screened the list is asked again, because more arrive. */

const pageRows = 25
const preparingAgainMs = 1_000
const screeningAgainMs = 4_000

export function useCreators(search: CreatorSearch) {
  const { q, ...filters } = addressOf(search)
  return useInfiniteQuery({
    queryKey: ['discovery', addressOf(search)],
    queryFn: ({ pageParam, signal }) =>
      call(discovery.creators, { query: { q, ...filters, limit: pageRows, cursor: pageParam } }, signal),
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
