import {
  type PerformanceCreator,
  type PerformanceDocument,
  type PerformancePost,
  signOfCurrency,
} from '@vouch/contract'
import {
  amountIn,
  type CampaignAudiences,
  campaignAudiences,
  compact,
  creatorName,
  date,
  disclosureWords,
  missing,
  number,
  postName,
  verdictWords,
} from '@vouch/presentation'
import type { ReactElement } from 'react'
import { nameInPrint } from '../../../foundation/print/typeface.ts'
import { section, strong, table, text } from '../../../verdicts/exports/pdf/elements.ts'

/** The campaign creator by creator and post by post. */
export function creatorSections(document: PerformanceDocument): ReactElement[] {
  const sign = signOfCurrency[document.currency]
  const told = campaignAudiences(document)
  return [byCreator(document, sign), ...(told ? [audiences(told)] : []), byPost(document, sign)]
}

/** Whose name has letters that the faces lack goes by the handle. */
function printedName(creator: Pick<PerformanceCreator, 'name' | 'handle'>): string {
  const name = creatorName(creator)
  return nameInPrint(name) ?? (creator.handle === null ? name : `@${creator.handle}`)
}

const captionShown = 60

function shortened(words: string): string {
  return words.length > captionShown ? `${words.slice(0, captionShown).trimEnd()}…` : words
}

const small = (words: string) => text(words, 'small')
const right = (head: string, width: number) => ({ head, width, right: true })

function byCreator({ creators }: PerformanceDocument, sign: string): ReactElement {
  if (creators.length === 0) return section('By creator', '', text('Nobody has agreed yet.'))
  const money = (value: number | null) => small(amountIn(value, sign))
  return section(
    'By creator',
    `Amounts in ${sign}. CPM is the cost of a thousand views, CPE of a like or comment, CPC of a click, CPA of an order; return is revenue for each ${sign}1 paid.`,
    table(
      [
        { head: 'Creator', width: 20 },
        ...[right('Paid', 9), right('Posts', 7), right('Views', 8), right('CPM', 8), right('CPE', 8)],
        ...[right('Clicks', 7), right('CPC', 8), right('Orders', 7), right('CPA', 9), right('Return', 9)],
      ],
      creators.map((creator) => {
        const { perThousandViews, perEngagement, perClick, perOrder, returned } = creator
        return [
          strong(printedName(creator), 'small'),
          ...[money(creator.paid), small(`${creator.posts} of ${creator.due}`), small(compact(creator.views))],
          ...[money(perThousandViews), money(perEngagement), small(compact(creator.clicks)), money(perClick)],
          ...[small(compact(creator.orders)), money(perOrder), small(number(returned))],
        ]
      }),
    ),
  )
}

function audiences({ title, basis, later, rows }: CampaignAudiences): ReactElement {
  return section(
    title,
    basis,
    table(
      [
        { head: 'Creator', width: 20 },
        { head: 'At the start', width: 40 },
        { head: later, width: 40 },
      ],
      rows.map(({ creator, first, later: verdict }) => [
        strong(printedName(creator), 'small'),
        small(verdictWords(first)),
        small(verdict === 'same' ? 'the same' : verdictWords(verdict)),
      ]),
    ),
  )
}

function byPost({ posts, creators }: PerformanceDocument, sign: string): ReactElement {
  if (posts.length === 0) return section('By post', '', text('No post is live yet.'))
  const nameOf = ({ entryId, creator: name }: PerformancePost) => {
    const known = creators.find((each) => each.entryId === entryId)
    return known ? printedName(known) : (name ?? missing)
  }
  return section(
    'By post',
    'Posts that are live, with counts as typed in or read from the creator’s report, then posts found beside them.',
    table(
      [
        { head: 'Post', width: 23 },
        { head: 'Creator', width: 15 },
        { head: 'Published', width: 12 },
        ...[right('Views', 7), right('Likes', 7), right('Clicks', 7), right('Orders', 13)],
        { head: 'Disclosure', width: 16 },
      ],
      posts.map((post) => [
        strong(shortened(postName(post)), 'small'),
        ...[small(nameOf(post)), small(date(post.at))],
        ...[small(compact(post.views)), small(compact(post.likes)), small(compact(post.clicks))],
        small(post.orders === null ? missing : `${compact(post.orders)}${revenueOf(post, sign)}`),
        small(post.disclosure === null ? missing : disclosureWords[post.disclosure]),
      ]),
    ),
  )
}

function revenueOf({ revenue }: PerformancePost, sign: string): string {
  return revenue === null ? '' : `, ${amountIn(revenue, sign)}`
}
