import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { reachability } from '../../api/reachability.ts'
import { toast } from '../../ui/toast.ts'
import { noteOpened, wasOpened } from './opened-pages.ts'

/** Keeps the screen while there is no connection: a page whose code never came cannot open, and the router would reload into the browser's own
 *  error page. Pages that were opened before still open. */
export function useOfflineGuard(): void {
  const { pathname } = useLocation()
  const queries = useQueryClient()
  useEffect(() => noteOpened(pathname), [pathname])
  const blocker = useBlocker(({ nextLocation }) => isCutOff() && !wasOpened(nextLocation.pathname))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The line may be back without anybody having asked.
    void queries.refetchQueries({ type: 'active' }).then(() => {
      if (!isCutOff()) return blocker.proceed()
      blocker.reset()
      toast('No connection', 'This page hasn’t been opened yet. Try again when you’re back online.')
    })
  }, [blocker, queries])
}

function isCutOff(): boolean {
  return !navigator.onLine || !reachability().isReached
}
