import { useSyncExternalStore } from 'react'

/** Whether the purchase dialog is open. There is one dialog, and any screen may open it. */

let isOpen = false
const listeners = new Set<() => void>()

function set(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openPurchaseDialog(): void {
  set(true)
}

export function closePurchaseDialog(): void {
  set(false)
}

export function usePurchaseDialogOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}
