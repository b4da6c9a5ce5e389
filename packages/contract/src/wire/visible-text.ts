import { z } from 'zod'

/** Text that somebody has to write. What a newcomer would get wrong is to ask for one character: a space of no width is one, and a name or a postal address
 *  of such characters leaves nothing on the page. */

/** A letter, digit, sign or mark that leaves ink. Fillers of Hangul count as letters and the empty Braille cell as a sign, and all of them are blank. */
const inked = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{S}\p{P}]/u
/** Marks that make the text around a name read in another direction than it is written. */
const overrides = /[\u202A-\u202E\u2066-\u2069]/g

/** @returns whether a text leaves anything on the page */
export function isVisible(text: string): boolean {
  return inked.test(text)
}

/** @returns the text without the marks that turn what stands around it; an emoji stays as it is */
export function withoutOverrides(text: string): string {
  return text.replaceAll(overrides, '')
}

/** @returns a name that may be left out: what is blank is left out, or it would stand where another name belongs */
export function nameOrNone(text: string): string {
  return isVisible(text) ? withoutOverrides(text) : ''
}

interface Length {
  least?: number
  most: number
  /** What is said of a text that is too long; the same as of one that is missing, unless given. */
  tooLong?: string
}

/** A text that has to be there, without the spaces around it. @param missing the whole sentence for one that is left out, empty or blank */
export function requiredText(missing: string, { least = 1, most, tooLong = missing }: Length) {
  return requiredIn(z.string(missing), missing, { least, most, tooLong })
}

/** The same for names and titles, which stand among other words and must not turn them around. */
export function requiredName(missing: string, { least = 1, most, tooLong = missing }: Length) {
  return requiredIn(z.string(missing).overwrite(withoutOverrides), missing, { least, most, tooLong })
}

function requiredIn(text: z.ZodString, missing: string, { least, most, tooLong }: Required<Length>) {
  return text
    .trim()
    .min(least, missing)
    .max(most, tooLong)
    .refine((written) => written.length < least || isVisible(written), missing)
}
