import { assess, type Report, type Snapshot } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { type FoundCreator, foundCreatorOf } from './found-creator.ts'

/** What a small sample of a simulated creator says. */

/** Creators of the simulated network who are to be screened. */
export interface ScreeningOrder {
  creators: readonly { platform: string; handle: string }[]
  /** The moment as of which, in ISO 8601. */
  at: string
}

export interface Screening {
  snapshot: Snapshot
  report: Report
}

/** The small sample of a simulated creator with what it says. The same moment gives the same again, so nothing of it is kept. It takes some
 *  ten milliseconds. @returns null for a name that is none of the network's */
export function screeningOf(platform: string, handle: string, at: string): Screening | null {
  const snapshot = sandboxSnapshot(platformOf(platform), handle, at, 'screening')
  return snapshot && { snapshot, report: assess(snapshot, { digest: 'sha256:', computedAt: at }) }
}

/** @returns what the index holds of each of them once it is screened; nothing of a name that is none of the network's */
export function screenedRows({ creators, at }: ScreeningOrder): FoundCreator[] {
  return creators.flatMap(({ platform, handle }) => {
    const screening = screeningOf(platform, handle, at)
    if (screening === null) return []
    const { snapshot, report } = screening
    const from = { source: 'sandbox', workspaceId: null, expiresAt: null, basis: 'screening' } as const
    return foundCreatorOf(snapshot, report, from) ?? []
  })
}

/** The rows of the index are written from the network's own cards, so their platform is one of its platforms. */
function platformOf(text: string): Parameters<typeof sandboxSnapshot>[0] {
  return text as Parameters<typeof sandboxSnapshot>[0]
}
