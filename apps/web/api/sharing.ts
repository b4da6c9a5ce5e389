import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ShareDays, sharing } from '@vouch/contract'
import { call } from './client.ts'

/** Share links of a report, and what its creator added to it. */

const linksKey = (verificationId: string) => ['shares', verificationId]

export function useShareLinks(verificationId: string, enabled: boolean) {
  return useQuery({
    queryKey: linksKey(verificationId),
    queryFn: async ({ signal }) => (await call(sharing.list, { params: { id: verificationId } }, signal)).shares,
    enabled,
    // How often a link was opened changes elsewhere.
    staleTime: 0,
  })
}

export function useCreateLink(verificationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: { days: ShareDays; label: string }) =>
      call(sharing.create, { params: { id: verificationId }, body: wish }),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksKey(verificationId) }),
  })
}

export function useRevokeLink(verificationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(sharing.revoke, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksKey(verificationId) }),
  })
}

export function useAddedContext(verificationId: string) {
  return useQuery({
    queryKey: ['added-context', verificationId],
    queryFn: async ({ signal }) => (await call(sharing.context, { params: { id: verificationId } }, signal)).context,
  })
}
