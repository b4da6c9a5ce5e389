/** When a part of a prerendered page is needed: somebody nears it, or does something on the page. */

declare global {
  interface Window {
    /** Set by a page's start when a button was pressed or a field changed before the scripts had come (`publishing/scripts-after-drawing.ts`). */
    vouchPressedEarly?: boolean
  }
}

const signs = ['pointerdown', 'keydown', 'popstate', 'hashchange'] as const
const waits = new Map<string, Promise<void>>()

/** @returns whether somebody has pressed a button already: then no part may wait, since that press is repeated at once. */
export function isPressed(): boolean {
  return window.vouchPressedEarly === true
}

/** @param id of the element that the part is within
 *  @returns resolves when a screen's height or less lies between it and what is seen, or at the first sign of a visitor; the same
 *  promise for the same id */
export function signOfNeed(id: string): Promise<void> {
  const known = waits.get(id) ?? Promise.race([near(id), sign()])
  waits.set(id, known)
  return known
}

function near(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (element === null) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
  })
}

let first: Promise<void> | undefined

function sign(): Promise<void> {
  first ??= new Promise((resolve) => {
    for (const name of signs) addEventListener(name, () => resolve(), { capture: true, once: true })
  })
  return first
}
