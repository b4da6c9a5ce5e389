import { ApiFailure, type SignUpForm, signUp, signUpForm } from '@vouch/contract'
import { call } from '../api/client.ts'

/** Signing up: what the form sends and what its answers mean. */

const messages = {
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
    if (!(error instanceof ApiFailure)) return { kind: 'refused', message: messages.unexpected, errors: {} }
    const message = error.body.error || 'Failed to create account'
    return { kind: 'refused', message, errors: error.body.fields ?? {} }
  }
}

/** @returns null when the trial has started, otherwise what to say */
export async function completeSignUp({ email, setupIntentId }: Handoff): Promise<string | null> {
  try {
    await call(signUp.complete, { body: { email, setupIntentId } })
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 0) return messages.completionLost
    return error.body.error || messages.notCompleted
  }
}
