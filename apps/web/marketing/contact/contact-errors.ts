import type { FormFailure } from '../forms/post-form.ts'
import { looksLikeEmail } from '../forms/written.ts'

/** @returns what is wrong with a message, field by field, in the words of the server. */
export function contactErrors({ name, email, message }: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(!name && { name: 'Please enter your name.' }),
    ...(!looksLikeEmail(email ?? '') && { email: 'Please enter a valid email address.' }),
    ...(!message && { message: 'Please enter a message.' }),
  }
}

/** @returns what to say when a message could not be sent. */
export function failureText({ error }: Pick<FormFailure, 'error'>): string {
  return error ?? 'Failed to send message. Please try again.'
}
