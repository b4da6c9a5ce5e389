import { pathOf, understoodPart } from '../foundation/http/place-of.ts'

/** Which of the application's addresses a path is. What a newcomer would get wrong: the application reads a path decoded and whatever the
 *  case of its letters, so the server must too: otherwise it says 404 of what the browser then draws. */

export interface FoundAddress {
  /** `/app/verifications/:id`, or `/app/*` for what only a page of errors is drawn for. */
  pattern: string
  /** How the address is written: the pattern's own letters, and the parameters as they were sent. */
  written: string
  /** Whether there is something at the address. */
  exists: boolean
}

export type FindAddress = (url: string) => FoundAddress | null

/** @param patterns as the build of the application lists them
 *  @returns what finds the most particular of them for the address of a request */
export function addressFinder(patterns: readonly string[]): FindAddress {
  // A name counts before a parameter, and a parameter before everything that is left.
  const byRank = patterns.map(patternOf).toSorted((one, other) => one.rank.localeCompare(other.rank))
  return (url) => {
    const sent = segmentsOf(pathOf(url))
    while (sent.at(-1) === '') sent.pop()
    const decoded = sent.map(understoodPart)
    for (const { pattern, parts, rest } of byRank) {
      const fits = rest ? sent.length > parts.length : sent.length === parts.length
      if (!fits || !parts.every((part, place) => matches(part, decoded[place] ?? ''))) continue
      const named = parts.map((part, place) => (part.startsWith(':') ? (sent[place] ?? '') : part))
      return { pattern, exists: !rest, written: `/${[...named, ...sent.slice(parts.length)].join('/')}` }
    }
    return null
  }
}

function patternOf(pattern: string) {
  const all = segmentsOf(pattern === '/' ? '' : pattern)
  const rest = all.at(-1) === '*'
  const parts = rest ? all.slice(0, -1) : all
  const rank = all.map((part) => (part === '*' ? 2 : part.startsWith(':') ? 1 : 0)).join('')
  return { pattern, parts, rest, rank }
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1)
}

function matches(part: string, segment: string): boolean {
  return part.startsWith(':') ? segment !== '' : part.toLowerCase() === segment.toLowerCase()
}
