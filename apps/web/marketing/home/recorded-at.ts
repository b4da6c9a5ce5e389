/** When the simulated creators of the public pages were looked at, all of them: what two pages say of one creator is then the same. */
export const recordedAt = '2026-11-21T00:00:00.000Z'
