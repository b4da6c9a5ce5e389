import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { teamConnectors } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { callTeam } from './team.ts'

/** The team's calls about connections to platforms. */

const key = ['team', 'connectors']

export function useConnectors() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callTeam(teamConnectors.list, {}, signal),
    staleTime: 0,
  })
}

/** Tries a platform's credentials. What that used, and what went wrong, is read again after it. */
export function useTestConnector(platform: Platform) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callTeam(teamConnectors.test, { params: { platform } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
