import { capitalised } from './parts.ts'

/** @param meaning of a part's row: `of followers look inauthentic`
 *  @returns what its share counts, as a heading: `Followers that look inauthentic` */
export function partHeading(meaning: string): string {
  return capitalised(meaning.replace(/^of (.+?) (look|came|come) /, '$1 that $2 '))
}
