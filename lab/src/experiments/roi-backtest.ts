/** How often simulated campaigns end inside their forecast, and how fast a brand's own results mend rates that do not fit it.
 *  Simulation only. Run alone: `node lab/src/experiments/roi-backtest.ts`. */

import { backtest } from '../roi/backtest.ts'
import { worlds } from '../roi/simulated-brands.ts'

if (import.meta.main) {
  const rows = worlds.flatMap((world) => backtest(world, 400, [0, 3, 6, 12]))
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? +value.toFixed(3) : value]),
      ),
    ),
  )
}
