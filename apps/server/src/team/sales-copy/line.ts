import type { Random } from '@vouch/simulator'
import { type FactId, factsNow } from './facts.ts'

/** A line of copy in one or several wordings: `{Know|See} it` is two. It names the facts that it rests on. */

export const audiences = ['brand', 'agency', 'social', 'freelancer'] as const
export type Audience = (typeof audiences)[number]

export interface Line {
  text: string
  facts: readonly FactId[]
  /** Absent: for everybody. */
  audience?: Audience
}

export function line(text: string, ...rests: FactId[]): Line {
  return { text, facts: rests }
}

/** A line that speaks to one audience. */
export function lineFor(audience: Audience, text: string, ...rests: FactId[]): Line {
  return { text, facts: rests, audience }
}

const choice = /\{([^{}]*)\}/

/** @returns every wording of a text. */
export function wordingsOf(text: string): string[] {
  const found = choice.exec(text)
  if (found === null) return [text]
  const [whole, inside = ''] = found
  return inside.split('|').flatMap((word) => wordingsOf(text.replace(whole, () => word)))
}

/** @returns one wording of a text. */
export function worded(text: string, random: Random): string {
  return text.replace(new RegExp(choice, 'g'), (_, inside: string) => random.pick(inside.split('|')))
}

/** @returns the lines all of whose facts hold today. */
export function holding<L extends Line>(lines: readonly L[]): L[] {
  const known = new Set<FactId>(factsNow().map(({ id }) => id))
  return lines.filter((each) => each.facts.every((fact) => known.has(fact)))
}
