/** Values out of platforms' answers. What is missing, hidden or of another kind than documented is unknown, and no reason to refuse
 *  the rest of an answer; only what an answer cannot do without is asked for strictly. */

import { z } from 'zod'

/** A count that comes as a number or as text; null when it is hidden or no whole number of 0 or more. */
export const count = z
  .unknown()
  .optional()
  .transform((value) => {
    const written = typeof value === 'string' ? value.trim() : value
    const number =
      typeof written === 'number' || (typeof written === 'string' && written !== '') ? Number(written) : NaN
    return Number.isSafeInteger(number) && number >= 0 ? number : null
  })

/** Text, or null. */
export const text = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : null))

/** True or false, which may come as text; null where it is neither. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) =>
    value === true || value === 'true' ? true : value === false || value === 'false' ? false : null,
  )

/** An id, which platforms write as text or as a number; it is text here, with all its digits. */
export const id = z.union([z.string().min(1), z.number().int()]).transform(String)

/** An id that may be missing. */
export const knownId = id.nullish().catch(null)

/** An object that may be missing. */
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).nullish().catch(null)
}

/** A list that may be missing. Items that cannot be read, those without their id for example, are passed over.
 *  Something else in its place is another format. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((items) => readable(items ?? [], item))
}

/** A list of those who bear a name. Nobody is an empty one; somebody who cannot be read is another format, and not nobody. */
export function bearersOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((items, context) => {
    const bearers = readable(items, item)
    if (bearers.length === 0 && items.length > 0)
      context.issues.push({ code: 'custom', input: items, message: 'Nobody in it can be read.' })
    return bearers
  })
}

function readable<Item extends z.ZodType>(items: readonly unknown[], item: Item): z.output<Item>[] {
  return items.flatMap((one) => {
    const reading = item.safeParse(one)
    return reading.success ? [reading.data] : []
  })
}

/** No platform is older than the web, and a year of five digits is a fault of whoever wrote it. */
const timesKnown = { from: Date.UTC(1990, 0), before: Date.UTC(10_000, 0) }

/** A clock time that names no zone: platforms mean UTC, and this machine's own zone is nobody's. */
const zoneless = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/

/** @returns a time from 1990 to 9999 as the snapshot writes it, or null when there is none. Offsets without a colon and fractions of any length are
 *  read; without an offset it is UTC. */
export function knownTime(written: string | null | undefined): string | null {
  return timeOf(written ? Date.parse(written.replace(zoneless, '$1T$2Z')) : Number.NaN)
}

/** Seconds of the years that are known have fewer digits: more than this are milliseconds, which some answers hold instead. */
const secondsMax = 1e11

/** @param value since 1970; milliseconds are told by their size.
 *  @returns the seconds since 1970, or null where they are no time from 1990 to 9999. */
export function knownSeconds(value: number): number | null {
  const seconds = value > secondsMax ? value / 1_000 : value
  return isKnown(seconds * 1_000) ? seconds : null
}

/** @param value since 1970, as `knownSeconds` takes it.
 *  @returns the time as the snapshot writes it, or null when there is none. */
export function timeOfSeconds(value: number | null): string | null {
  const seconds = value === null ? null : knownSeconds(value)
  return seconds === null ? null : timeOf(seconds * 1_000)
}

function timeOf(ms: number): string | null {
  return isKnown(ms) ? new Date(ms).toISOString() : null
}

function isKnown(ms: number): boolean {
  return ms >= timesKnown.from && ms < timesKnown.before
}

/** Platforms repeat records when pages shift while they are read.
 *  @returns each record once, as it came first. */
export function eachOnce<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const first = new Map<string, Item>()
  for (const item of items) if (!first.has(item.id)) first.set(item.id, item)
  return [...first.values()]
}
