import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, consents } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { call } from './client.ts'

/** What a workspace asked creators for, and what became of it. */

const allKey = ['consents'] as const
/** A creator may answer while somebody looks. */
const lookMs = 10_000

export interface AskedCreator {
  platform: Platform
  handle: string
}

export function useConsents({ platform, handle }: AskedCreator) {
  return useQuery({
    queryKey: [...allKey, platform, handle],
    queryFn: async ({ signal }) => (await call(consents.list, { query: { platform, handle } }, signal)).consents,
    refetchInterval: lookMs,
  })
}

export function useAskCreator() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: BodyOf<typeof consents.ask>) => call(consents.ask, { body: wish }),
    onSuccess: () => queries.invalidateQueries({ queryKey: allKey }),
  })
}

export function useCancelConsent() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(consents.cancel, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: allKey }),
  })
}

/** Starts the report of a creator who connected while there were too few credits. */
export function useConsentedReport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(consents.run, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: allKey }),
  })
}
