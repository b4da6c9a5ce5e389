import type { WatchParts, WatchSource } from '../verdicts/watch/watch-parts.ts'
import { listedCreators } from './shortlists/listed-creators.ts'

/** Lists of this wing whose creators are watched by themselves. A room with a list of its own adds its source here. */
const sources = [listedCreators]

/** What of the product's parts the watch needs. */
export interface WatchingParts extends Pick<WatchParts, 'db' | 'publicAddress'> {
  config: Pick<WatchParts['config'], 'company'>
  verifying: Pick<WatchParts, 'now' | 'queue' | 'connectors'> & { config: Pick<WatchParts['config'], 'youtube'> }
}

/** @param above lists of rooms above this wing, which the top hands in */
export function watchPartsOf(
  { db, config, verifying, publicAddress }: WatchingParts,
  above: readonly WatchSource[],
): WatchParts {
  const { now, queue, connectors } = verifying
  const { company } = config
  const { youtube } = verifying.config
  return { db, now, queue, connectors, publicAddress, sources: [...sources, ...above], config: { company, youtube } }
}
