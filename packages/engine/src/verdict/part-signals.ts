import type { Facts } from '../facts.ts'
import type { PartName } from '../report/report-parts.ts'
import type { Measurement, SignalDefinition } from '../signals/signal.ts'
import { mostOfPart } from './part-reading.ts'
import { partReadings } from './parts.ts'

/** Which signals speak of a part that has an estimate of its own. Where that is wholly below the line, they can't warn of what it denies. Ratios of two
 *  counts are in none, since they don't say which of the two was bought, nor is growth that comes day by day, which makes no steps. */
const signalsOf: Readonly<Record<PartName, readonly string[]>> = {
  followers: ['audience.suspicious'],
  growth: ['growth.step'],
  likes: [
    'engagement.likes-pattern',
    'engagement.likes-arrival',
    'engagement.likers',
    'engagement.like-bursts',
    'engagement.likes-spread',
  ],
  views: [
    'engagement.views-pattern',
    'engagement.views-arrival',
    'engagement.view-bursts',
    'engagement.view-stability',
  ],
  comments: ['comments.inauthentic', 'comments.duplicates', 'comments.recurring-authors'],
  rings: ['coordination.lockstep'],
}

/** What one signal answered. */
export interface Answer {
  definition: SignalDefinition
  measurement: Measurement
}

/** @returns each definition with what it measured, bounded by the part that it speaks of, in the order given */
export function answersOf(definitions: readonly SignalDefinition[], facts: Facts): Answer[] {
  const most = new Map<string, number>()
  for (const [part, reading] of Object.entries(partReadings(facts))) {
    if (!reading.seen) continue
    for (const id of signalsOf[part as PartName]) most.set(id, mostOfPart(reading.high))
  }
  return definitions.map((definition) => {
    const measurement = definition.measure(facts)
    const bound = most.get(definition.id)
    return {
      definition,
      measurement: measurement.measured && bound !== undefined ? { ...measurement, most: bound } : measurement,
    }
  })
}
