import { vi } from 'vitest'
import { signedIn } from './api.ts'

/** Fills the team's desk through the calls of the product: a payment that its provider told of, a creator who disputes a report, and
 *  a person who asks for their data. */

export interface Desk {
  /** Who disputes the report. */
  creatorEmail: string
  /** What the request about data is called. */
  reference: string
}

const creator = 'luxe_lena_sandbox'

export async function fillDesk(url: string): Promise<Desk> {
  const api = await signedIn(url)
  await buyCredits(url, api)
  const { body } = await api.post('/api/verifications', { url: `https://www.instagram.com/${creator}/` })
  const id = String(body.id)
  await api.verificationWhen(id, ({ state }) => state === 'done')
  const share = (await api.post(`/api/verifications/${id}/shares`, {})).body
  const creatorEmail = 'lena@example.com'
  const text = 'The jump in June was a giveaway with a partner. The receipts are at the address below.'
  const form = {
    name: 'Lena Voss',
    relation: 'creator',
    email: creatorEmail,
    text,
    proofUrl: 'https://example.com/june',
  }
  const token = new URL(String(share.url)).pathname.split('/').at(-1)
  await api.post(`/api/shared/${token}/disputes`, form)
  const secret = await wordOfLetter(url, creatorEmail, /#confirm=([\w-]+)/)
  await api.post('/api/disputes/confirm', { secret })
  const email = 'person@example.com'
  const profileUrl = 'https://www.instagram.com/somebody_else/'
  const request = await api.post('/api/data-requests', { kind: 'access', subject: 'creator', email, profileUrl })
  await api.post(`/api/data-requests/${await wordOfLetter(url, email, /\/go\/([\w-]+)/)}/confirm`, {})
  return { creatorEmail, reference: String(request.body.reference) }
}

async function buyCredits(url: string, api: Awaited<ReturnType<typeof signedIn>>): Promise<void> {
  const { cards } = (await api.load('/api/config')) as { cards: { publishableKey: string } }
  const { body } = await api.post('/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })
  const fields = new URLSearchParams({
    key: cards.publishableKey,
    client_secret: String(body.clientSecret),
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
  })
  await fetch(`${url}/simulator/stripe/v1/payment_intents/${body.paymentIntentId}/confirm`, {
    method: 'POST',
    body: fields,
  })
}

/** Waits for a letter of the sandbox's mailbox. @returns what the pattern catches in it */
function wordOfLetter(url: string, to: string, pattern: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const letters = (await (await fetch(`${url}/api/dev/mail?to=${to}`)).json()) as { text: string }[]
      const word = pattern.exec(letters[0]?.text ?? '')?.[1]
      if (word === undefined) throw new Error(`No letter to ${to} has ${pattern}`)
      return word
    },
    { timeout: 60_000, interval: 50 },
  )
}
