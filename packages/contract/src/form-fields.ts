import { z } from 'zod'

/** The fields that the forms of the public site have in common, each with words of its own for what can be wrong. */

export const notAnObject = 'The body is a JSON object.'

/** What the calls of public forms answer: both shapes of an outcome in one body. */
export const sent = z.object({ success: z.literal(true), error: z.null() })

/** A text of a form without the spaces around it. */
export function formText(what: string, charsMax: number) {
  const long = `${what} has at most ${charsMax.toLocaleString('en')} characters.`
  return z.string(`${what} is a text.`).trim().max(charsMax, long)
}

/** An e-mail address in lower case. @param wrong the whole sentence for everything that is none */
export function emailField(wrong: string) {
  return z.string(wrong).trim().toLowerCase().max(320, wrong).pipe(z.email(wrong))
}

/** A field that people do not see and programs fill in. What comes with it is answered as if it had been taken. */
export const honeypot = formText('This field', 1_000).nullish()
