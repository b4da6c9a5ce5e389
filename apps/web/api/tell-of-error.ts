import { randomId } from '../ui/random-id.ts'
import type { CaughtError } from './report-error.ts'

/** Loads what reports errors when the first one happens: pages that work never pay for it. */

/** @returns whether the team knows of the error now */
export function tellOfError(caught: CaughtError): Promise<boolean> {
  return import('./report-error.ts').then(
    ({ reportError }) => reportError(caught),
    () => false,
  )
}

/** What a browser says when sizes changed once more than it tells of in one frame: it tells of the rest in the next, and nothing is
 *  amiss (Resize Observer, 3.3.4). */
const sizesFollow = /^ResizeObserver loop/

/** Tells of what no screen caught: errors of scripts, and promises that nobody waited for. @returns a function that ends it. */
export function watchErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) => {
    if (!error && sizesFollow.test(message)) return
    void tellOfError({ errorId: randomId(), title: 'Script error', error: error ?? message })
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    void tellOfError({ errorId: randomId(), title: 'Unhandled rejection', error: reason })
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
