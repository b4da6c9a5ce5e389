import type { Config } from '../../config/config.ts'
import { mailServerFault } from '../../foundation/mail/smtp-mailer.ts'
import { cardProviderFault } from '../../outside/payments/card-provider-fault.ts'
import { type Finding, fault, off, ok } from './finding.ts'

/** Mail and cards: one call to each, which sends and charges nothing. */

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

export async function cardsFinding({ stripe }: Pick<Config, 'stripe'>): Promise<Finding> {
  if (stripe === null)
    return off('cards', 'Cards are simulated.', 'To take real ones, set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.')
  const refused = await cardProviderFault(stripe)
  if (refused === null) return ok('cards', 'The card provider accepted the secret key.')
  return fault('cards', `The card provider refused: ${refused}.`, 'Check STRIPE_SECRET_KEY in the Stripe dashboard.')
}
