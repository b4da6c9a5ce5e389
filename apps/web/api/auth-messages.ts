/** What people are told when they cannot be signed in, word for word as specified. */
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
