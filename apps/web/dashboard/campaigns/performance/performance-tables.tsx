import { type PerformanceCreator, type PerformanceDocument, signOfCurrency } from '@vouch/contract'
import {
  amountIn,
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
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import table from '../../../report/plain-table.module.css'
import styles from './performance.module.css'

/** The campaign creator by creator and post by post. */

interface PartProps {
  id: string
  title: string
  basis: string
  columns: readonly string[]
  /** Class of a table with columns of numbers. */
  numbers?: string | undefined
  children: ReactNode
}

function Part({ id, title, basis, columns, numbers = '', children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.basis}>{basis}</p>
      <div className={table.scroll}>
        <table className={`${table.table} ${numbers} ${styles.wide}`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  )
}

const creatorColumns = ['Creator', 'Paid', 'Posts', 'Views', 'CPM', 'CPE', 'Clicks', 'CPC', 'Orders', 'CPA', 'Return']

export function CreatorTable({ document: { creators, currency } }: { document: PerformanceDocument }) {
  const sign = signOfCurrency[currency]
  const money = (value: number | null) => amountIn(value, sign)
  if (creators.length === 0) return null
  return (
    <Part
      id="creators"
      title="By creator"
      basis={`CPM is the cost of a thousand views, CPE of a like or comment, CPC of a click, CPA of an order; return is revenue for each ${sign}1 paid.`}
      columns={creatorColumns}
      numbers={table.number}
    >
      {creators.map((creator) => (
        <tr key={creator.entryId}>
          <th scope="row">
            {creator.last ? (
              <Link to={`/dashboard/verifications/${creator.last.verificationId}`}>{creatorName(creator)}</Link>
            ) : (
              creatorName(creator)
            )}
          </th>
          <td>{money(creator.paid)}</td>
          <td>
            {creator.posts} of {creator.due}
          </td>
          <td>{compact(creator.views)}</td>
          <td>{money(creator.perThousandViews)}</td>
          <td>{money(creator.perEngagement)}</td>
          <td>{compact(creator.clicks)}</td>
          <td>{money(creator.perClick)}</td>
          <td>{compact(creator.orders)}</td>
          <td>{money(creator.perOrder)}</td>
          <td>{number(creator.returned)}</td>
        </tr>
      ))}
    </Part>
  )
}

export function AudienceTable({ document }: { document: PerformanceDocument }) {
  const told = campaignAudiences(document)
  if (told === null) return null
  return (
    <Part id="audiences" title={told.title} basis={told.basis} columns={['Creator', 'At the start', told.later]}>
      {told.rows.map(({ creator, first, later }) => (
        <tr key={creator.entryId}>
          <th scope="row">{creatorName(creator)}</th>
          <td>
            <ReportLink verdict={first} />
          </td>
          <td>{later === 'same' ? 'the same' : <ReportLink verdict={later} />}</td>
        </tr>
      ))}
    </Part>
  )
}

/** A verdict in one line that leads to its report. */
export function ReportLink({ verdict }: { verdict: PerformanceCreator['first'] }) {
  const words = verdictWords(verdict)
  if (verdict === null) return words
  return <Link to={`/dashboard/verifications/${verdict.verificationId}`}>{words}</Link>
}

export function PostTable({ document: { posts, currency } }: { document: PerformanceDocument }) {
  if (posts.length === 0) return null
  const sign = signOfCurrency[currency]
  // Two posts can be alike in all that is told of them.
  const numbered = posts.map((post, place) => ({ post, place }))
  return (
    <Part
      id="posts"
      title="By post"
      basis="Posts that are live, with counts as typed in or read from the creator’s report, then posts found beside them."
      columns={['Post', 'Creator', 'Published', 'Disclosure', 'Views', 'Likes', 'Clicks', 'Orders', 'Revenue']}
      numbers={styles.posts}
    >
      {numbered.map(({ post, place }) => (
        <tr key={place}>
          <th scope="row">
            {post.link === '' ? (
              postName(post)
            ) : (
              <a href={post.link} target="_blank" rel="noreferrer">
                {postName(post)}
              </a>
            )}
          </th>
          <td>{post.creator ?? missing}</td>
          <td>{date(post.at)}</td>
          <td>{post.disclosure === null ? missing : disclosureWords[post.disclosure]}</td>
          <td>{compact(post.views)}</td>
          <td>{compact(post.likes)}</td>
          <td>{compact(post.clicks)}</td>
          <td>{compact(post.orders)}</td>
          <td>{amountIn(post.revenue, sign)}</td>
        </tr>
      ))}
    </Part>
  )
}
