import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CustomerAudience, type CustomerMapping, customerAudiences, type MatchBounds } from '@vouch/contract'
import { call, callUpload } from './client.ts'
import { useCreditsMoved } from './credits.ts'

/** Customer lists: upload one, follow it while it is counted and compared, delete it. */

const listKey = ['customer-audiences']
const oneKey = (id: string) => ['customer-audience', id]
const againMs = 500

export interface Upload extends MatchBounds {
  name: string
  kept: boolean
  columns: CustomerMapping
  text: string
}

export function isUnderWay({ state }: CustomerAudience): boolean {
  return state === 'waiting' || state === 'counting' || state === 'comparing'
}

export function useCustomerAudiences() {
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => call(customerAudiences.list, {}, signal) })
}

/** One list, asked for again until it is ready. */
export function useCustomerAudience(id: string | null) {
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(customerAudiences.show, { params: { id: id ?? '' } }, signal),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? againMs : false),
  })
}

export function useCustomerUpload() {
  const queries = useQueryClient()
  const creditsMoved = useCreditsMoved()
  return useMutation({
    mutationFn: ({ upload, key }: { upload: Upload; key: string }) =>
      callUpload(customerAudiences.create, { headers: { 'idempotency-key': key }, body: upload }),
    onSuccess: async (audience) => {
      queries.setQueryData(oneKey(audience.id), audience)
      void queries.invalidateQueries({ queryKey: listKey })
      await creditsMoved()
    },
  })
}

export function useCustomerRemoval() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(customerAudiences.remove, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  })
}
