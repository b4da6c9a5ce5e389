import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type NamedCreator, watchAlerts, watches } from '@vouch/contract'
import { call } from './client.ts'
import { homeKey } from './home.ts'

/** Watched creators on this browser: the list, the counts of one of them, and what a person changes. */

const allKey = ['watches']
const listKey = [...allKey, 'list']
const oneKey = ({ platform, handle }: NamedCreator) => [...allKey, 'one', platform, handle]

/** First counts come within seconds; until then the list asks again. */
const firstCountsMs = 2_000

/** Whom the workspace watches. */
export function useWatches() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(watches.list, {}, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const waits = state.data?.watches.some((each) => each.state === 'watched' && !each.counts && !each.problem)
      return waits && state.dataUpdateCount < 30 ? firstCountsMs : false
    },
  })
}

/** The counts of one creator. @param refreshing asks again until newer ones are there */
export function useWatchHistory(creator: NamedCreator, refreshing: boolean) {
  return useQuery({
    queryKey: oneKey(creator),
    queryFn: ({ signal }) => call(watches.show, { params: creator }, signal),
    refetchOnMount: 'always',
    refetchInterval: refreshing ? firstCountsMs : false,
  })
}

async function moved(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: allKey })
  void queries.invalidateQueries({ queryKey: homeKey })
  void queries.invalidateQueries({ queryKey: ['shortlists'] })
}

export function useWatchChanges() {
  const queries = useQueryClient()
  return {
    add: async (creator: NamedCreator) => {
      const watch = await call(watches.add, { body: { creator } })
      await moved(queries)
      return watch
    },
    remove: async (creator: NamedCreator) => {
      await call(watches.remove, { params: creator })
      await moved(queries)
    },
    refresh: async (creator: NamedCreator) => {
      await call(watches.refresh, { params: creator })
      await queries.invalidateQueries({ queryKey: oneKey(creator) })
    },
    dismiss: async (id: string) => {
      await call(watchAlerts.dismiss, { params: { id } })
      await moved(queries)
    },
  }
}
