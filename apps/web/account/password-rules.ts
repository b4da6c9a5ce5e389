import { guessedFrom, type PasswordOwner, passwordCharsMin } from '@vouch/contract'

/** What the sign-up form says about a password while it is written. Its length is required, and that it is no common one, which the product's
 *  name and the person's own are too; the rest is advice. */

export interface PasswordRule {
  text: string
  passed: boolean
}

/** @param common passwords in lower case; null while they are not known, which no password passes
 *  @param owner whose password it is to be, where that is known
 *  @returns each rule with whether the password passes it, in the order in which they are shown */
export function passwordRules(
  password: string,
  common: ReadonlySet<string> | null,
  owner?: PasswordOwner,
): PasswordRule[] {
  const isListed = common === null || common.has(password.toLowerCase())
  const isUncommon = password !== '' && !isListed && guessedFrom(password, owner) === null
  return [
    { text: `At least ${passwordCharsMin} characters`, passed: password.length >= passwordCharsMin },
    { text: 'An uppercase letter', passed: /\p{Lu}/u.test(password) },
    { text: 'A lowercase letter', passed: /\p{Ll}/u.test(password) },
    { text: 'A number', passed: /\p{Nd}/u.test(password) },
    { text: 'A special character', passed: /[^\p{L}\p{N}\s]/u.test(password) },
    { text: 'Not a common password', passed: isUncommon },
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
