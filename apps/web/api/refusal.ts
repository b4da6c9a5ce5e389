import { ApiFailure } from '@vouch/contract'

/** What a failed call says to somebody in front of a form: at its field where it names one, otherwise above the form. */
export interface Refusal {
  /** Null where every message stands at its field. */
  message: string | null
  fields: Record<string, string>
}

export const noRefusal: Refusal = { message: null, fields: {} }

/** @param fieldNames the fields that the form has */
export function refusalOf(error: unknown, fieldNames: readonly string[] = []): Refusal {
  if (!(error instanceof ApiFailure)) return { message: 'Something went wrong. Please try again.', fields: {} }
  const fields = Object.fromEntries(
    Object.entries(error.body.fields ?? {}).filter(([name]) => fieldNames.includes(name)),
  )
  return { message: Object.keys(fields).length > 0 ? null : error.body.error, fields }
}
