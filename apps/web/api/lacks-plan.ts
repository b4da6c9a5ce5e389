import type { Session } from './session-store.ts'

/** @returns whether somebody is signed in who has no plan and never had one: the payment step comes before anything else. What is not known
 *  yet, and support's view of such an account, is let through. */
export function lacksPlan(session: Session): boolean {
  if (session.status !== 'signed-in') return false
  const { subscription, supportName } = session.user
  return subscription === null && supportName === undefined
}
