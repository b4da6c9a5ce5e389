import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SourceKind } from '@vouch/contract'
import { Webhook } from 'standardwebhooks'

/** How shops prove who they are: over the bytes of the message, with the secret of the source. */

const headers: Readonly<Record<Exclude<SourceKind, 'standard'>, string>> = {
  shopify: 'x-shopify-hmac-sha256',
  woocommerce: 'x-wc-webhook-signature',
}

const secretBytes = 32

/** @returns a new secret in the form in which the shop takes it */
export function drawSecret(kind: SourceKind): string {
  const bytes = randomBytes(secretBytes)
  return kind === 'standard' ? `whsec_${bytes.toString('base64')}` : bytes.toString('hex')
}

/** @returns whether the message is signed with the secret. Standard Webhooks also refuse a message that is more than five minutes old. */
export function isSigned(
  kind: SourceKind,
  secret: string,
  body: Buffer,
  given: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  if (kind === 'standard') return isStandard(secret, body, given)
  const told = given[headers[kind]]
  if (typeof told !== 'string') return false
  const due = createHmac('sha256', secret).update(body).digest()
  const said = Buffer.from(told, 'base64')
  return said.length === due.length && timingSafeEqual(said, due)
}

function isStandard(
  secret: string,
  body: Buffer,
  given: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
    name,
    String(given[name] ?? ''),
  ])
  try {
    new Webhook(secret).verify(body, Object.fromEntries(named))
    return true
  } catch {
    return false
  }
}
