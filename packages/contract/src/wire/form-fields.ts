import { z } from 'zod'
import { requiredText } from './visible-text.ts'

/** The fields that the forms of the public site have in common, each with words of its own for what can be wrong. */

export const notAnObject = 'The body must be a JSON object.'

/** What the calls of public forms answer: both shapes of an outcome in one body. */
export const sent = z.object({ success: z.literal(true), error: z.null() })

/** A text of a form without the spaces around it, for a field that may be left out. */
export function formText(what: string, charsMax: number) {
  return z.string(`${what} must be text.`).trim().max(charsMax, tooLong(what, charsMax))
}

/** A text that a form needs. @param missing the whole sentence for one that is left out or empty: it says what to do */
export function neededText(missing: string, what: string, charsMax: number) {
  return requiredText(missing, { most: charsMax, tooLong: tooLong(what, charsMax) })
}

function tooLong(what: string, charsMax: number): string {
  return `${what} can be up to ${charsMax.toLocaleString('en')} characters.`
}

/** An e-mail address in lower case. @param wrong the whole sentence for everything that is none */
export function emailField(wrong: string) {
  return z.string(wrong).trim().toLowerCase().max(320, wrong).pipe(z.email(wrong))
}

/** A field that people do not see and programs fill in. What comes with it is answered as if it had been taken. */
export const honeypot = formText('This field', 1_000).nullish()
