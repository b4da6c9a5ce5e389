/** The live-chat provider, whichever the operator has. Its script is loaded from the configured address; whether its widget came is
 *  seen from what it adds to the page, since every provider has another interface. */

/** Waits after which the page is looked at for the widget; after the last the button of our own comes. */
export const widgetWaitsMs = [1_000, 2_000, 3_000] as const

/** Marks what is not the provider's: our own parts are never taken for its widget. */
const ownRoots = new Set(['SCRIPT', 'STYLE', 'LINK', 'NOSCRIPT', 'TEMPLATE'])

/** @returns what stands directly in the page's body now, to be compared with later. */
export function bodyParts(): ReadonlySet<Element> {
  return new Set(document.body.children)
}

let loaded = false

/** Loads the provider's script, once. */
export function loadProvider(address: string): void {
  if (loaded) return
  loaded = true
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.body.append(script)
}

/** @returns whether this document holds the provider's script. Nothing takes it out again: who goes on to where no chat belongs must load
 *  that page anew. */
export function providerIsLoaded(): boolean {
  return loaded
}

/** @returns whether the provider has added something to see since `before`. */
export function widgetIsThere(before: ReadonlySet<Element>): boolean {
  return [...document.body.children].some((part) => !before.has(part) && !ownRoots.has(part.tagName))
}

/** @returns the address of a page with the chat alone; null where the configured address is a script, which is nothing to open. */
export function chatWindowAddress(embed: string): string | null {
  const { origin, hostname, pathname } = new URL(embed)
  // This provider's script and its page differ by the name of the host.
  if (hostname === 'embed.tawk.to') return `https://tawk.to/chat${pathname}`
  return pathname.endsWith('.js') ? null : `${origin}${pathname}`
}
