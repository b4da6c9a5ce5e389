import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AllowedAccess, type AskedAccess, programs } from '@vouch/contract'
import { call } from './client.ts'

/** Programs that a person lets in without a key. */

const programsKey = ['programs']

export function usePrograms() {
  return useQuery({ queryKey: programsKey, queryFn: ({ signal }) => call(programs.list, {}, signal) })
}

export function useChangeProgram(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (creditsPerMonth: number | null) =>
      call(programs.change, { params: { id }, body: { creditsPerMonth } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: programsKey }),
  })
}

export function useEndProgram() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(programs.end, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: programsKey }),
  })
}

/** @param asked what the program's link says; null while it is not known who is signed in */
export function useAskedAccess(asked: AskedAccess | null) {
  return useQuery({
    queryKey: [...programsKey, 'asked', asked],
    queryFn: ({ signal }) => call(programs.asked, { query: asked as AskedAccess }, signal),
    enabled: asked !== null,
    retry: false,
  })
}

export function useAllow() {
  return useMutation({
    mutationFn: (allowed: AllowedAccess) => call(programs.allow, { body: allowed }),
    gcTime: 0,
  })
}
