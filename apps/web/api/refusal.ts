import { ApiFailure } from '@vouch/contract'

/** What a failed call says to somebody in front of a form: at its field where it names one, otherwise above the form. */
export interface Refusal {
  /** Null where every message stands at its field. */
  message: string | null
  fields: Record<string, string>
}

export const noRefusal: Refusal = { message: null, fields: {} }

/** @param own what the screen says where the server said nothing
 *  @returns what to say of a failed call: the server's words, or that it cannot be reached, or the screen's own */
export function sentenceOf(error: unknown, own = 'Something went wrong. Please try again.'): string {
  if (!(error instanceof ApiFailure)) return own
  return error.status === 0 ? error.message : (error.told ?? own)
}

/** @param fieldNames the fields that the form has */
export function refusalOf(error: unknown, fieldNames: readonly string[] = []): Refusal {
  if (!(error instanceof ApiFailure)) return { message: sentenceOf(error), fields: {} }
  const fields = Object.fromEntries(
    Object.entries(error.body.fields ?? {}).filter(([name]) => fieldNames.includes(name)),
  )
  return { message: Object.keys(fields).length > 0 ? null : sentenceOf(error), fields }
}

/** @returns the version that somebody else has saved meanwhile, where that is why a save was refused. A contract's stands by itself, a template's
 *  in what they wrote. */
export function newerVersionOf(error: unknown): number | null {
  if (!(error instanceof ApiFailure) || error.body.code !== 'field_conflict') return null
  const { version, theirs } = error.body
  const newer = version ?? Object(theirs).version
  return Number.isSafeInteger(newer) ? Number(newer) : null
}

/** @returns whether a call failed because there is no such thing, or its id is none: not to be tried again */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiFailure && [400, 404].includes(error.status)
}
