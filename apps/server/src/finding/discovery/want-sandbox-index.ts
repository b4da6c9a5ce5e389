import { type MatchOffer, Problem } from '@vouch/contract'
import { sandboxNetworkSize } from '@vouch/simulator'
import type { DiscoveryParts } from './discovery-parts.ts'
import { loadSandboxIndex, preparing, type SandboxIndex } from './sandbox-index.ts'
import { askForScreening } from './screen-sandbox.ts'

/** What a search does to the simulated network: it makes the filling hurry and the screening begin. */

type WantingParts = Pick<DiscoveryParts, 'db' | 'queue'>

/** Notes that somebody searches, the first time. @returns how far the index is. */
export async function wantSandboxIndex({ db, queue }: WantingParts): Promise<SandboxIndex> {
  const index = await loadSandboxIndex(db.pool)
  if (index.wanted) return index
  const first = await db.pool.query('update simulated_network set wanted = true where not wanted')
  if (first.rowCount === 1) await askForScreening(db, queue)
  return index
}

/** @throws Problem `not_ready` with how far the index is, until all simulated creators can be found. */
export async function requireSandboxIndex(parts: WantingParts): Promise<SandboxIndex> {
  const index = await wantSandboxIndex(parts)
  const left = preparing(index)
  if (left === null) return index
  const [done, of] = [left.done.toLocaleString('en'), left.of.toLocaleString('en')]
  throw new Problem('not_ready', `Setting up creators: ${done} of ${of}. Try again in a moment.`)
}

/** @returns how many simulated creators are screened of how many; null when all are. */
export function screeningLeft({ screened }: SandboxIndex): { done: number; of: number } | null {
  return screened < sandboxNetworkSize ? { done: screened, of: sandboxNetworkSize } : null
}

/** Manners and audiences come with the screening. @returns a line for an offer that says how far it is; nothing when it has ended. */
export function screeningLine(index: SandboxIndex): MatchOffer['compared'] {
  const left = screeningLeft(index)
  if (left === null) return []
  const words = `${left.done.toLocaleString('en')} of ${left.of.toLocaleString('en')} creators so far; check back for more`
  return [{ label: 'Checked', words }]
}
