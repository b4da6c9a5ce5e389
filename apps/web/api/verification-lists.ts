import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BodyOf,
  type VerificationCard,
  type VerificationView,
  verifications,
  verificationTags,
  verificationViews,
} from '@vouch/contract'
import { call } from './client.ts'

/** How the list of verifications is kept in order on this browser: chosen rows, tags and saved views. */

const listKey = ['verifications', 'list']
const tagsKey = ['verification-tags']
const viewsKey = ['verification-views']

/** The chosen rows, wherever in the list they stand. */
export function useChosenVerifications(ids: readonly string[]): readonly VerificationCard[] {
  const chosen = useQuery({
    queryKey: [...listKey, 'chosen', ...ids],
    queryFn: ({ signal }) => call(verifications.list, { query: { ids: ids.join(','), limit: 100 } }, signal),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
  const cards = chosen.data?.verifications ?? []
  return ids.length === 0 ? [] : cards.filter(({ id }) => ids.includes(id))
}

/** Tags in use, most used first. */
export function useVerificationTags() {
  return useQuery({ queryKey: tagsKey, queryFn: ({ signal }) => call(verificationTags.list, {}, signal) })
}

export function useTagChange() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof verificationTags.change>) => call(verificationTags.change, { body }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: tagsKey })
      void queries.invalidateQueries({ queryKey: listKey })
    },
  })
}

export function useVerificationViews() {
  return useQuery({ queryKey: viewsKey, queryFn: ({ signal }) => call(verificationViews.list, {}, signal) })
}

export function useViewChanges() {
  const queries = useQueryClient()
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: viewsKey }) }
  const save = useMutation({
    mutationFn: (body: Pick<VerificationView, 'name' | 'address'>) => call(verificationViews.save, { body }),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(verificationViews.remove, { params: { id } }),
    ...settled,
  })
  return { save, remove }
}
