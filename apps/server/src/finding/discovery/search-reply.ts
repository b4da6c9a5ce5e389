import {
  type CreatorFilters,
  type CreatorSort,
  type discovery,
  narrowing,
  type ReplyOf,
  readCreatorSentence,
} from '@vouch/contract'
import type pg from 'pg'
import type { Asking } from './creator-conditions.ts'
import { findNamed } from './named-creator.ts'
import { presentedCreators } from './presented-creators.ts'
import { type RankedPage, searchCreators } from './ranked-search.ts'
import { searchOffers } from './search-offers.ts'

/** What a search answers: the page, how its sentence was read, and a way on where nobody was found. */

interface Asked extends Asking {
  sentence: string
  /** Filters by name; they go before what the sentence says of the same. */
  named: CreatorFilters
  sort: CreatorSort
  limit: number
  cursor: string | null
}

export type SearchReply = Omit<ReplyOf<typeof discovery.creators>, 'preparing' | 'screening'>

const nobody: RankedPage = { creators: [], total: 0, totalIsExact: true, nextCursor: null, matching: null }

/** Loads the answer to a sentence and filters. A sentence that names somebody to be like lists nobody: comparing is paid for. Where nobody has the
 *  name, its words rank like any others, so that the sentence still leads to somebody. */
export async function searchReply(pool: pg.Pool, { sentence, named, ...asked }: Asked): Promise<SearchReply> {
  const { filters: said, understood, text, like } = readCreatorSentence(sentence)
  const filters = { ...said, ...narrowing(named) }
  const creator = like === null ? null : await findNamed(pool, like, asked.looker)
  const words = creator === null ? [text, like ?? ''].join(' ').trim() : text
  const reading = {
    understood: understood.map(({ start, end, filters: meant, unused = false }) => ({
      ...{ start, end, unused },
      filters: meant,
    })),
    filters: narrowing(filters),
    words,
  }
  const likeNamed = like === null ? null : { name: like, creator }
  if (creator !== null) return { ...nobody, reading, offers: [], like: likeNamed }
  const page = await searchCreators(pool, { ...asked, filters, text: words })
  const lost = page.total === 0 && asked.cursor === null
  const offers = lost ? await searchOffers(pool, filters, asked) : []
  const creators = await presentedCreators(pool, page.creators, asked.looker.workspaceId)
  return { ...page, creators, reading, offers, like: likeNamed }
}

/** @returns the answer while nobody can be found yet. */
export function replyOfNobody(): SearchReply {
  return { ...nobody, reading: { understood: [], filters: {}, words: '' }, offers: [], like: null }
}
