import { toast } from './toast.ts'

/** The clipboard may be closed to a page; then the address is shown to be copied by hand. @param what it opens, one sentence */
export function copyLink(address: string, what: string): void {
  const copied = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('Couldn’t copy'))
  copied.then(
    () => toast('Link copied', what, 'good'),
    () => toast('Copy this link', address),
  )
}
