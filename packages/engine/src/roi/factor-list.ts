import { engagementFactor } from './engagement-volume.ts'
import type { Factor } from './factor.ts'
import { factorsOfAttention } from './factors-of-attention.ts'
import { factorsOfClicks } from './factors-of-clicks.ts'
import { factorsOfFit } from './factors-of-fit.ts'
import { factorsOfMoney } from './factors-of-money.ts'
import { factorsOfOrders } from './factors-of-orders.ts'
import { factorsOfReach } from './factors-of-reach.ts'
import { factorsWithoutEffect } from './factors-without-effect.ts'

/** The whole table: the 42 published factors, and the rows without a number that the chain needs besides them.
 *
 *  A factor enters a forecast by being in this list and by nothing else. The published ones come first in their order,
 *  so that nobody has to look for one. */
// Adding a factor: declare it in the file of its stage, and the list of a forecast, the tornado and the laws of the tests have it. Its test
// asks for a dial, without which the tests fail. The order of the files decides only the order of rows without a number, since
// sorting keeps equals as they stand.
export const roiFactors: readonly Factor[] = [
  ...factorsOfReach,
  ...factorsOfClicks,
  ...factorsOfAttention,
  ...factorsOfFit,
  ...factorsOfOrders,
  ...factorsOfMoney,
  engagementFactor,
  ...factorsWithoutEffect,
].sort((a, b) => (a.number ?? 100) - (b.number ?? 100))
