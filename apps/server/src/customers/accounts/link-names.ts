import { readFileSync } from 'node:fs'
import { Problem } from '@vouch/contract'

/** Names that a mailbox would turn into a link. Whoever signs up with somebody else's address chooses the name that a letter to it
 *  begins with, so a name must not be able to advertise. */

/** The root zone as the Internet Assigned Numbers Authority publishes it, names of other scripts as people write them. */
const topLevelDomains: ReadonlySet<string> = new Set(
  readFileSync(new URL('./top-level-domains.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)

/** What stands in no name of a host. Browsers take the ideographic full stop for a dot too. */
const elsewhere = /[^\p{L}\p{M}\p{N}_.。-]/u

/** @returns whether a text holds an address: `://`, or a name that ends in a top-level domain, however it is spelled */
export function isLikeAddress(text: string): boolean {
  // Wide and other forms of a character become the plain one, and characters that show nothing go.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  if (plain.includes('://')) return true
  return plain.split(elsewhere).some((word) => {
    const labels = word.split(/[.。]/).filter((label) => label !== '')
    const last = labels.at(-1) ?? ''
    return labels.length > 1 && (labels[0] === 'www' || last.startsWith('xn--') || topLevelDomains.has(last))
  })
}

const fields = { firstName: 'First name', lastName: 'Last name' } as const

/** Refuses first and last names that are addresses; a company may be called like one.
 *  @throws Problem `validation` with a sentence at each field */
export function refuseLinkNames(form: Readonly<Record<keyof typeof fields, string>>): void {
  const wrong = Object.entries(fields)
    .filter(([field]) => isLikeAddress(form[field as keyof typeof fields]))
    .map(([field, label]) => [field, `${label} can’t be a web address.`] as const)
  const [first] = wrong
  if (first !== undefined) throw new Problem('validation', first[1], { fields: Object.fromEntries(wrong) })
}
