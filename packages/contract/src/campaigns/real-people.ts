import { z } from 'zod'

/** What a campaign paid for real people: of what a creator was paid, the part for followers that look authentic. */

const range = z.object({ low: z.number(), point: z.number(), high: z.number() })

export const paidForPeople = z
  .object({
    /** Paid to creators whose followers were judged, in the campaign's currency. */
    judged: z.number(),
    /** Of it, the part for followers that look authentic, with the ends of its range. */
    real: range,
    /** Paid to creators whose followers nobody could judge; nothing is said of it. */
    unknown: z.number(),
    creators: z.int().describe('Creators whose followers were judged.'),
  })
  .meta({ id: 'PaidForPeople' })
export type PaidForPeople = z.output<typeof paidForPeople>

interface PaidCreator {
  paid: number | null
  /** Followers that look inauthentic, 0 to 1, with the ends of the 90% interval; null where they couldn't be judged. */
  suspicious: { share: number; low: number; high: number } | null
}

/** What was paid is split as the creator's followers are: a creator of whose followers 20% look inauthentic was paid 80% for real people. Ends are
 *  added up, as if all creators were better, or worse, than estimated together; the true range is narrower.
 *
 *  @param creators what each was paid, in one currency
 *  @returns null where nobody was paid */
export function paidForPeopleOf(creators: readonly PaidCreator[]): PaidForPeople | null {
  const paid = creators.flatMap(({ paid: amount, suspicious }) => (amount ? [{ amount, suspicious }] : []))
  if (paid.length === 0) return null
  const known = paid.flatMap(({ amount, suspicious }) => (suspicious ? [{ amount, ...suspicious }] : []))
  const all = sum(paid.map(({ amount }) => amount))
  const judged = sum(known.map(({ amount }) => amount))
  const real = (share: 'low' | 'share' | 'high') => sum(known.map((each) => each.amount * (1 - each[share])))
  return {
    ...{ judged, unknown: cents(all - judged), creators: known.length },
    real: { low: real('high'), point: real('share'), high: real('low') },
  }
}

function sum(amounts: readonly number[]): number {
  return cents(amounts.reduce((total, amount) => total + amount, 0))
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
