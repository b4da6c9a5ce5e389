import { profileByHandle, type SentEventType, type WebhookData, type WebhookEvent } from '@vouch/contract'
import type { Platform } from '@vouch/engine'

/** An event as it was noted, and as it is told. */

export interface NotedEvent {
  id: string
  workspaceId: string
  type: SentEventType
  /** As the database’s trigger wrote them. */
  facts: Record<string, string | number>
  at: Date
  reportId: string | null
}

export type ToldEvent = WebhookEvent

export interface CreatorRow {
  platform: Platform | null
  handle: string | null
}

/** @returns whom an event is about; null where the creator is gone */
export function creatorOf({ platform, handle }: CreatorRow): WebhookData['verification.done']['creator'] {
  if (platform === null || handle === null) return null
  const address = profileByHandle(platform, handle)
  return { platform, handle, url: address.kind === 'profile' ? address.url : null }
}
