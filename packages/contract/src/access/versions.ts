/** The API changes in dated versions. A key keeps the one that was newest when it was made; a call can ask for another. */

export interface ApiVersion {
  /** The day it began, `2026-11-23`. */
  date: string
  changes: readonly string[]
}

/** The newest first. */
export const apiVersions = [
  { date: '2026-11-23', changes: ['First version for API keys.'] },
] as const satisfies readonly ApiVersion[]

export const newestVersion = apiVersions[0].date

/** The header that asks for a version, and names the one that answered. */
export const versionHeader = 'vouch-version'

export function isApiVersion(text: string): boolean {
  return apiVersions.some(({ date }) => date === text)
}
