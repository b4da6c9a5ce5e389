import type pg from 'pg'

/** The queue's own statements come as text. One that comes again and again is given a name, so that a connection plans it once: planning the
 *  taking and ending of a job costs more than doing it. */

/** How often a text must have come, and of how many texts a connection remembers the plan at most. */
const timesMin = 10
const namesMax = 64
const countedMax = 1_000

const times = new Map<string, number>()
const names = new Map<string, string>()

/** @returns the statement, with a name where its text comes often. Several statements in one text have none: they cannot be prepared. */
export function oftenAsked(text: string, values: unknown[] | undefined): pg.QueryConfig {
  const asked = { text, values: values ?? [] }
  const name = names.get(text) ?? nameOf(text)
  return name === undefined ? asked : { ...asked, name }
}

function nameOf(text: string): string | undefined {
  if (names.size >= namesMax || !/^\s*with\b[^;]*$/i.test(text)) return undefined
  if (times.size > countedMax) times.clear()
  const count = (times.get(text) ?? 0) + 1
  times.set(text, count)
  if (count < timesMin) return undefined
  times.delete(text)
  const name = `jobs-${names.size + 1}`
  names.set(text, name)
  return name
}
