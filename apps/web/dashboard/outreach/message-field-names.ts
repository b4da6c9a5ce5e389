import { followUpsMax } from '@vouch/contract'

/** The fields of a message and its follow-ups, as the server names them: each has its own place for what is wrong with it. */
export const messageFieldNames: readonly string[] = [
  ...['subject', 'body'],
  ...Array.from({ length: followUpsMax }, (_, at) => [`followUps.${at}.body`, `followUps.${at}.afterDays`]).flat(),
]
