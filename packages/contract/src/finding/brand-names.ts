/** Brands are found by their accounts, which sponsored posts mention. */

/** @returns what a text names as an account, without @, in lower case */
export function brandNameOf(text: string): string {
  return text.trim().replace(/^@/, '').toLowerCase()
}

export function isBrandName(name: string): name is string {
  return /^[\p{L}\d_.-]{2,60}$/u.test(name)
}
