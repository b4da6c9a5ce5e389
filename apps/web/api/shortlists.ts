import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BodyOf,
  type NamedCreator,
  type Shortlist,
  shortlistAlerts,
  shortlistEntries,
  shortlists,
} from '@vouch/contract'
import { call } from './client.ts'
import { homeKey } from './home.ts'
import { subscriptionKey } from './subscription.ts'

/** Shortlists on this browser: reading, opening and filling them. */

const allKey = ['shortlists']
export const listKey = (id: string) => [...allKey, 'one', id]
const reachKey = (id: string) => [...allKey, 'reach', id]

export function useShortlists(enabled = true) {
  return useQuery({
    queryKey: [...allKey, 'all'],
    queryFn: ({ signal }) => call(shortlists.list, {}, signal),
    refetchOnMount: 'always',
    enabled,
  })
}

const runningAgainMs = 2_000

/** One list; while a creator on it is being verified it is asked again. */
export function useShortlist(id: string) {
  return useQuery({
    queryKey: listKey(id),
    queryFn: ({ signal }) => call(shortlists.show, { params: { id } }, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.entries.some(({ running }) => running) ? runningAgainMs : false),
  })
}

/** What a list reaches together. It follows who is on the list and what their last verdict is. */
export function useShortlistReach(list: Shortlist) {
  const verdicts = list.entries.map(({ verdict }) => verdict?.verificationId ?? '').sort()
  return useQuery({
    queryKey: [...reachKey(list.id), verdicts],
    queryFn: ({ signal }) => call(shortlists.reach, { params: { id: list.id } }, signal),
    placeholderData: (before) => before,
  })
}

/** Everything that counts places or lists names is read again. */
export function listsMoved(queries: QueryClient): void {
  for (const queryKey of [[...allKey, 'all'], homeKey, subscriptionKey]) void queries.invalidateQueries({ queryKey })
}

export function useOpenShortlist() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof shortlists.create>) => call(shortlists.create, { body }),
    onSuccess: (list) => {
      queries.setQueryData(listKey(list.id), list)
      listsMoved(queries)
    },
  })
}

/** Adding, and what brings back what was removed: each is drawn when the server has answered. */
export function useShortlistReturns() {
  const queries = useQueryClient()
  const moved = () => {
    void queries.invalidateQueries({ queryKey: allKey })
    listsMoved(queries)
  }
  return {
    add: async (id: string, creator: NamedCreator) => {
      const entry = await call(shortlistEntries.add, { params: { id }, body: { creator } })
      moved()
      return entry
    },
    removeEntry: async (id: string, entryId: string) => {
      await call(shortlistEntries.remove, { params: { id, entryId } })
      moved()
    },
    restoreEntry: async (id: string, entryId: string) => {
      await call(shortlistEntries.restore, { params: { id, entryId } })
      moved()
    },
    removeList: async (id: string) => {
      await call(shortlists.remove, { params: { id } })
      moved()
    },
    restoreList: async (id: string) => {
      await call(shortlists.restore, { params: { id } })
      moved()
    },
    dismissAlert: async (id: string) => {
      await call(shortlistAlerts.dismiss, { params: { id } })
      void queries.invalidateQueries({ queryKey: homeKey })
    },
    load: (id: string) => call(shortlists.show, { params: { id } }),
  }
}
