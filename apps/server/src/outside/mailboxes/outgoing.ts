import type { Readable } from 'node:stream'
import { createTransport, type SMTPPoolOptions } from 'nodemailer'
import { givenName, givesNames } from './given-name.ts'
import type { MailHost, MailHostLimits } from './mail-host.ts'
import { reachedHost, stepMs } from './mail-host.ts'

/** One message to one person, and what became of it. What a newcomer would get wrong: a server may take a message and the answer be lost. That is an outcome
 *  of its own, and whoever tries again sends the same Message-ID. */

export interface OutgoingMessage {
  from: { name: string; address: string }
  replyTo: readonly string[]
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

/** `taken`: the server has it. `refused`: it never will. `later`: it does not have it, and may take it later. `unreachable`: the same, and no other message
 *  would have got further. `unknown`: nobody can say. */
export type SendOutcome =
  /** With the Message-ID that the server put in place of ours. */
  { kind: 'taken'; givenName?: string } | { kind: 'refused' | 'later' | 'unreachable' | 'unknown'; fault: string }

export type SendMessage = (message: OutgoingMessage) => Promise<SendOutcome>

/** Sends one message after the other over a connection that stays open in between: to greet, encrypt and sign in takes longer than a message does. */
export interface OpenMailServer {
  send: SendMessage
  close: () => void
}

const limits = {
  connectionTimeout: stepMs,
  greetingTimeout: stepMs,
  socketTimeout: stepMs,
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** A connection carries so many messages and is then replaced: servers end longer ones. */
const messagesPerConnection = 100
/** The longest that one message may take, whatever the server answers in between, milliseconds. */
const messageMs = 6 * stepMs
const oneConnection = {
  ...{ pool: true, maxConnections: 1, maxMessages: messagesPerConnection },
  // A connection that the server ended between two messages is opened anew, once, as long as no byte of the message has left.
  maxRequeues: 1,
} as const

/** @returns what sends through a server of a workspace; it is connected to with the first message */
export function openHost(server: MailHost, dkim: DkimKey | null, bounds: MailHostLimits): OpenMailServer {
  let opened: OpenMailServer | null = null
  return {
    send: async (message) => {
      try {
        opened ??= oneByOne(await hostOptions(server, bounds), dkim, server.host)
        return await opened.send(message)
      } catch (error) {
        return { kind: 'unreachable', fault: saidOf(error, message.to) }
      }
    },
    close: () => opened?.close(),
  }
}

/** @param url the operator's own server, which is not looked at. @returns what sends through it */
export function openUrl(url: string, dkim: DkimKey | null): OpenMailServer {
  return oneByOne({ url, ...limits }, dkim, new URL(url).hostname)
}

/** Signs in and sends nothing. Rejects with what the server said instead. */
export async function signInToHost(server: MailHost, bounds: MailHostLimits): Promise<void> {
  const transport = createTransport(await hostOptions(server, bounds))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

async function hostOptions(server: MailHost, bounds: MailHostLimits) {
  const { address, isTest } = await reachedHost(server, bounds)
  const { host, port, tls, user, password } = server
  return {
    ...limits,
    ...{ host: address, port, secure: tls, requireTLS: !tls && !isTest },
    tls: { servername: host },
    ...(user !== '' && { auth: { user, pass: password ?? '' } }),
  }
}

/** Hands messages over, one at a time. @param host the server's name, by which it is known what it does to Message-IDs */
function oneByOne(options: SMTPPoolOptions, dkim: DkimKey | null, host: string): OpenMailServer {
  const transport = createTransport({ ...options, ...oneConnection })
  let leaving: Readable | null = null
  // Whatever goes wrong with a connection, its errors do not say whether the message was under way already; its stream does.
  transport.use('stream', ({ message: composed }, done) => {
    leaving = null
    if (composed) {
      const read = composed.createReadStream.bind(composed)
      composed.createReadStream = (streamOptions) => {
        const stream = read(streamOptions)
        leaving = stream
        return stream
      }
    }
    done()
  })
  return {
    send: async (message) => {
      try {
        const mail = mailOf(message, dkim, host)
        const { response } = await transport.sendMail({ ...mail, signal: AbortSignal.timeout(messageMs) })
        const name = givenName(host, response)
        return { kind: 'taken', ...(name !== null && { givenName: name }) }
      } catch (error) {
        return outcomeOf(error, leaving?.readableDidRead === true, message.to)
      }
    },
    close: () => transport.close(),
  }
}

/** Its own Message-ID stands last among those that it refers to: some servers put another one in its place, and answers hand on what they find there. */
function mailOf(message: OutgoingMessage, dkim: DkimKey | null, host: string) {
  const { from, replyTo, to, subject, text, html, messageId, references, unsubscribeUrl, date } = message
  return {
    ...{ from, replyTo: [...replyTo], to, subject, text, html, messageId, date },
    ...(references.length > 0 && { inReplyTo: references.at(-1) }),
    references: [...references, messageId].join(' '),
    ...(unsubscribeUrl !== null && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    ...(dkim !== null && {
      dkim: {
        ...{ domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
        // What the server changes afterwards would break the signature.
        ...(givesNames(host) && { skipFields: 'message-id:date' }),
      },
    }),
  }
}

/** Steps that are about us or the line, whatever the message is. */
const beforeSender = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'API'])

/** What is wrong with the message, found before the server was asked: an address that it can’t carry, or a size. */
const ofMessage = new Set(['EENVELOPE', 'EMESSAGE'])

/** @param begun whether the message itself was under way */
function outcomeOf(error: unknown, begun: boolean, to: string): SendOutcome {
  const { code, command = '', responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const fault = saidOf(error, to)
  // To be refused at the door is about the account or the address we call from, and somebody may mend that.
  const atDoor = code === 'EAUTH' || (!begun && beforeSender.has(command))
  if (responseCode !== undefined && !atDoor) return { kind: responseCode >= 500 ? 'refused' : 'later', fault }
  if (begun) return { kind: 'unknown', fault }
  return { kind: ofMessage.has(code ?? '') ? 'refused' : 'unreachable', fault }
}

/** @returns what was said, without whom the message was for */
function saidOf(error: unknown, to: string): string {
  const message = error instanceof Error ? error.message : 'No answer.'
  return message.replaceAll(new RegExp(to.replaceAll(/\W/g, String.raw`\$&`), 'gi'), '…').slice(0, 400)
}
