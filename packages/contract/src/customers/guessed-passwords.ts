/** Passwords that are guessed first by whoever knows the product or the person: those with a word of this context in them, and those that
 *  are the person's own name or address. Beside them stand the common ones, a list of which the server and the browser read. */

/** The documented list (OWASP ASVS 6.1.2). */
export const contextWords = ['vouch'] as const

/** Whose password it is to be; names may be empty. */
export interface PasswordOwner {
  email: string
  name: string
}

/** What is said of a password that is refused, at its field. */
export const passwordRefusals = {
  common: 'This password is one of the most common ones. Please choose another.',
  context: 'This password contains the name Vouch. Please choose another.',
  own: 'This password is your own name or email address. Please choose another.',
} as const

/** @param owner absent where it is not known who will have the password
 *  @returns from what it would be guessed; null: from neither */
export function guessedFrom(password: string, owner?: PasswordOwner): 'context' | 'own' | null {
  const plain = password.normalize('NFKC').toLowerCase()
  if (contextWords.some((word) => plain.includes(word))) return 'context'
  const letters = lettersOf(password)
  return owner !== undefined && letters !== '' && ownWords(owner).has(letters) ? 'own' : null
}

/** Digits and marks around a name make it no other word: `Ann.Example2027!` is a name. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
}

/** The address, its beginning, the name in either order, and each part of it. */
function ownWords({ email, name }: PasswordOwner): ReadonlySet<string> {
  const parts = name.trim().split(/\s+/)
  const [mailbox = ''] = email.split('@', 1)
  return new Set([email, mailbox, name, parts.toReversed().join(''), ...parts].map(lettersOf))
}
