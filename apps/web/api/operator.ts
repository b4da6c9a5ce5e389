import { useQuery } from '@tanstack/react-query'
import { operator, type ReplyOf, teamOverview } from '@vouch/contract'
import { call } from './client.ts'

/** What the browser may know of the installation: it does not change while a page is open. */

export type PublicConfig = ReplyOf<typeof operator.config>

/** Asked once by whoever needs it first; a failure is not kept. */
let asked: Promise<PublicConfig> | null = null

export function fetchConfig(): Promise<PublicConfig> {
  asked ??= call(operator.config, {}).catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

export function useConfig() {
  return useQuery({
    queryKey: ['config'],
    queryFn: fetchConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What the operator announces to everybody who is signed in. */
export function useAnnouncement() {
  return useQuery({
    queryKey: ['announcement'],
    queryFn: ({ signal }) => call(teamOverview.announcement, {}, signal),
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
