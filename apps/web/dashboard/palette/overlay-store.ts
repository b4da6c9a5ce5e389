import { useSyncExternalStore } from 'react'

/** Which of the two boxes that lie over every page is open: the command palette, or the map of keys. */
export type Overlay = 'palette' | 'keys' | null

let open: Overlay = null
const listeners = new Set<() => void>()

export function openOverlay(overlay: Overlay): void {
  open = overlay
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOverlay(): Overlay {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
}
