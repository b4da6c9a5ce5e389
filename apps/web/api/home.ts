import { useQuery, useQueryClient } from '@tanstack/react-query'
import { home, type Verification } from '@vouch/contract'
import { useEffect } from 'react'
import { beginsWith, call, earlyReply } from './client.ts'

/** The first page, in one call; and the note that a report was opened, which takes it off that page. */

export const homeKey = ['home']
const workAgainMs = 4_000

/** While something is under way it is asked again: verdicts arrive. */
export function useHome() {
  return useQuery({
    queryKey: homeKey,
    queryFn: ({ signal }) => call(home.show, {}, signal),
    ...beginsWith(() => earlyReply(home.show, {})),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const working =
        state.data?.batches.some((batch) => batch.state === 'running') ||
        state.data?.recent.some((card) => card.state === 'queued' || card.state === 'running')
      return working ? workAgainMs : false
    },
  })
}

/** Notes once that a finished report is on the screen. A failure is of no consequence: it stays unread. */
export function useReadNote({ id, state }: Pick<Verification, 'id' | 'state'>): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (state !== 'done') return
    call(home.read, { params: { id } }).then(
      () => queries.invalidateQueries({ queryKey: homeKey }),
      () => undefined,
    )
  }, [id, state, queries])
}
