/** The live-chat provider, whichever the operator has. Its script is loaded from the configured address when somebody asks for the chat;
 *  whether its widget came is seen from what it adds to the page, since every provider has another interface. */

/** After so many milliseconds from the press the page is looked at for the widget; after the last of them the fallback comes. */
export const looksMs = [1_000, 2_000, 3_000] as const

/** The element that holds all that is ours. What a provider adds stands beside it, so our own parts are never taken for a widget. */
export const ownPageId = 'vouch-page'

/** What may stand beside our page and shows nothing. */
const invisible = new Set(['SCRIPT', 'STYLE', 'LINK', 'NOSCRIPT', 'TEMPLATE'])

declare global {
  interface Window {
    /** This provider's own interface: it calls back when it is there. */
    Tawk_API?: { onLoad?: () => void; maximize?: () => void }
  }
}

let loaded = false
let came = false

/** @returns what stands beside our page now, to be compared with later: a browser's extensions put things there too. */
export function strangers(): ReadonlySet<Element> {
  return new Set([...document.body.children].filter((part) => part.id !== ownPageId && !invisible.has(part.tagName)))
}

/** Loads the provider's script, once. */
export function loadProvider(address: string): void {
  if (loaded) return
  loaded = true
  // Where the provider can say so, its chat opens at once: it was asked for.
  if (isTawk(address)) window.Tawk_API = { onLoad: () => window.Tawk_API?.maximize?.() }
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

/** @returns whether the provider's widget has been seen in this document: it brings a button of its own. */
export function widgetCame(): boolean {
  return came
}

/** @returns whether something to see was added beside our page since `before`; from then on the widget counts as there. */
export function seeWidget(before: ReadonlySet<Element>): boolean {
  came ||= [...strangers()].some((part) => !before.has(part) && isToSee(part))
  return came
}

function isToSee(part: Element): boolean {
  return [part, ...part.querySelectorAll('*')].some((each) => each.checkVisibility())
}

function isTawk(embed: string): boolean {
  return new URL(embed).hostname === 'embed.tawk.to'
}

/** @returns the address of a page with the chat alone; null where the configured address is a script, which is nothing to open. */
export function chatWindowAddress(embed: string): string | null {
  const { origin, pathname } = new URL(embed)
  // This provider's script and its page differ by the name of the host.
  if (isTawk(embed)) return `https://tawk.to/chat${pathname}`
  return pathname.endsWith('.js') ? null : `${origin}${pathname}`
}
