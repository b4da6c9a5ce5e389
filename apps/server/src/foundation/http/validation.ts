import { Problem, problems } from '@vouch/contract'

/** One place of a request that is not as it must be. */
export interface Fault {
  /** Names and numbers of the way there, none for the whole. */
  path: readonly PropertyKey[]
  message?: string | undefined
}

/** No parameter takes a list by coming twice: lists are written with commas. What is wrong with one that did is that, and not what its values are.
 *  @returns the faults, those of such parameters in other words */
export function sentTwice(faults: readonly Fault[], query: unknown): Fault[] {
  const sent = new Map(Object.entries(typeof query === 'object' && query !== null ? query : {}))
  return faults.map((fault) => {
    const name = String(fault.path[0] ?? '')
    return Array.isArray(sent.get(name)) ? { path: [name], message: `Send ${name} once.` } : fault
  })
}

/** @param whole what the part of the request is called where all of it is meant: `body`, `querystring`
 *  @returns the refusal: the first message as the sentence, and the first of each place by its path */
export function invalid(faults: readonly Fault[], whole: string): Problem {
  const fields = new Map<string, string>()
  for (const { path, message } of faults) {
    const place = path.join('.') || whole
    if (!fields.has(place)) fields.set(place, message ?? problems.validation.title)
  }
  const [first] = fields.values()
  return new Problem('validation', first ?? problems.validation.title, { fields: Object.fromEntries(fields) })
}
