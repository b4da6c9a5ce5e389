import type { Page } from 'playwright-core'

/** How far a page moves under its reader's eyes while it comes. */

/** A shift of at most this much is not noticed; Chromium calls less than 0.1 good. */
export const layoutShiftMax = 0.02

interface Shift {
  /** Share of the screen that moved times how far: 0 is a still page. */
  value: number
  /** What moved most, as a selector, for whoever has to mend it. */
  what: string
}

/** Runs in the page before anything else of it. */
const noting = `(() => {
  window.shifts = []
  const nameOf = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    return element ? element.tagName.toLowerCase() + (element.className ? '.' + String(element.className).split(' ')[0] : '') : '?'
  }
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (entry.hadRecentInput) return
    window.shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => nameOf(node)).join(' ') })
  })).observe({ type: 'layout-shift', buffered: true })
})()`

/** Makes every answer take a while, so that what stands in its place is drawn; and notes from now on what moves. */
export async function watchShifts(page: Page, latencyMs = 150): Promise<void> {
  await page.addInitScript(noting)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const free = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { ...free, latency: latencyMs })
}

/** Opens a page afresh and waits until nothing more comes. @returns what moved, added up, and the largest single shift's parts */
export async function shiftOf(page: Page, path: string): Promise<Shift> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const shifts = await page.evaluate<Shift[]>('window.shifts')
  const [largest] = [...shifts].sort((a, b) => b.value - a.value)
  return { value: shifts.reduce((sum, { value }) => sum + value, 0), what: largest?.what ?? '' }
}
