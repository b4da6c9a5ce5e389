import { date } from '@vouch/presentation'

/** When the simulated creators of the public pages were looked at, all of them: what two pages say of one creator is then the same. */
export const recordedAt = '2026-11-21T00:00:00.000Z'

/** The same as people read it. A sandbox moves on, so its figures are those of a day. */
export const recordedOn = date(recordedAt)

/** What stands below figures of simulated creators that nothing around dates. */
export const recordedWords = `Sandbox example, as of ${recordedOn}`
