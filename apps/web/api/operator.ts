import { useQuery } from '@tanstack/react-query'
import { operator } from '@vouch/contract'
import { call } from './client.ts'

/** What the browser may know of the installation: it does not change while a page is open. */

export function fetchConfig() {
  return call(operator.config, {})
}

export function useConfig() {
  return useQuery({
    queryKey: ['config'],
    queryFn: fetchConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The showcase of simulated creators; asked for only where there is a sandbox. */
export function useSandboxCreators(enabled: boolean) {
  return useQuery({
    queryKey: ['sandbox-creators'],
    queryFn: ({ signal }) => call(operator.sandboxCreators, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
}
