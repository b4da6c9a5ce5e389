import type { WebhookEvent } from '@vouch/contract'
import { eventSentence } from '@vouch/presentation'
import { Webhook } from 'standardwebhooks'
import type { EndpointKind } from './endpoint-address.ts'

/** What is sent: the same body each time a delivery is tried, and headers by Standard Webhooks that are made for each attempt. */

export interface Delivery {
  id: string
  endpointId: string
  number: number
  /** Attempts that were made since it was first due. */
  attempts: number
  event: WebhookEvent & { at: Date }
}

/** @returns the body of a delivery */
export function bodyOf({ event, number }: Pick<Delivery, 'event' | 'number'>, kind: EndpointKind): string {
  const { type, data, at } = event
  if (kind === 'slack') return JSON.stringify({ text: slackText(event) })
  return JSON.stringify({ type, timestamp: at.toISOString(), sequence: number, data })
}

/** Slack reads three characters as its own marks. Source: Slack, “Formatting text for app surfaces”, section “Escaping text”. */
function slackText(event: WebhookEvent): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const link = 'reportUrl' in event.data ? ` <${event.data.reportUrl}|Open the report>` : ''
  return `${escaped(eventSentence(event))}${link}`
}

interface Signed {
  id: string
  body: string
  at: Date
  /** Every secret signs: the newest, and for a day the one before. */
  secrets: readonly string[]
}

/** @returns the headers of an attempt */
export function headersOf({ id, body, at, secrets }: Signed): Record<string, string> {
  const plain = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Vouch-Webhooks/1' }
  if (secrets.length === 0) return plain
  return {
    ...plain,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
