import { parentPort, workerData } from 'node:worker_threads'
import type { Platform } from '@vouch/engine'
import { sandboxAnchor, sandboxSnapshot } from '@vouch/simulator'
import { reportOf } from '../../apps/server/src/verdicts/verifications/report-of.ts'

/** A thread that scores the snapshots of creators of the sandbox, and says how many seconds that took; making them is not counted. */

const creators: { platform: Platform; handle: string }[] = workerData
let ms = 0
for (const [index, { platform, handle }] of creators.entries()) {
  const snapshot = sandboxSnapshot(platform, handle, sandboxAnchor)
  if (snapshot === null) throw new Error(`The sandbox has no ${handle} on ${platform}`)
  // The code is warm in a product that runs.
  if (index === 0) reportOf(snapshot, { computedAt: sandboxAnchor })
  const began = performance.now()
  reportOf(snapshot, { computedAt: sandboxAnchor })
  ms += performance.now() - began
}
parentPort?.postMessage(ms / 1_000)
