import { ApiFailure, type User } from '@vouch/contract'

/** The sign-in sequence: ask whether the service is well, then try twice. The messages are those of the specification. */

export const signInMessages = {
  fieldsMissing: 'Please fill in all required fields.',
  unhealthy: 'Authentication service is currently unavailable. Please try again later or contact support.',
  timedOutTwice: 'Authentication service is temporarily unavailable. Please try again in a moment.',
  unavailable: 'Authentication service is temporarily unavailable. Please try again later.',
  retriesSpent: 'Login failed after retries',
  noUser: 'Failed to sign in',
  unverified:
    'Please verify your email address before signing in. Check your email (including spam folder) for a verification link.',
  unexpected: 'An unexpected error occurred during login',
  otherwise: 'Login failed - please check your credentials',
} as const

export interface SignInCalls {
  health: () => Promise<unknown>
  login: () => Promise<{ token: string; user: User }>
}

export type SignInOutcome =
  | { kind: 'signed-in'; token: string; user: User }
  | { kind: 'refused'; message: string; needsVerification: boolean }

const attemptsMax = 2

function refused(message: string, needsVerification = false): SignInOutcome {
  return { kind: 'refused', message, needsVerification }
}

/** What an answered refusal means to the person who signs in. */
function refusalOf(failure: ApiFailure): SignInOutcome {
  if (failure.body.code === 'needs_verification') return refused(signInMessages.unverified, true)
  if (failure.body.code === 'unavailable') return refused(signInMessages.unavailable)
  return refused(failure.body.error || signInMessages.otherwise)
}

/** Runs the sequence. It never rejects: every end is an outcome with a sentence. */
export async function signIn(calls: SignInCalls): Promise<SignInOutcome> {
  try {
    await calls.health()
  } catch {
    return refused(signInMessages.unhealthy)
  }
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    try {
      const { token, user } = await calls.login()
      return token && user ? { kind: 'signed-in', token, user } : refused(signInMessages.noUser)
    } catch (error) {
      if (!(error instanceof ApiFailure)) return refused(signInMessages.unexpected)
      // Only a call that got no answer is worth repeating: a refusal would be the same the second time.
      if (error.status !== 0) return refusalOf(error)
      if (attempt === attemptsMax && error.body.code === 'timeout') return refused(signInMessages.timedOutTwice)
    }
  }
  return refused(signInMessages.retriesSpent)
}
