import type { ConnectorId } from '@vouch/engine'

/** How long a platform's terms let its data be kept. */

/** Days by connector; a connector that is not named sets no limit.
 *  Source: YouTube API Services, Developer Policies III.E.4 (refresh or delete within 30 days). */
const keptDaysMax: Partial<Record<ConnectorId, number>> = { youtube: 30 }
const msPerDay = 86_400_000

/** Lists of people that a supplier sold are deleted as soon as they are scored; where nothing ever scores them, with their snapshot after this. */
const boughtPeopleDaysMax = 7

/** @returns when a snapshot that still holds bought lists of people must be deleted. */
export function boughtPeopleUntil(at: Date): Date {
  return new Date(at.getTime() + boughtPeopleDaysMax * msPerDay)
}

/** @returns days that a connector's data may be kept; null: as long as they are of use. */
export function keptDays(connector: string): number | null {
  return new Map<string, number>(Object.entries(keptDaysMax)).get(connector) ?? null
}

/** @returns when data that was read at `at` must be deleted; null where it may be kept. */
export function keptUntil(connector: ConnectorId, at: Date): Date | null {
  const days = keptDaysMax[connector]
  return days === undefined ? null : new Date(at.getTime() + days * msPerDay)
}

/** @returns the earliest end that a part must have to be carried into new data: half of its term must be left. The whole is
 *  deleted with its oldest part, and a report that vanishes on the day after it was paid for would help nobody. */
export function carriedEndMin(connector: ConnectorId, at: Date): Date | null {
  const days = keptDaysMax[connector]
  return days === undefined ? null : new Date(at.getTime() + (days / 2) * msPerDay)
}
