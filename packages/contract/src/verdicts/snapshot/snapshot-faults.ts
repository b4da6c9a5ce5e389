/** Finds where a snapshot that cannot be accepted goes wrong first. zod writes a message for each fault, a million for lists of nothing but
 *  faults, and only the first is ever told: so lists are cut behind their first record that is none. */

import { isFastRecord, isPlainRecord } from './snapshot-fast.ts'
import { historySchema, postSchema } from './snapshot-schema.ts'

/** @returns the value with every list ending at its first fault; the same value where no list has one */
export function upToFirstFaults(value: unknown): unknown {
  if (!isPlainRecord(value)) return value
  const { followersSample: sample } = value
  return withParts(value, {
    posts: upToFault(value.posts, (item) => postSchema.safeParse(item).success),
    history: upToFault(value.history, (item) => historySchema.safeParse(item).success),
    comments: upToFault(value.comments, (item) => isFastRecord('comments', item)),
    followersSample: isPlainRecord(sample)
      ? withParts(sample, { accounts: upToFault(sample.accounts, (item) => isFastRecord('accounts', item)) })
      : sample,
    likers: upToFault(value.likers, (item) => isFastRecord('likers', item)),
    accounts: upToFault(value.accounts, (item) => isFastRecord('accounts', item)),
  })
}

/** @returns the same object where the parts are those that it has */
function withParts(fields: Record<string, unknown>, parts: Record<string, unknown>): Record<string, unknown> {
  const isChanged = Object.entries(parts).some(([key, part]) => fields[key] !== part)
  return isChanged ? { ...fields, ...parts } : fields
}

function upToFault(value: unknown, accepts: (item: unknown) => boolean): unknown {
  if (!Array.isArray(value)) return value
  const fault = value.findIndex((item: unknown) => !accepts(item))
  return fault < 0 ? value : value.slice(0, fault + 1)
}
