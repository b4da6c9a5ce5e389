/** The sites change their address without loading a page. */

/** Milliseconds between two looks at the address, for browsers that do not tell of its changes. */
const lookMs = 200

interface Told {
  addEventListener: (type: 'currententrychange', hear: () => void, options: { signal: AbortSignal }) => void
}

/** Calls `tell` with the address of the page now and after each change, until the signal. */
export function watchAddress(signal: AbortSignal, tell: (address: string) => void): void {
  let last = ''
  const look = () => {
    if (location.href === last) return
    last = location.href
    tell(last)
  }
  const told = (globalThis as { navigation?: Told }).navigation
  told?.addEventListener('currententrychange', look, { signal })
  const timer = setInterval(look, lookMs)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  look()
}
