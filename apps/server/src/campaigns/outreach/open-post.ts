import { keepInMailbox } from '../../foundation/mail/outbox.ts'
import { type SendMessage, sendThroughHost, sendThroughUrl } from '../../outside/mailboxes/outgoing.ts'
import { shareToken } from '../../verdicts/sharing/share-token.ts'
import { dkimSelector } from './change-sender.ts'
import { messageHtml, messageText } from './message-text.ts'
import { domainOf, type OutreachDesk, oursAddress } from './outreach-desk.ts'
import { openPart, type SenderRow, smtpOf } from './stored-sender.ts'
import type { DueMessage } from './take-message.ts'

/** The way that a workspace's messages leave by: its own mail server, ours, or the sandbox's mailbox. */

export type Post = (message: DueMessage) => ReturnType<SendMessage>

export function unsubscribePath(threadId: string, secret: string): string {
  return shareToken(threadId, secret, 'unsubscribe')
}

export function openPost(desk: OutreachDesk, sender: SenderRow): Post {
  const send = wayOf(desk, sender)
  const address = sender.via === 'own' ? sender.address : oursAddress(desk)
  const name = sender.via === 'own' ? sender.fromName : `${sender.fromName} via ${desk.company.name}`
  return (message) => {
    const token = unsubscribePath(message.threadId, desk.linkSecret)
    const { legalName, postalAddress } = sender
    const { source, evidence } = message
    const isTalk = message.kind === 'reply'
    const unsubscribeUrl = `${desk.publicAddress()}/unsubscribe/${token}`
    const foot = isTalk ? null : { legalName, postalAddress, source, evidence, unsubscribeUrl }
    return send({
      ...{ from: { name, address }, replyTo: sender.address, to: message.to, subject: message.subject },
      ...{ text: messageText(message.body, foot), html: messageHtml(message.body, foot) },
      ...{ messageId: message.messageId, references: message.references, date: desk.now() },
      unsubscribeUrl: isTalk ? null : `${desk.publicAddress()}/api/outreach/unsubscribe/${token}`,
    })
  }
}

function wayOf(desk: OutreachDesk, sender: SenderRow): SendMessage {
  const { ours, settings, ring, db } = desk
  const bounds = { testHosts: settings.mailTestHosts }
  if (sender.via === 'own') {
    const server = smtpOf(ring, sender)
    if (server === null) return async () => ({ kind: 'later', fault: 'No mail server is named.' })
    const privateKey = sender.dkimPublished ? openPart(ring, sender, 'dkim_private', sender.dkimPrivateSealed) : null
    const domain = domainOf(sender.address)
    return sendThroughHost(server, privateKey === null ? null : { domain, selector: dkimSelector, privateKey }, bounds)
  }
  if (ours === null)
    return async ({ to, subject, text, html, messageId, date }) => {
      await keepInMailbox(db.pool, { cause: `outreach:${messageId}`, to, at: date }, { subject, text, html })
      return { kind: 'taken' }
    }
  return sendThroughUrl(ours.url, settings.dkim && { ...settings.dkim, domain: domainOf(oursAddress(desk)) })
}
