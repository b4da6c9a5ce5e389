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

/** What a message's signature is worth. Standard Webhooks also refuse a message whose time is more than five minutes away: `old` and `early` are signed,
 *  but not now. */
export type SignatureFinding = 'signed' | 'old' | 'early' | 'forged'

/** What is said of a message that is refused. */
export const signatureFaults: Readonly<Record<Exclude<SignatureFinding, 'signed'>, string>> = {
  forged: 'The signature doesn’t match the secret.',
  old: 'The message’s timestamp is more than 5 minutes old. Sign each message when you send it.',
  early: 'The message’s timestamp is more than 5 minutes ahead. Check the clock of the server that sends it.',
}

/** @returns what the signature is worth with one of the secrets */
export function signatureOf(
  kind: SourceKind,
  secrets: readonly string[],
  body: Buffer,
  given: Readonly<Record<string, string | string[] | undefined>>,
): SignatureFinding {
  const found = secrets.map((secret) => findingOf(kind, secret, body, given))
  return found.find((each) => each === 'signed') ?? found.find((each) => each !== 'forged') ?? 'forged'
}

function findingOf(
  kind: SourceKind,
  secret: string,
  body: Buffer,
  given: Readonly<Record<string, string | string[] | undefined>>,
): SignatureFinding {
  if (kind === 'standard') return standardFinding(secret, body, given)
  const told = given[headers[kind]]
  if (typeof told !== 'string') return 'forged'
  const due = createHmac('sha256', secret).update(body).digest()
  const said = Buffer.from(told, 'base64')
  return isSame(said, due) ? 'signed' : 'forged'
}

function standardFinding(
  secret: string,
  body: Buffer,
  given: Readonly<Record<string, string | string[] | undefined>>,
): SignatureFinding {
  const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name): [string, string] => [
    name,
    String(given[name] ?? ''),
  ])
  try {
    new Webhook(secret).verify(body, Object.fromEntries(named))
    return 'signed'
  } catch {
    return untimely(secret, body, new Map(named))
  }
}

/** Tells a message that was signed with the secret at another time from one that was not: whoever sends it has to mend another thing. */
function untimely(secret: string, body: Buffer, named: ReadonlyMap<string, string>): SignatureFinding {
  const at = new Date(Number(named.get('webhook-timestamp')) * 1_000)
  if (Number.isNaN(at.getTime())) return 'forged'
  const due = Buffer.from(new Webhook(secret).sign(named.get('webhook-id') ?? '', at, body))
  const said = (named.get('webhook-signature') ?? '').split(' ').map((each) => Buffer.from(each))
  if (!said.some((each) => isSame(each, due))) return 'forged'
  return at.getTime() < Date.now() ? 'old' : 'early'
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
