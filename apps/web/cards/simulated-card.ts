import type { CardIntent } from './card-form-props.ts'
import type { CardAnswer } from './card-outcome.ts'

/** The card form of the sandbox talks to the simulated provider as the real one's browser client talks to the real one. */

const root = '/simulator/stripe/v1'
const callMs = 8_000
const paths = { setup: 'setup_intents', payment: 'payment_intents' } as const

export interface WrittenCard {
  number: string
  /** MM / YY */
  expiry: string
  cvc: string
}

/** An intent with the public key that the provider asks for beside it. */
export type AskedCard = CardIntent & { publishableKey: string }

/** @returns the provider's answer; `requires_action` when the card's owner is asked to authenticate */
export function confirmCard(asked: AskedCard, { number, expiry, cvc }: WrittenCard): Promise<CardAnswer> {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim())
  return post(asked, `/${paths[asked.kind]}/${asked.id}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[billing_details][email]': asked.email,
    'payment_method_data[card][number]': number.replaceAll(/\D/g, ''),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': cvc,
  })
}

/** What the owner of the card answers the bank. */
export function authenticate(asked: AskedCard, outcome: 'succeeded' | 'failed'): Promise<CardAnswer> {
  return post(asked, `/test_helpers/${paths[asked.kind]}/${asked.id}/authenticate`, { outcome })
}

async function post(asked: AskedCard, path: string, fields: Record<string, string>): Promise<CardAnswer> {
  const form = new URLSearchParams({ key: asked.publishableKey, client_secret: asked.clientSecret, ...fields })
  const answer = await fetch(root + path, { method: 'POST', body: form, signal: AbortSignal.timeout(callMs) })
  const body: unknown = await answer.json()
  if (typeof body !== 'object' || body === null) return {}
  if ('error' in body) return { error: body.error as NonNullable<CardAnswer['error']> }
  return 'status' in body ? { status: String(body.status) } : {}
}

/** @returns digits in groups of four, as they stand on the card */
export function cardNumberText(written: string): string {
  return (
    written
      .replaceAll(/\D/g, '')
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')
}

/** @returns `12 / 34`: the stroke comes by itself, and goes when it is deleted */
export function expiryText(written: string, before: string): string {
  const digits = written.replaceAll(/\D/g, '').slice(0, 4)
  if (written.length < before.length && digits.length <= 2) return digits
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`
}
