import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Announcement,
  ApiFailure,
  addressOf,
  createClient,
  type OperatorAddresses,
  type TeamActionBody,
  type TeamTableName,
  teamAct,
  teamFile,
  teamGate,
  teamList,
  teamOverview,
} from '@vouch/contract'

/** The team's calls. They go with the team's cookie alone: no token of a brand is sent along. */

export const callTeam = createClient({
  baseUrl: '',
  fetch: (...call) => fetch(...call),
  identity: () => null,
  timeoutMs: 15_000,
})

const gateKey = ['team', 'session']
const monitoringEveryMs = 10_000

/** Who is signed in to the team's side; null: nobody. */
export function useTeamSession() {
  return useQuery({
    queryKey: gateKey,
    queryFn: ({ signal }) =>
      callTeam(teamGate.session, {}, signal).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 401) return null
        throw error
      }),
    staleTime: 60_000,
    retry: false,
  })
}

/** @returns a function that asks again who is signed in, after a call was refused: whoever is not meets the gate. */
export function useGateAgain(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: gateKey })
}

export function useTeamSignIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { password: string; name: string; code?: string }) => callTeam(teamGate.login, { body }),
    onSuccess: (session) => queries.setQueryData(gateKey, session),
  })
}

export function useTeamSignOut() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callTeam(teamGate.logout, {}),
    onSettled: () => {
      queries.removeQueries({ queryKey: ['team'] })
      queries.setQueryData(gateKey, null)
    },
  })
}

/** What of a table is wanted: words, filters, a page. */
export type TableWanted = Readonly<Record<string, string>>

export function useTeamTable(name: TeamTableName, wanted: TableWanted, limit = 50) {
  return useQuery({
    queryKey: ['team', 'table', name, wanted, limit],
    queryFn: ({ signal }) => callTeam(teamList(name), { query: { ...wanted, limit } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** @returns the address of the file with the rows that are wanted; the browser fetches it with the cookie */
export function tableFileAddress(name: TeamTableName, { cursor: _, ...wanted }: TableWanted): string {
  return addressOf(teamFile(name), { query: wanted })
}

export function useTeamAction(name: TeamTableName, verb: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body, key }: { id: string; body: TeamActionBody; key: string }) =>
      callTeam(teamAct(name, verb), { params: { id }, body, headers: { 'idempotency-key': key } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['team', 'table'] }),
  })
}

export function useMonitoring() {
  return useQuery({
    queryKey: ['team', 'monitoring'],
    queryFn: ({ signal }) => callTeam(teamOverview.monitoring, {}, signal),
    refetchInterval: monitoringEveryMs,
  })
}

export function useInspection(id: string) {
  return useQuery({
    queryKey: ['team', 'inspection', id],
    queryFn: ({ signal }) => callTeam(teamOverview.inspect, { params: { id } }, signal),
  })
}

const settingsKey = ['team', 'settings']

export function useTeamSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => callTeam(teamOverview.settings, {}, signal) })
}

/** Changes what is named, and leaves the rest as it is. */
export function useChangeSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { announcement: Announcement | null } | { addresses: OperatorAddresses }) =>
      callTeam(teamOverview.changeSettings, { body }),
    onSuccess: (settings) => queries.setQueryData(settingsKey, settings),
  })
}

const devicesKey = ['team', 'authenticators']

export function useAuthenticators() {
  return useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => callTeam(teamGate.authenticators, {}, signal),
  })
}

/** @returns a change of the devices; the list and the gate are read again after it */
function useDeviceChange<Wanted, Answer>(change: (wanted: Wanted) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation<Answer, Error, Wanted>({
    mutationFn: change,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: devicesKey })
      void queries.invalidateQueries({ queryKey: gateKey })
    },
  })
}

export const useAddAuthenticator = () =>
  useDeviceChange((body: { label: string; proof: string }) => callTeam(teamGate.addAuthenticator, { body }))

export const useConfirmAuthenticator = () =>
  useDeviceChange(({ id, code }: { id: string; code: string }) =>
    callTeam(teamGate.confirmAuthenticator, { params: { id }, body: { code } }),
  )

export const useRemoveAuthenticator = () =>
  useDeviceChange(({ id, ...body }: { id: string; confirm: string; proof: string }) =>
    callTeam(teamGate.removeAuthenticator, { params: { id }, body }),
  )
