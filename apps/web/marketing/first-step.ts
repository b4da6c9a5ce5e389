/** What a visitor of the public site can do first. Sign-up is not open: a sandbox has accounts to try, shown on the sign-in
 *  page, and elsewhere only those who were given an account come in. */

export interface FirstStep {
  label: string
  to: string
}

/** @param mode of the installation; null until it is known, when only what is true of both is offered. */
export function firstStep(mode: 'sandbox' | 'production' | null): FirstStep {
  return { label: mode === 'sandbox' ? 'Try the sandbox' : 'Sign in', to: '/auth?mode=login' }
}
