/** The API changes in dated versions. A key keeps the one that was newest when it was made; a call can ask for another. */

export interface ApiVersion {
  /** The day it began, `2026-11-23`. */
  date: string
  changes: readonly string[]
  /** The day on which it was told that a later version replaces it; absent: nobody is asked to leave it. */
  deprecated?: string
  /** The day after which it may no longer answer, half a year after that at least. */
  sunset?: string
}

/** The newest first. */
export const apiVersions = [
  { date: '2026-11-23', changes: ['First version for API keys.'] },
] as const satisfies readonly [ApiVersion, ...ApiVersion[]]

export const newestVersion = apiVersions[0].date

/** The header that asks for a version, and names the one that answered. */
export const versionHeader = 'vouch-version'

export function isApiVersion(text: string): boolean {
  return apiVersions.some(({ date }) => date === text)
}

/** What an answer in an old version says of its end: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and where what changed is listed.
 *  @param version a version's date
 *  @param versions all of them
 *  @returns headers; none for a version that stays */
export function deprecationHeaders(
  version: string,
  versions: readonly ApiVersion[] = apiVersions,
): Record<string, string> {
  const { deprecated, sunset } = versions.find(({ date }) => date === version) ?? {}
  if (deprecated === undefined) return {}
  return {
    deprecation: `@${Date.parse(deprecated) / 1_000}`,
    ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
    link: '</api/versions>; rel="deprecation"; type="application/json"',
  }
}
