/** Typical creators' forecasts beside published figures. Run alone: `node lab/src/experiments/roi-anchors.ts`. */

import { anchors, isInside } from '../roi/anchors.ts'

if (import.meta.main) {
  console.table(
    anchors().map((anchor) => ({
      what: anchor.what,
      figure: +anchor.figure.toPrecision(3),
      published: `${anchor.low} to ${anchor.high}`,
      inside: isInside(anchor),
      circular: anchor.circular,
    })),
  )
}
