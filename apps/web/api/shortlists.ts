import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BodyOf,
  type NamedCreator,
  type Shortlist,
  type ShortlistEntry,
  shortlistAlerts,
  shortlistEntries,
  shortlists,
} from '@vouch/contract'
import { call } from './client.ts'
import { homeKey } from './home.ts'
import { subscriptionKey } from './subscription.ts'

/** Shortlists on this browser. A change is drawn before the server has answered; where it refuses, the screen goes back to what the server
 *  says, and the caller says why. */

const allKey = ['shortlists']
const listKey = (id: string) => [...allKey, 'one', id]
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
function listsMoved(queries: QueryClient): void {
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

/** Changes the list at once and asks the server; a refusal puts back what was there. */
function useDrawnFirst<Change>(
  id: string,
  { drawn, ask }: { drawn: (list: Shortlist, change: Change) => Shortlist; ask: (change: Change) => Promise<unknown> },
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onMutate: async (change: Change) => {
      await queries.cancelQueries({ queryKey: listKey(id) })
      const before = queries.getQueryData<Shortlist>(listKey(id))
      if (before) queries.setQueryData(listKey(id), drawn(before, change))
      return before
    },
    onError: (_error, _change, before) => {
      if (before) queries.setQueryData(listKey(id), before)
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: listKey(id) })
      listsMoved(queries)
    },
  })
}

export type ListChange = BodyOf<typeof shortlists.change>

/** @returns the list in another order; what the order does not name stands at the end. */
export function inOrder(entries: readonly ShortlistEntry[], order: readonly string[]): ShortlistEntry[] {
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...entries].sort((a, b) => placeOf(a.id) - placeOf(b.id))
}

export function useListChange(id: string) {
  return useDrawnFirst<ListChange>(id, {
    drawn: (list, { name = list.name, watched = list.watched, order = [] }) => ({
      ...{ ...list, name, watched },
      entries: inOrder(list.entries, order),
    }),
    ask: (body) => call(shortlists.change, { params: { id }, body }),
  })
}

export type EntryChange = BodyOf<typeof shortlistEntries.change> & { entryId: string }

export function useEntryChange(id: string) {
  return useDrawnFirst<EntryChange>(id, {
    drawn: (list, { entryId, ...change }) => ({
      ...list,
      entries: list.entries.map((entry) =>
        entry.id === entryId
          ? {
              ...entry,
              status: change.status ?? entry.status,
              note: change.note ?? entry.note,
              tags: change.tags ?? entry.tags,
            }
          : entry,
      ),
    }),
    ask: ({ entryId, ...body }) => call(shortlistEntries.change, { params: { id, entryId }, body }),
  })
}

export function useEntryRemoval(id: string) {
  return useDrawnFirst<string>(id, {
    drawn: (list, entryId) => ({ ...list, entries: list.entries.filter((entry) => entry.id !== entryId) }),
    ask: (entryId) => call(shortlistEntries.remove, { params: { id, entryId } }),
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
