import type { Shortlist } from '@vouch/contract'

/** @returns the verifications of a list that have a score, in its order; who declined takes no part in what is planned. */
export function reportsOf({ entries }: Pick<Shortlist, 'entries'>): string[] {
  return entries.flatMap(({ verdict, status }) =>
    verdict?.trust && status !== 'declined' ? [verdict.verificationId] : [],
  )
}
