import { freshMax } from '@vouch/contract'
import { plural } from '@vouch/engine'
import { greeting } from '../../customers/accounts/greeting.ts'
import { type Letter, letterOf } from '../../foundation/mail/letter.ts'

/** The letter about creators who are new in saved searches. */

export interface SearchNews {
  firstName: string
  /** Those with somebody new, as they are named; each with how many, counted to `freshMax`. */
  searches: readonly { name: string; address: string; fresh: number }[]
  /** Of the product, without a slash at its end. */
  publicAddress: string
}

/** @returns one letter about all of a person's searches in which somebody is new */
export function newsLetter(
  { firstName, searches, publicAddress }: SearchNews,
  operator: Parameters<typeof letterOf>[1],
): Letter {
  const [only] = searches.length === 1 ? searches : []
  return letterOf(
    {
      subject: only
        ? `${newCreators(only.fresh)} in “${only.name}”`
        : `New creators in ${searches.length} of your saved searches`,
      paragraphs: [greeting(firstName), ...searches.map(({ name, fresh }) => `“${name}”: ${newCreators(fresh)}.`)],
      button: {
        label: 'See who’s new',
        url: `${publicAddress}/dashboard/discovery${only ? `?${newest(only.address)}` : ''}`,
      },
      closing: [
        'You get this at most once a day, because you saved these searches. To stop it, open a search in Discovery and turn off “Email me new matches.”',
      ],
    },
    operator,
  )
}

function newCreators(fresh: number): string {
  return fresh === freshMax ? `${freshMax}+ new creators` : plural(fresh, 'new creator')
}

/** The search with the newest data first, as the page's own link to what is new has it. */
function newest(address: string): string {
  const search = new URLSearchParams(address)
  search.set('sort', 'recent')
  return String(search)
}
