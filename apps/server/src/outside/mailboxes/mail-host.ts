import { pinnedHost } from '../guarded-fetch/pinned-host.ts'

/** A mail server or mailbox that somebody else named. Its name is resolved once, private addresses are refused, and what is connected to is the address
 *  that was looked at; the certificate still has to be the name's. */

export interface MailHost {
  host: string
  port: number
  /** Encrypted from the first byte; otherwise as soon as the server offers it, and never without. */
  tls: boolean
  user: string
  /** Null: the server asks for none. */
  password: string | null
}

export interface MailHostLimits {
  /** Hosts with ports on this machine that may be used, and without encryption: for tests and sandboxes alone. */
  testHosts: readonly string[]
}

/** Longest step of a conversation, milliseconds. */
export const stepMs = 10_000

export interface ReachedHost {
  /** The address to connect to. */
  address: string
  /** One of the test hosts, which need no encryption. */
  isTest: boolean
}

/** @throws FetchRefused for a private address */
export async function reachedHost({ host, port }: MailHost, { testHosts }: MailHostLimits): Promise<ReachedHost> {
  const named = `${host}:${port}`
  const settings = { loopbackHosts: testHosts }
  const address = await pinnedHost(host, named, settings, AbortSignal.timeout(stepMs))
  return { address, isTest: testHosts.includes(named) }
}

const tooLong = new Set(['LiteralTooLarge', 'LineTooLarge', 'ResponseTooLarge', 'TooManyTokens'])

/** @returns what went wrong with a server, in a sentence that names no address and no password */
export function hostFaultWords(error: unknown): string {
  const { code, responseCode, authenticationFailed, mailboxMissing, name, message } = error as {
    code?: string
    responseCode?: number
    authenticationFailed?: boolean
    mailboxMissing?: boolean
    name?: string
    message?: string
  }
  if (name === 'FetchRefused') return message ?? 'Vouch can’t call this host.'
  if (code === 'EAUTH' || authenticationFailed === true) return 'The server refused the user or password.'
  if (mailboxMissing === true) return 'The mailbox has no such folder.'
  if (code === 'ESLOW') return 'The server takes too long to answer.'
  if (tooLong.has(code ?? '')) return 'The server’s answer is too long to read.'
  if (responseCode !== undefined) return `The server answered ${responseCode}.`
  return `The server can’t be reached (${code ?? 'no answer'}).`
}
