import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, type Shortlist, type ShortlistEntry, shortlistEntries, shortlists } from '@vouch/contract'
import { call } from './client.ts'
import { listKey, listsMoved } from './shortlists.ts'

/** Changes to a shortlist, each drawn before the server has answered; where it refuses, the screen goes back to what the server says, and the
 *  caller says why. */

interface DrawnFirst<Change> {
  drawn: (list: Shortlist, change: Change) => Shortlist
  ask: (change: Change) => Promise<unknown>
}

/** Changes the list at once and asks the server; a refusal puts back what was there. */
export function drawnFirst<Change>(
  queries: QueryClient,
  id: string,
  { drawn, ask }: DrawnFirst<Change>,
): MutationOptions<unknown, Error, Change, Shortlist | undefined> {
  const mutationKey = [...listKey(id), 'change']
  return {
    mutationKey,
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
      // Read while another change is under way, the list would be drawn without that one.
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: listKey(id) })
      listsMoved(queries)
    },
  }
}

function useDrawnFirst<Change>(id: string, parts: DrawnFirst<Change>) {
  return useMutation(drawnFirst(useQueryClient(), id, parts))
}

type ListChange = BodyOf<typeof shortlists.change>

/** @returns the list in another order; what the order does not name stands at the end. */
function inOrder(entries: readonly ShortlistEntry[], order: readonly string[]): ShortlistEntry[] {
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

type EntryChange = BodyOf<typeof shortlistEntries.change> & { entryId: string }

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
