import { parentPort, workerData } from 'node:worker_threads'
import type { Platform } from '@vouch/engine'
import { sandboxAnchor, sandboxSnapshot } from '@vouch/simulator'
import { reportOf } from '../../apps/server/src/verdicts/verifications/report-of.ts'

/** A thread that scores the snapshots of creators of the sandbox twice, and says how many seconds the second time took: code is warm in a
 *  product that runs. Making the snapshots is not counted. */

const creators: { platform: Platform; handle: string }[] = workerData
let ms = 0
for (const isCounted of [false, true]) {
  for (const { platform, handle } of creators) {
    // Made anew each time: what is asked of a snapshot's posts is remembered with it.
    const snapshot = sandboxSnapshot(platform, handle, sandboxAnchor)
    if (snapshot === null) throw new Error(`The sandbox has no ${handle} on ${platform}`)
    const began = performance.now()
    reportOf(snapshot, { computedAt: sandboxAnchor })
    if (isCounted) ms += performance.now() - began
  }
}
parentPort?.postMessage(ms / 1_000)
