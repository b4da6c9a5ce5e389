import { useEndExtensionSession, useExtensionSessions } from '../../api/extension.ts'
import { SignedInList } from './signed-in-list.tsx'

/** The browsers in which the extension is signed in, and the way to end each. */
export function ExtensionList() {
  const sessions = useExtensionSessions()
  const end = useEndExtensionSession()
  const places = sessions.data?.sessions.map(({ device, ...session }) => ({
    ...session,
    name: `Extension in ${device}`,
  }))
  return (
    <SignedInList
      places={places ?? null}
      failure={sessions.error ?? end.error}
      ending={end.isPending ? end.variables : null}
      none="The extension isn’t signed in anywhere."
      onEnd={(id) => end.mutate(id)}
    />
  )
}
