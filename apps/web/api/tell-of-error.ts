import { randomId } from '../ui/random-id.ts'
import type { CaughtError } from './report-error.ts'

/** Loads what reports errors when the first one happens: pages that work never pay for it. */

export function tellOfError(caught: CaughtError): void {
  import('./report-error.ts').then(({ reportError }) => reportError(caught)).catch(() => {})
}

/** Tells of what no screen caught: errors of scripts, and promises that nobody waited for. @returns a function that ends it. */
export function watchErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) =>
    tellOfError({ errorId: randomId(), title: 'Script error', error: error ?? message })
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    tellOfError({ errorId: randomId(), title: 'Unhandled rejection', error: reason })
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
