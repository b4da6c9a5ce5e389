const waitMsMax = 2_000
/** Where a browser cannot say when it is idle. */
const guessedMs = 300

/** Resolves when the page is drawn and nothing else is under way: the time to fetch what a first look does not need.
 *  While the site is built nothing is drawn, and nothing waits. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window === 'undefined') resolve()
    else if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: waitMsMax })
    else setTimeout(resolve, guessedMs)
  })
}
