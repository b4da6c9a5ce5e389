import { useInfiniteQuery } from '@tanstack/react-query'
import { discovery } from '@vouch/contract'
import { addressOf, type CreatorSearch } from '../discovery/search-address.ts'
import { callSearch } from './client.ts'

/** Pages of a search. While creators are still being screened the list is asked again, because scores arrive. */

const pageRows = 25
const screeningAgainMs = 4_000

export function useCreators(search: CreatorSearch) {
  const { q, ...filters } = addressOf(search)
  return useInfiniteQuery({
    queryKey: ['discovery', addressOf(search)],
    queryFn: ({ pageParam, signal }) =>
      callSearch(discovery.creators, { query: { q, ...filters, limit: pageRows, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => {
      const screening = state.data?.pages[0]?.screening
      return screening && screening.scored < screening.of ? screeningAgainMs : false
    },
  })
}
