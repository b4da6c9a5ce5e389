import { z } from 'zod'

const badCredits = 'Enter a whole number of credits, or leave it empty.'

/** What a key, or a program that was let in, may spend. */
export const creditsPerMonth = z
  .int(badCredits)
  .min(0, badCredits)
  .max(1_000_000, badCredits)
  .nullable()
  .describe('Credits that the key may spend in a calendar month (UTC). Null: no limit of its own.')
