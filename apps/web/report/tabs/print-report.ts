/** Paper has no tabs: all of them are drawn first, and printed when nothing in them is still on its way. */

const asked = 'vouch:print-report'
const lookEveryMs = 100
/** Who waits longer than this for a printer's dialog presses again; what is missing then says that it is loading. */
const looksMax = 50

/** Asks whoever draws the report to print it. */
export function askToPrint(): void {
  window.dispatchEvent(new Event(asked))
}

/** Calls `drawAll` when a print is asked for. @returns what stops listening. */
export function onPrintAsked(drawAll: () => void): () => void {
  window.addEventListener(asked, drawAll)
  return () => window.removeEventListener(asked, drawAll)
}

/** Prints when nothing inside is marked as waiting any more. */
export async function printWhenDrawn(inside: ParentNode): Promise<void> {
  for (let looks = 0; looks < looksMax; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    if (inside.querySelector('[data-waiting]') === null) break
  }
  window.print()
}
