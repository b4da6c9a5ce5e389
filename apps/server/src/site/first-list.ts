import { setTimeout as pause } from 'node:timers/promises'
import type { ListDrawing } from './web-build.ts'

/** The list of creators in pages that have a place for one: read, drawn and kept for a moment, so that a page that many open asks no more of the
 *  database than a page that one does. A page never waits long for it: without a list it asks for one itself. */

export interface PageFill {
  /** The same for the same list. */
  tag: string
  /** @throws Error for a page that has no place for it */
  into: (html: string) => string
}

/** A list as far as this reads it. */
interface List {
  page: { preparing: unknown }
  on: string
}

interface FirstListParts {
  load: () => Promise<List>
  /** What puts a list into a page; null while it is not made. */
  drawing: () => Promise<ListDrawing | null>
  /** Hears why there is no list. */
  failed: (error: unknown) => void
}

const keptMs = 60_000
/** So old a list is still better than none, where no new one is to be had; it says its day. */
const oldMsMax = 10 * 60_000
const waitMsMax = 1_500

/** @returns the list of the last minute, an older one where that cannot be had soon enough; null while there is none */
export function firstListFill({ load, drawing, failed }: FirstListParts): () => Promise<PageFill | null> {
  let kept: { fill: PageFill; atMs: number } | null = null
  let coming: Promise<PageFill | null> | null = null
  const draw = async (): Promise<PageFill | null> => {
    const withFirstList = await drawing()
    if (withFirstList === null) return null
    const list = await load()
    const fill = { tag: JSON.stringify(list), into: (html: string) => withFirstList(html, list) }
    // Nobody wants to be told for a minute that a list is nearly there.
    if (list.page.preparing === null) kept = { fill, atMs: performance.now() }
    return fill
  }
  const keptFor = (ms: number) => (kept !== null && performance.now() - kept.atMs < ms ? kept.fill : null)
  return async () => {
    const fresh = keptFor(keptMs)
    if (fresh !== null) return fresh
    coming ??= draw()
      .catch((error: unknown) => {
        failed(error)
        return null
      })
      .finally(() => {
        coming = null
      })
    return (await Promise.race([coming, pause(waitMsMax, null, { ref: false })])) ?? keptFor(oldMsMax)
  }
}
