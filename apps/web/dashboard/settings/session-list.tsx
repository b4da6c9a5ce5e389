import { useEndSessions, useOpenSessions } from '../../api/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { SignedInList } from './signed-in-list.tsx'

/** Where the account is signed in, and the way to end each place or all but this one. */
export function SessionList() {
  const sessions = useOpenSessions()
  const end = useEndSessions()
  const places = sessions.data?.sessions.map(({ device, address, current, ...session }) => ({
    ...session,
    ...{ name: device, here: current, more: `, network ${address}` },
  }))
  return (
    <SignedInList
      places={places ?? null}
      failure={sessions.error ?? end.error}
      ending={end.isPending ? end.variables : null}
      onEnd={(id) => end.mutate(id)}
    >
      {(places?.length ?? 0) > 1 && (
        <Button
          tone="secondary"
          size="small"
          busy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          Sign out everywhere else
        </Button>
      )}
    </SignedInList>
  )
}
