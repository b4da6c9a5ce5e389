import { randomBytes } from 'node:crypto'

/** The code of a signed report: what a person can type from a sheet of paper. 80 random bits, so nobody guesses one. */

/** Crockford's base 32, which leaves out the letters that are taken for others. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const prefix = 'VR'
const bytes = 10
const digits = 16

/** @returns for example `VR-7K3M-9QXA-2FDT-P4HW` */
export function newCode(): string {
  const drawn = [...randomBytes(bytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const typed = drawn.match(/.{5}/g)?.map((five) => letters[Number.parseInt(five, 2)] ?? '') ?? []
  return grouped(typed.join(''))
}

/** @param typed as somebody typed it, or the whole address that leads to it
 *  @returns the code as it is kept; null for what can be none */
export function codeIn(typed: string): string | null {
  const last = typed.trim().split(/[/=#]/).at(-1) ?? ''
  const plain = last.toUpperCase().replace(/[\s-]/g, '')
  const body = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
  const meant = body.replaceAll('O', '0').replace(/[IL]/g, '1')
  const isCode = meant.length === digits && [...meant].every((letter) => letters.includes(letter))
  return isCode ? grouped(meant) : null
}

function grouped(code: string): string {
  return [prefix, ...(code.match(/.{4}/g) ?? [])].join('-')
}
