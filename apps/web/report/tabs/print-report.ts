/** Paper has no tabs: all of them are drawn first, and printed when nothing in them is still on its way. */

const asked = 'vouch:print-report'
const lookEveryMs = 100
/** Half a minute: longer than any call of the report may take. What is missing then says that it is loading. */
const looksMax = 300

/** Asks whoever draws the report to print it. */
export function askToPrint(): void {
  window.dispatchEvent(new Event(asked))
}

/** Calls `drawAll` when a print is asked for: by the button, or by the keys that every browser prints with. They are taken over, because a
 *  browser that prints at once would print the one tab that is drawn. A print from the browser's own menu cannot be held back; it prints
 *  what is drawn and what `drawNow` can draw without waiting.
 *  @returns what stops listening */
export function onPrintAsked(drawAll: () => void, drawNow: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!isPrintKey(event)) return
    event.preventDefault()
    drawAll()
  }
  window.addEventListener(asked, drawAll)
  window.addEventListener('keydown', onKey)
  window.addEventListener('beforeprint', drawNow)
  return () => {
    window.removeEventListener(asked, drawAll)
    window.removeEventListener('keydown', onKey)
    window.removeEventListener('beforeprint', drawNow)
  }
}

/** @returns whether keys ask for a print: Ctrl or the command key with P and nothing else. */
export function isPrintKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

let isUnderWay = false

/** What of a part of the page says whether it is drawn. */
interface Drawing {
  isConnected: boolean
  querySelector: (selector: string) => unknown
}

/** Prints when nothing inside is marked as waiting any more. Who grows impatient and presses again gets one print, and who leaves the report
 *  none. */
export async function printWhenDrawn(inside: Drawing, print = () => window.print()): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  for (let looks = 0; looks < looksMax && inside.isConnected; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    if (inside.querySelector('[data-waiting]') === null) break
  }
  isUnderWay = false
  if (inside.isConnected) print()
}
