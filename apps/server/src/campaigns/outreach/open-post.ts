import { keepInMailbox } from '../../foundation/mail/outbox.ts'
import {
  type OpenMailServer,
  openHost,
  openUrl,
  type SendMessage,
  type SendOutcome,
} from '../../outside/mailboxes/outgoing.ts'
import { shareToken } from '../../verdicts/sharing/share-token.ts'
import { dkimSelector } from './change-sender.ts'
import { type Foot, messageHtml, messageText } from './message-text.ts'
import { domainOf, isReadByUs, type OutreachDesk, oursAddress } from './outreach-desk.ts'
import { openPart, type SenderRow, smtpOf } from './stored-sender.ts'
import { type DueMessage, isTalk } from './take-message.ts'

/** The way that a workspace's messages leave by: its own mail server, ours, or the sandbox's mailbox. It stays open from one message to the next, and is
 *  opened anew where the sender was changed in between. */

export function unsubscribePath(threadId: string, secret: string): string {
  return shareToken(threadId, secret, 'unsubscribe')
}

/** @returns what stands at the foot of a thread's messages */
export function footOf(
  desk: Pick<OutreachDesk, 'linkSecret' | 'publicAddress'>,
  { legalName, postalAddress }: Pick<SenderRow, 'legalName' | 'postalAddress'>,
  { threadId, source, evidence }: Pick<DueMessage, 'threadId' | 'source' | 'evidence'>,
): Foot {
  const unsubscribeUrl = `${desk.publicAddress()}/unsubscribe/${unsubscribePath(threadId, desk.linkSecret)}`
  return { legalName, postalAddress, source, evidence, unsubscribeUrl }
}

export class OpenPost {
  readonly #desk: OutreachDesk
  #way: OpenMailServer | null = null
  #opensWith = ''

  constructor(desk: OutreachDesk) {
    this.#desk = desk
  }

  /** Sends one message; the next may be given only when this one's outcome is known. */
  async send(sender: SenderRow, message: DueMessage): Promise<SendOutcome> {
    const desk = this.#desk
    const token = unsubscribePath(message.threadId, desk.linkSecret)
    const bare = isTalk(message)
    const foot = bare ? null : footOf(desk, sender, message)
    return this.#openFor(sender).send({
      ...{ from: fromOf(desk, sender), replyTo: repliesTo(desk, sender), to: message.to, subject: message.subject },
      ...{ text: messageText(message.body, foot), html: messageHtml(message.body, foot) },
      ...{ messageId: message.messageId, references: message.references, date: desk.now() },
      unsubscribeUrl: bare ? null : `${desk.publicAddress()}/api/outreach/unsubscribe/${token}`,
    })
  }

  close(): void {
    this.#way?.close()
    this.#way = null
  }

  #openFor(sender: SenderRow): OpenMailServer {
    const { via, address, smtpHost, smtpPort, smtpTls, smtpUser, smtpPasswordSealed, dkimPublished, dkimPublic } =
      sender
    const opensWith = JSON.stringify([
      ...[via, address, smtpHost, smtpPort, smtpTls, smtpUser, smtpPasswordSealed, dkimPublished, dkimPublic],
    ])
    if (opensWith !== this.#opensWith) this.close()
    this.#opensWith = opensWith
    this.#way ??= wayOf(this.#desk, sender)
    return this.#way
  }
}

/** A reply goes to the brand, and to our mailbox too where none of the brand's is read: it stops the follow-ups then. */
function repliesTo(desk: OutreachDesk, sender: SenderRow): string[] {
  return isReadByUs(desk, sender) ? [sender.address, oursAddress(desk)] : [sender.address]
}

function fromOf(desk: OutreachDesk, { via, fromName, address }: SenderRow) {
  if (via === 'own') return { name: fromName, address }
  return { name: `${fromName} via ${desk.company.name}`, address: oursAddress(desk) }
}

function wayOf(desk: OutreachDesk, sender: SenderRow): OpenMailServer {
  const { ours, settings, ring, db } = desk
  const bounds = { testHosts: settings.mailTestHosts }
  if (sender.via === 'own') {
    const server = smtpOf(ring, sender)
    if (server === null) return opened(async () => ({ kind: 'unreachable', fault: 'No mail server is named.' }))
    const privateKey = sender.dkimPublished ? openPart(ring, sender, 'dkim_private', sender.dkimPrivateSealed) : null
    const domain = domainOf(sender.address)
    return openHost(server, privateKey === null ? null : { domain, selector: dkimSelector, privateKey }, bounds)
  }
  if (ours === null)
    return opened(async ({ to, subject, text, html, messageId, date }) => {
      await keepInMailbox(db.pool, { cause: `outreach:${messageId}`, to, at: date }, { subject, text, html })
      return { kind: 'taken' }
    })
  return openUrl(ours.url, settings.dkim && { ...settings.dkim, domain: domainOf(oursAddress(desk)) })
}

/** What needs no connection. */
function opened(send: SendMessage): OpenMailServer {
  return { send, close: () => undefined }
}
