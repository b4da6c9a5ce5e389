import type { TrackingName } from '@vouch/contract'
import type { ToastText } from '../forms/plain-toast.tsx'

/** What the address of the waitlist page says: where a visitor came from, and what became of joining with Google. */

const names: readonly TrackingName[] = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** @returns the tracking parameters of an address that are there. */
export function trackingOf(search: string): Partial<Record<TrackingName, string>> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)?.slice(0, 300)]] : [])))
}

export const alreadyRegistered: ToastText = {
  title: 'Already registered',
  message: 'This email is already on our waitlist.',
  tone: 'good',
}

/** @returns the toast for the message parameter, and whether it says that the visitor joined; null without one. */
export function messageOf(search: string): { toast: ToastText; joined: boolean } | null {
  switch (new URLSearchParams(search).get('message')) {
    case 'success':
      return { toast: { title: 'Welcome aboard!', message: 'You’re on the waitlist.', tone: 'good' }, joined: true }
    case 'already_registered':
      return { toast: alreadyRegistered, joined: false }
    case 'error':
      return { toast: { title: 'Authentication failed', message: 'Please try again.', tone: 'risk' }, joined: false }
    default:
      return null
  }
}

/** @returns the toast for a form that was not taken. */
export function joinFailure(status: number): ToastText {
  if (status === 409) return alreadyRegistered
  return { title: 'Error', message: 'Failed to join waitlist. Please try again.', tone: 'risk' }
}

/** @returns the same address without the message, which is said once. */
export function withoutMessage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('message')
  return query.size > 0 ? `?${query}` : ''
}
