import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createClient, teamSuppliers } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { callTeam } from './team.ts'

/** Data suppliers on the team's side. */

/** A trial waits for a supplier, which may take minutes. */
const callSlowly = createClient({
  baseUrl: '',
  fetch: (...call) => fetch(...call),
  identity: () => null,
  timeoutMs: 140_000,
})

const suppliersKey = ['team', 'suppliers']

export function useSuppliers() {
  return useQuery({
    queryKey: [...suppliersKey, 'list'],
    queryFn: ({ signal }) => callTeam(teamSuppliers.list, {}, signal),
    staleTime: 0,
  })
}

/** @param key null: a new one, of which nothing is known */
export function useSupplier(key: string | null) {
  return useQuery({
    queryKey: [...suppliersKey, 'one', key],
    queryFn: ({ signal }) => callTeam(teamSuppliers.show, { params: { key: key ?? '' } }, signal),
    enabled: key !== null,
    // What somebody is writing is not replaced under their hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** What is wrong with a text, as it is written. The last word stands until there is a new one. */
export function useSupplierCheck(text: string) {
  return useQuery({
    queryKey: [...suppliersKey, 'check', text],
    queryFn: ({ signal }) => callTeam(teamSuppliers.check, { body: { text } }, signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

export interface TrialWanted {
  text: string
  platform: Platform
  handle: string
}

export function useSupplierPreview() {
  return useMutation({ mutationFn: (body: TrialWanted) => callTeam(teamSuppliers.preview, { body }) })
}

export function useSupplierTrial() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: TrialWanted) => callSlowly(teamSuppliers.trial, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: [...suppliersKey, 'list'] }),
  })
}

export function useSaveSupplier() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: { key: string; text: string; seen: string | null }) =>
      callTeam(teamSuppliers.save, { params: { key }, body }),
    onSuccess: (saved) => {
      queries.setQueryData([...suppliersKey, 'one', saved.key], saved)
      void queries.invalidateQueries({ queryKey: [...suppliersKey, 'list'] })
    },
  })
}

export function useRemoveSupplier() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (key: string) => callTeam(teamSuppliers.remove, { params: { key } }),
    onSuccess: ({ key }) => {
      queries.removeQueries({ queryKey: [...suppliersKey, 'one', key] })
      void queries.invalidateQueries({ queryKey: [...suppliersKey, 'list'] })
    },
  })
}
