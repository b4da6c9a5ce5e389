import {
  ApiFailure,
  type PaymentConfirmation,
  type SignUpForm,
  signUp,
  signUpForm,
  subscriptions,
} from '@vouch/contract'
import { call, callUpload } from '../api/client.ts'

/** Signing up: what the form sends and what its answers mean. */

const messages = {
  notCreated: 'Failed to create account',
  notCompleted: 'Failed to complete signup',
  completionLost: 'Failed to complete signup. Please try again.',
  unexpected: 'Something went wrong. Please try again.',
} as const

/** What the payment step works with, from the form or from a link. */
export interface Handoff {
  setupIntentId: string
  customerId: string
  clientSecret: string
  email: string
  /** The person comes from Google, where the address is proved already. */
  fromGoogle: boolean
  /** The person is signed in and has no plan. */
  isMember?: boolean
}

/** The form while it is being written: any text, any choice. */
export interface WrittenForm {
  email: string
  password: string
  firstName: string
  lastName: string
  company: string
  role: string
  acceptTerms: boolean
  acceptMarketing: boolean
}

export type FormErrors = Partial<Record<keyof WrittenForm, string>>

/** @returns the form as the server takes it, or what is wrong with each field in the server's own words */
export function readForm(written: WrittenForm): { form: SignUpForm } | { errors: FormErrors } {
  const reading = signUpForm.safeParse(written)
  if (reading.success) return { form: reading.data }
  const errors: FormErrors = {}
  for (const { path, message } of reading.error.issues) {
    const [field] = path
    if (typeof field === 'string' && field in written) errors[field as keyof WrittenForm] ??= message
  }
  return { errors }
}

export type SignUpOutcome =
  | { kind: 'begun'; handoff: Handoff }
  | { kind: 'refused'; message: string; errors: FormErrors }

export async function beginSignUp(form: SignUpForm): Promise<SignUpOutcome> {
  try {
    const { setupIntent, customerId } = await call(signUp.begin, { body: form })
    const handoff = { setupIntentId: setupIntent.id, clientSecret: setupIntent.client_secret, customerId }
    return { kind: 'begun', handoff: { ...handoff, email: form.email, fromGoogle: false } }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 0)
      return { kind: 'refused', message: messages.unexpected, errors: {} }
    return { kind: 'refused', message: error.told ?? messages.notCreated, errors: error.body.fields ?? {} }
  }
}

export type Completion =
  | { kind: 'started' }
  /** This card or address has had a trial: what remains is a plan that is paid. */
  | { kind: 'trial-used'; message: string }
  | { kind: 'refused'; message: string }

/** Starts the trial. The card provider is asked several times meanwhile, which may take longer than an ordinary call. Asked again for one that
 *  has started, it says the same. */
export async function completeSignUp({ email, setupIntentId }: Handoff): Promise<Completion> {
  try {
    await callUpload(signUp.complete, { body: { email, setupIntentId } })
    return { kind: 'started' }
  } catch (error) {
    const message = completionSentence(error)
    const isUsed = error instanceof ApiFailure && error.body.code === 'trial_used'
    return { kind: isUsed ? 'trial-used' : 'refused', message }
  }
}

function completionSentence(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.status === 0) return messages.completionLost
  return error.told ?? messages.notCompleted
}

export type PaidStart =
  | { kind: 'started' }
  /** The bank asks the card's owner; nothing has begun. */
  | { kind: 'asked'; confirmation: PaymentConfirmation }
  | { kind: 'refused'; message: string }

/** Starts the plan without a trial, which charges the card. Asked again, also after a lost answer, it charges nobody twice. */
export async function startPaidPlan({ email, setupIntentId }: Handoff): Promise<PaidStart> {
  try {
    const { confirmation } = await callUpload(signUp.startPaid, { body: { email, setupIntentId } })
    return confirmation === null ? { kind: 'started' } : { kind: 'asked', confirmation }
  } catch (error) {
    return { kind: 'refused', message: completionSentence(error) }
  }
}

/** Opens the payment step of whoever is signed in without a plan. @throws ApiFailure, `duplicate` for whoever has one by now */
export async function openMemberTrial(): Promise<Handoff> {
  const { setupIntent, customerId, email } = await call(subscriptions.openTrial, {})
  const { id: setupIntentId, client_secret: clientSecret } = setupIntent
  return { setupIntentId, customerId, clientSecret, email, fromGoogle: false, isMember: true }
}
