import type Stripe from 'stripe'
import { tell } from './events.ts'
import { invalid, type Simulation } from './simulated-call.ts'
import { loadObject, loadPage, newId, seconds, storeObject } from './stored-objects.ts'

/** Disputes: the owner of a card tells the bank that a payment was not theirs. The money is gone until it is decided. */

const feeCents = 1_500
const answerDays = 9
const daySeconds = 86_400

type SimulatedDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'is_charge_refundable' | 'livemode'
> &
  Pick<Stripe.Dispute, 'metadata' | 'payment_intent' | 'reason' | 'status' | 'balance_transactions'> & {
    evidence_details: Stripe.Dispute['evidence_details']
    fee: number
  }

/** Opens the dispute that a test card brings with it. @returns the charge, marked */
export async function openDispute(simulation: Simulation, charge: Stripe.Charge): Promise<Stripe.Charge> {
  const { tx, at } = simulation
  const disputed = await storeObject<Stripe.Charge>(tx, at, { ...charge, disputed: true })
  const dispute = await storeObject<SimulatedDispute>(tx, at, {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(at),
    currency: charge.currency,
    evidence_details: {
      due_by: seconds(at) + answerDays * daySeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    fee: feeCents,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  await tell(simulation, 'charge.dispute.created', dispute)
  return disputed
}

export async function retrieveDispute({ tx }: Simulation, id: string): Promise<SimulatedDispute> {
  return loadObject<SimulatedDispute>(tx, 'dispute', id)
}

export function listDisputes(simulation: Simulation) {
  return loadPage<SimulatedDispute>(simulation, 'dispute')
}

/** Answers the dispute. As at the provider's test side, the text decides: `winning_evidence` wins it, anything else loses. */
export async function answerDispute(simulation: Simulation, id: string): Promise<SimulatedDispute> {
  const won = simulation.fields.get('evidence[uncategorized_text]') === 'winning_evidence'
  return endDispute(simulation, id, won ? 'won' : 'lost')
}

/** Gives in. */
export async function closeDispute(simulation: Simulation, id: string): Promise<SimulatedDispute> {
  return endDispute(simulation, id, 'lost')
}

async function endDispute(simulation: Simulation, id: string, status: 'won' | 'lost'): Promise<SimulatedDispute> {
  const { tx, at } = simulation
  const dispute = await loadObject<SimulatedDispute>(tx, 'dispute', id)
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid('This dispute is already closed.')
  const ended = await storeObject<SimulatedDispute>(tx, at, { ...dispute, status })
  if (status === 'won' && typeof dispute.charge === 'string') {
    const charge = await loadObject<Stripe.Charge>(tx, 'charge', dispute.charge)
    await storeObject(tx, at, { ...charge, disputed: false })
  }
  await tell(simulation, 'charge.dispute.closed', ended)
  return ended
}
