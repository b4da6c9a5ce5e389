import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { extensionSessions } from '@vouch/contract'
import { call } from './client.ts'

/** The browser extension, as its person signs it in and out. */

const sessionsKey = ['extension-sessions']

export function useExtensionSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call(extensionSessions.list, {}, signal) })
}

export function useEndExtensionSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(extensionSessions.end, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
}

/** @returns a code that signs in the extension that drew the challenge */
export async function drawExtensionCode(challenge: string): Promise<string> {
  return (await call(extensionSessions.createCode, { body: { challenge } })).code
}
