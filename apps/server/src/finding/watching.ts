import type { WatchParts } from '../verdicts/watch/watch-parts.ts'
import { listedCreators } from './shortlists/listed-creators.ts'

/** Lists whose creators are watched by themselves. A room with a list of its own adds its source here. */
const sources = [listedCreators]

/** What of the product's parts the watch needs. */
export interface WatchingParts extends Pick<WatchParts, 'db' | 'publicAddress'> {
  config: Pick<WatchParts['config'], 'company'>
  verifying: Pick<WatchParts, 'now' | 'queue' | 'connectors'> & { config: Pick<WatchParts['config'], 'youtube'> }
}

export function watchPartsOf({ db, config, verifying, publicAddress }: WatchingParts): WatchParts {
  const { now, queue, connectors } = verifying
  const { company } = config
  const { youtube } = verifying.config
  return { db, now, queue, connectors, publicAddress, sources, config: { company, youtube } }
}
