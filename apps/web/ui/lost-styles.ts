/** Stylesheets that couldn't be loaded. The bundler asks for each once in a page's life, so a part that is loaded anew would come without its own. */

const lost = new Set<HTMLLinkElement>()

/** The bundler's links have the attribute. The router's haven't: it takes them away itself, so they stay where they are. */
const isBundlers = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.hasAttribute('crossorigin')

// Such news doesn't bubble.
if (typeof window !== 'undefined')
  window.addEventListener('error', ({ target }) => void (isBundlers(target) && lost.add(target)), true)

/** Asks for them once more, each in its place. Rejects where one still can't be loaded. */
export async function loadLostStyles(): Promise<void> {
  await Promise.all([...lost].map(loadAgain))
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  for (const { name, value } of link.attributes) again.setAttribute(name, value)
  lost.delete(link)
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`${again.href} couldn’t be loaded`)))
    link.replaceWith(again)
  })
}
