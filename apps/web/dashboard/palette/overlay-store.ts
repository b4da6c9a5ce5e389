import { useSyncExternalStore } from 'react'

/** Which of the two boxes that lie over every page is open: the command palette, or the map of keys. */
export type Overlay = 'palette' | 'keys' | null

let open: Overlay = null
const listeners = new Set<() => void>()

export function openOverlay(overlay: Overlay): void {
  open = overlay
  for (const listener of listeners) listener()
}

/** Closes a box. The browser tells of a closed box a moment later: by then another one may be open, which stays. */
export function closeOverlay(overlay: Overlay): void {
  if (open === overlay) openOverlay(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openedOverlay(): Overlay {
  return open
}

export function useOverlay(): Overlay {
  return useSyncExternalStore(subscribe, openedOverlay, () => null)
}
