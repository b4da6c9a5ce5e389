import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SavedSearch, savedSearches } from '@vouch/contract'
import { call } from './client.ts'

/** The searches that the workspace keeps. */

const key = ['saved-searches']

export function useSavedSearches() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(savedSearches.list, {}, signal) })
}

/** Saving, renaming, deleting, and whether letters tell of it; the list shows each at once when the server has it. */
export function useSavedSearchChanges() {
  const queries = useQueryClient()
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: key }) }
  const save = useMutation({
    mutationFn: (body: Pick<SavedSearch, 'name' | 'address'>) => call(savedSearches.save, { body }),
    ...settled,
  })
  const rename = useMutation({
    mutationFn: ({ id, name }: Pick<SavedSearch, 'id' | 'name'>) =>
      call(savedSearches.rename, { params: { id }, body: { name } }),
    ...settled,
  })
  const remove = useMutation({ mutationFn: (id: string) => call(savedSearches.remove, { params: { id } }), ...settled })
  const seen = useMutation({ mutationFn: (id: string) => call(savedSearches.seen, { params: { id } }), ...settled })
  const letters = useMutation({
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      call(savedSearches.emails, { params: { id }, body: { on } }),
    ...settled,
  })
  return { save, rename, remove, seen, letters }
}
