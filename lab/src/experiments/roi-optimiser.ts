/** What an exact choice of creators is worth against booking from the top of a list. Simulation only.
 *  Run alone: `node lab/src/experiments/roi-optimiser.ts`. */

import { optimiserGain } from '../roi/optimiser-gain.ts'

if (import.meta.main) {
  console.table(
    optimiserGain(100).map(({ overlap, overRatios, overLargest }) => ({
      overlap,
      overRatios: +overRatios.toFixed(3),
      overLargest: +overLargest.toFixed(3),
    })),
  )
}
