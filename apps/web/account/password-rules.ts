import { passwordCharsMin } from '@vouch/contract'

/** What the sign-up form says about a password while it is written. Only the length is required; the rest is advice. */

export interface PasswordRule {
  text: string
  passed: boolean
}

/** The words that people try first, compared without case. */
const common = new Set([
  'password',
  'password1',
  'password12',
  'password123',
  'password1234',
  'qwerty123456',
  'qwertyuiop12',
  '123456789012',
  'admin1234567',
  'welcome12345',
  'letmein12345',
])

/** @returns each rule with whether the password passes it, in the order in which they are shown */
export function passwordRules(password: string): PasswordRule[] {
  return [
    { text: `At least ${passwordCharsMin} characters`, passed: password.length >= passwordCharsMin },
    { text: 'An uppercase letter', passed: /\p{Lu}/u.test(password) },
    { text: 'A lowercase letter', passed: /\p{Ll}/u.test(password) },
    { text: 'A digit', passed: /\p{Nd}/u.test(password) },
    { text: 'A special character', passed: /[^\p{L}\p{N}\s]/u.test(password) },
    { text: 'Not a common password', passed: password !== '' && !common.has(password.toLowerCase()) },
  ]
}

export type Strength = 'Strong' | 'Good' | 'Fair' | 'Weak' | 'Very Weak'

/** @returns the strength by the share of rules passed */
export function passwordStrength(rules: readonly PasswordRule[]): Strength {
  const share = rules.filter(({ passed }) => passed).length / rules.length
  if (share === 1) return 'Strong'
  if (share >= 0.8) return 'Good'
  if (share >= 0.6) return 'Fair'
  return share >= 0.4 ? 'Weak' : 'Very Weak'
}

/** The sentence below the rules. */
export function passwordVerdict(rules: readonly PasswordRule[]): string {
  return rules.every(({ passed }) => passed)
    ? 'Password meets all security requirements'
    : 'Please fix the highlighted requirements above.'
}
