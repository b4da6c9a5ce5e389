import type { ExportWish } from '../../api/exports.ts'

/** Files that are being made for this browser window. They are handed over when they are there, on whatever page the reader is by then. */
export interface Delivery {
  id: string
  /** What it was asked as, so that the button that asked knows its own. */
  wish: string
}

let under: readonly Delivery[] = []
const listeners = new Set<() => void>()

function change(next: readonly Delivery[]): void {
  under = next
  for (const listener of listeners) listener()
}

export function beginDelivery(delivery: Delivery): void {
  change([...under.filter(({ id }) => id !== delivery.id), delivery])
}

export function endDelivery(id: string): void {
  change(under.filter((each) => each.id !== id))
}

export function deliveries(): readonly Delivery[] {
  return under
}

export function subscribeDeliveries(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns the wish as a text, the same for the same whatever format is chosen of it */
export function wishKey({ subject, sourceId = '', creator = '', filter = {} }: Omit<ExportWish, 'format'>): string {
  return JSON.stringify([subject, sourceId, creator, filter])
}
