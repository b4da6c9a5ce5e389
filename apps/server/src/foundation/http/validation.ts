import { Problem, problems } from '@vouch/contract'

/** One place of a request that is not as it must be. */
export interface Fault {
  /** Names and numbers of the way there, none for the whole. */
  path: readonly PropertyKey[]
  message?: string | undefined
}

/** @param whole what the part of the request is called where all of it is meant: `body`, `querystring`
 *  @returns the refusal: the first message as the sentence, and the first of each place by its path */
export function invalid(faults: readonly Fault[], whole: string): Problem {
  const fields: Record<string, string> = {}
  for (const { path, message } of faults) fields[path.join('.') || whole] ??= message ?? problems.validation.title
  const [first] = Object.values(fields)
  return new Problem('validation', first ?? problems.validation.title, { fields })
}
