import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiKeys, type NewApiKey } from '@vouch/contract'
import { call } from './client.ts'

/** Keys for programs, as the owner of the workspace manages them. */

const keysKey = ['api-keys']
const callsPerPage = 20

export function useApiKeys() {
  return useQuery({ queryKey: keysKey, queryFn: ({ signal }) => call(apiKeys.list, {}, signal) })
}

/** The text of a new key is in the answer, and is kept nowhere else. */
export function useMakeKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wanted: NewApiKey) => call(apiKeys.create, { body: wanted }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keysKey }),
    gcTime: 0,
  })
}

export function useRevokeKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(apiKeys.revoke, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keysKey }),
  })
}

/** @param wanted whether somebody asked for it */
export function useSheetAddress(id: string, wanted: boolean) {
  return useQuery({
    queryKey: [...keysKey, id, 'sheet'],
    queryFn: ({ signal }) => call(apiKeys.sheet, { params: { id } }, signal),
    enabled: wanted,
  })
}

export function useKeyCalls(id: string) {
  return useInfiniteQuery({
    queryKey: [...keysKey, id],
    queryFn: ({ pageParam, signal }) =>
      call(
        apiKeys.calls,
        { params: { id }, query: { limit: callsPerPage, ...(pageParam !== null && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
