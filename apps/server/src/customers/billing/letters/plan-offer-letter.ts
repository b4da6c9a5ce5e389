import type pg from 'pg'
import { dayOf } from '../../../foundation/mail/day-in-words.ts'
import { letterOf } from '../../../foundation/mail/letter.ts'
import { writeMail } from '../../../foundation/mail/outbox.ts'
import { greeting } from '../../accounts/greeting.ts'
import type { PlanOffer } from '../plan-offers.ts'
import { money } from './wording.ts'
import { type BillingDesk, loadOwner } from './write-letter.ts'

/** Tells the owner of a workspace what was offered, in the transaction in which it was. */
export async function writePlanOffer(
  tx: pg.PoolClient,
  desk: BillingDesk,
  { cause, workspaceId, offer }: { cause: string; workspaceId: string; offer: PlanOffer },
): Promise<void> {
  const owner = await loadOwner(tx, workspaceId)
  if (owner === null) return
  const seats = offer.seats === 1 ? '1 seat' : `${offer.seats} seats`
  const letter = letterOf(
    {
      subject: 'Your custom Vouch plan is ready',
      paragraphs: [
        greeting(owner.firstName),
        `We made a plan for you: ${offer.credits.toLocaleString('en')} credits a month and ${seats} for ${money(offer.priceCents)} a month, with everything in Enterprise.`,
        `You can accept it until ${dayOf(offer.endsAt)}. We’ll show you what’s due before you confirm.`,
      ],
      button: { label: 'See the plan', url: `${desk.publicAddress()}/dashboard/billing/plan?offer=true` },
      closing: ['If you do nothing, your plan stays as it is.'],
    },
    desk.config.company,
  )
  await writeMail(tx, desk.queue, { cause, to: owner.email, at: desk.now() }, letter)
}
