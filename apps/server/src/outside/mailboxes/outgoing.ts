import { createTransport, type SentMessageInfo } from 'nodemailer'
import type { MailHost, MailHostLimits } from './mail-host.ts'
import { reachedHost, stepMs } from './mail-host.ts'

/** One message to one person, and what became of it. What a newcomer would get wrong: a server may take a message and the answer be lost. That is an outcome
 *  of its own, and whoever tries again sends the same Message-ID. */

export interface OutgoingMessage {
  from: { name: string; address: string }
  replyTo: string
  to: string
  subject: string
  text: string
  html: string
  /** With its angle brackets; the same over all attempts. */
  messageId: string
  /** Message-IDs of what it answers, oldest first. */
  references: readonly string[]
  /** Where one click unsubscribes (RFC 8058). Null for a reply in a conversation. */
  unsubscribeUrl: string | null
  date: Date
}

/** How messages of a domain are signed. */
export interface DkimKey {
  domain: string
  selector: string
  /** PEM. */
  privateKey: string
}

/** `taken`: the server has it. `refused`: it never will. `later`: it does not have it, and may take it later. `unknown`: nobody can say. */
export type SendOutcome = { kind: 'taken' } | { kind: 'refused' | 'later' | 'unknown'; fault: string }

export type SendMessage = (message: OutgoingMessage) => Promise<SendOutcome>

const limits = {
  connectionTimeout: stepMs,
  greetingTimeout: stepMs,
  socketTimeout: stepMs,
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** @returns what sends through a server of a workspace */
export function sendThroughHost(server: MailHost, dkim: DkimKey | null, bounds: MailHostLimits): SendMessage {
  return async (message) => {
    try {
      const transport = await transportTo(server, bounds)
      return await handOver(transport, message, dkim)
    } catch (error) {
      return { kind: 'later', fault: saidOf(error, message.to) }
    }
  }
}

/** @param url the operator's own server, which is not looked at. @returns what sends through it */
export function sendThroughUrl(url: string, dkim: DkimKey | null): SendMessage {
  return (message) => handOver(createTransport({ url, ...limits }), message, dkim)
}

/** Signs in and sends nothing. Rejects with what the server said instead. */
export async function signInToHost(server: MailHost, bounds: MailHostLimits): Promise<void> {
  const transport = await transportTo(server, bounds)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

async function transportTo(server: MailHost, bounds: MailHostLimits) {
  const { address, isTest } = await reachedHost(server, bounds)
  const { host, port, tls, user, password } = server
  return createTransport({
    ...limits,
    ...{ host: address, port, secure: tls, requireTLS: !tls && !isTest },
    tls: { servername: host },
    ...(user !== '' && { auth: { user, pass: password ?? '' } }),
  })
}

interface Transport {
  sendMail: (mail: object) => Promise<SentMessageInfo>
  close: () => void
}

async function handOver(transport: Transport, message: OutgoingMessage, dkim: DkimKey | null): Promise<SendOutcome> {
  const { from, replyTo, to, subject, text, html, messageId, references, unsubscribeUrl, date } = message
  try {
    await transport.sendMail({
      ...{ from, replyTo, to, subject, text, html, messageId, date },
      ...(references.length > 0 && { inReplyTo: references.at(-1), references: references.join(' ') }),
      ...(unsubscribeUrl !== null && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
      ...(dkim !== null && {
        dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
      }),
    })
    return { kind: 'taken' }
  } catch (error) {
    return outcomeOf(error, to)
  } finally {
    transport.close()
  }
}

/** Steps at which the message itself has not been sent yet. */
const beforeMessage = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO'])

function outcomeOf(error: unknown, to: string): SendOutcome {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const fault = saidOf(error, to)
  // To be refused at the door is about the account, and somebody may mend that.
  if (responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH') return { kind: 'refused', fault }
  if (responseCode !== undefined || code === 'EAUTH' || code === 'ECONNECTION' || code === 'EDNS')
    return { kind: 'later', fault }
  const before = command !== undefined && beforeMessage.has(command.split(' ').slice(0, 2).join(' '))
  return { kind: before || beforeMessage.has(command?.split(' ')[0] ?? '') ? 'later' : 'unknown', fault }
}

/** @returns what was said, without whom the message was for */
function saidOf(error: unknown, to: string): string {
  const message = error instanceof Error ? error.message : 'No answer.'
  return message.replaceAll(new RegExp(to.replaceAll(/\W/g, '\\$&'), 'gi'), '…').slice(0, 400)
}
