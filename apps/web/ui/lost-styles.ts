/** Stylesheets that couldn't be loaded. The bundler asks for each once in a page's life, so a part that is loaded anew would come without its own. */

const lost: HTMLLinkElement[] = []

const isOurs = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href.startsWith(window.location.origin)

// Such news doesn't bubble.
if (typeof window !== 'undefined')
  window.addEventListener('error', ({ target }) => void (isOurs(target) && lost.push(target)), true)

/** @returns what tells which were lost since */
export function lostSince(): () => HTMLLinkElement[] {
  const before = lost.length
  return () => lost.slice(before)
}

/** Asks for stylesheets once more. Rejects where one still can't be loaded. */
export async function loadStylesAgain(links: readonly HTMLLinkElement[]): Promise<void> {
  await Promise.all(links.map(loadAgain))
}

/** What failed stays where it is: it may be the router's to take away. */
function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  for (const { name, value } of link.attributes) again.setAttribute(name, value)
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`${again.href} couldn’t be loaded`)))
    document.head.append(again)
  })
}
