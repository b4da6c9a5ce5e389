import type { Config } from '../../config/config.ts'
import { mailServerFault } from '../../foundation/mail/smtp-mailer.ts'
import { ObjectFault } from '../../foundation/objects/object-store.ts'
import { operatorMailboxFault } from '../../outside/mailboxes/incoming.ts'
import { openObjectStore } from '../../outside/object-store/open-object-store.ts'
import { cardProviderFault } from '../../outside/payments/card-provider-fault.ts'
import { type Finding, fault, off, ok, reasonOf } from './finding.ts'

/** Mail, replies, cards and the object store: a few calls to each, which send, charge and leave nothing. */

export async function mailFinding({ smtp }: Pick<Config, 'smtp'>): Promise<Finding> {
  if (smtp === null)
    return off('mail', 'Email stays in the mailbox at /dev/mail.', 'To send it, set SMTP_URL and MAIL_FROM.')
  const refused = await mailServerFault(smtp)
  if (refused === null) return ok('mail', 'The mail server takes our sign-in.')
  return fault(
    'mail',
    `The mail server doesn’t answer as it should: ${refused}.`,
    'Check SMTP_URL: host, port, user and password.',
  )
}

export async function repliesFinding({ outreach: { mailbox } }: Pick<Config, 'outreach'>): Promise<Finding> {
  if (mailbox === null)
    return off('replies', 'Replies to outreach from our mail server are logged by hand.', 'To read them, set IMAP_URL.')
  const refused = await operatorMailboxFault(mailbox)
  if (refused === null) return ok('replies', 'The mailbox of replies can be read.')
  return fault(
    'replies',
    `The mailbox of replies can’t be read: ${refused}`,
    'Check IMAP_URL: host, port, user, password and folder. What is special in them is percent-encoded.',
  )
}

export async function cardsFinding({ stripe }: Pick<Config, 'stripe'>): Promise<Finding> {
  if (stripe === null)
    return off('cards', 'Cards are simulated.', 'To take real ones, set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.')
  const refused = await cardProviderFault(stripe)
  if (refused === null) return ok('cards', 'The card provider accepted the secret key.')
  return fault('cards', `The card provider refused: ${refused}.`, 'Check STRIPE_SECRET_KEY in the Stripe dashboard.')
}

export async function objectsFinding(config: Pick<Config, 'objectStore'>): Promise<Finding> {
  const store = await openObjectStore(config)
  if (store === null)
    return off(
      'objects',
      'Snapshots and files are stored in the database.',
      'To store them elsewhere, set OBJECT_STORE_URL.',
    )
  try {
    await store.tryOut()
    return ok('objects', 'The object store took, gave back and deleted an object.')
  } catch (error) {
    const reason = error instanceof ObjectFault ? error.message : reasonOf(error)
    return fault(
      'objects',
      `The object store doesn’t work: ${reason}.`,
      'Check OBJECT_STORE_URL, OBJECT_STORE_REGION and the key, which must be allowed to put, get and delete objects.',
    )
  } finally {
    store.close()
  }
}
