import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AccountSettings, account, failureOf, type ProfileForm, passwordReset, send } from '@vouch/contract'
import { fileNameIn, saveFile } from '../ui/charts/csv.ts'
import { sessionKey } from './account.ts'
import { chosenService } from './chosen-service.ts'
import { call, callLast, clientSettings } from './client.ts'
import { session } from './session.ts'

/** The signed-in person's own account: read once, changed by calls that give it back as it is then. */

const settingsKey = ['account']
const sessionsKey = ['account', 'sessions']
const eventsKey = ['account', 'events']
const eventsPerPage = 10
/** A large account takes a while to be written. */
const exportMsMax = 120_000

export function useSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => call(account.settings, {}, signal) })
}

/** @returns a change whose answer is the account as it is after it */
function useChange<Wanted>(change: (wanted: Wanted) => Promise<AccountSettings>) {
  const queries = useQueryClient()
  return useMutation<AccountSettings, Error, Wanted>({
    mutationFn: change,
    onSuccess: (settings) => {
      queries.setQueryData(settingsKey, settings)
      void queries.invalidateQueries({ queryKey: sessionKey })
      void queries.invalidateQueries({ queryKey: eventsKey })
    },
  })
}

export const useChangeProfile = () => useChange((form: ProfileForm) => call(account.changeProfile, { body: form }))

export const useChangeNotifications = () =>
  useChange((wanted: Partial<AccountSettings['notifications']>) => call(account.changeNotifications, { body: wanted }))

export const useChangeEmail = () =>
  useChange((asked: { email: string; currentPassword?: string }) => call(account.changeEmail, { body: asked }))

export const useDropEmailChange = () => useChange(() => call(account.dropEmailChange, {}))

/** The answer brings the session that takes the place of this one, which has ended. A hosted service's client has to hear of it too: it
 *  would follow the old one with a fresh one that nobody gives it. */
export function useChangePassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (passwords: { currentPassword: string; newPassword: string }) => {
      const opened = await callLast(account.changePassword, { body: passwords })
      const current = session.read()
      if (current.status === 'signed-in') session.signIn(opened.token, current.user)
      // The password is changed whatever becomes of this: at worst this browser signs in again when the token expires.
      await chosenService()
        .then((service) => service.keep(opened))
        .catch(() => undefined)
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: settingsKey })
    },
  })
}

export const useMailPasswordLink = () => useMutation({ mutationFn: () => call(account.mailPasswordLink, {}) })

export function useOpenSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(account.sessions, {}, signal),
    refetchOnMount: 'always',
  })
}

/** Ends one place, or all others where no id is given. */
export function useEndSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null): Promise<unknown> =>
      id === null ? call(account.endOtherSessions, {}) : call(account.endSession, { params: { id } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: sessionsKey })
      void queries.invalidateQueries({ queryKey: eventsKey })
    },
  })
}

export function useAccountEvents() {
  return useInfiniteQuery({
    queryKey: eventsKey,
    queryFn: ({ pageParam, signal }) =>
      call(account.events, { query: { limit: eventsPerPage, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnMount: 'always',
  })
}

/** Saves the person's data as a file. @throws ApiFailure when it cannot be had */
export async function saveOwnData(): Promise<void> {
  const response = await send(clientSettings(exportMsMax), account.exportData, {})
  if (!response.ok) throw await failureOf(response)
  saveFile(fileNameIn(response) ?? 'vouch-data.json', await response.blob())
}

export const useSaveOwnData = () => useMutation({ mutationFn: saveOwnData })

export function useForeseenDeletion(wanted: boolean) {
  return useQuery({
    queryKey: ['account', 'deletion'],
    queryFn: ({ signal }) => call(account.foreseeDeletion, {}, signal),
    enabled: wanted,
    staleTime: 0,
  })
}

/** Deletes the account. The token has ended then; what was read stays with nobody.
 *  @param leave goes to where no account is needed, before this browser forgets it: the product would ask to sign in again */
export function useDeleteAccount(leave: () => void | Promise<void>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (proof: { email: string; currentPassword?: string }) => callLast(account.delete, { body: proof }),
    onSuccess: async () => {
      await leave()
      session.clear()
      window.sessionStorage.clear()
      queries.clear()
    },
  })
}

/** For those who cannot sign in. */
export const forgotPassword = (email: string) => call(passwordReset.forgot, { body: { email } })
export const checkResetLink = (token: string) => call(passwordReset.check, { body: { token } })
export const resetPassword = (token: string, password: string) =>
  call(passwordReset.reset, { body: { token, password } })
export const confirmEmail = (token: string) => call(passwordReset.confirmEmail, { body: { token } })
