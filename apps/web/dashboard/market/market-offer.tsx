import { type MarketAnswer, markets } from '@vouch/contract'
import { plural } from '@vouch/engine'
import { type MarketCell, useOpenMarket } from '../../api/market.ts'
import styles from './market.module.css'
import { TableOffer } from './table-offer.tsx'

const contents = [
  ['Paid posts', 'the share of posts that disclose a sponsor'],
  ['Formats', 'images, carousels, videos, shorts, streams and text'],
  ['Topics', 'the hashtags that creators use most'],
  ['Brands', 'who is named in paid posts, and their share of voice'],
  ['Prices', 'an index against all topics, and what a post costs by size'],
] as const

/** What a closed category holds, and what it costs. Nothing is sold where the index knows nobody. */
export function MarketOffer({ cell, answer: { credits, indexed } }: { cell: MarketCell; answer: MarketAnswer }) {
  const open = useOpenMarket(cell)
  return (
    <TableOffer
      call={markets.open}
      title="What’s in this category"
      cost={credits}
      open={open}
      closed={indexed === 0 ? 'The index has no creators of this category on this platform yet.' : null}
    >
      <ul className={styles.contents}>
        {contents.map(([name, basis]) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.hint}>{basis}</span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {indexed > 0 && `Counted from ${plural(indexed, 'creator')} in our index. `}Compares this month with last month
        and updates with our index while it’s open.
      </p>
    </TableOffer>
  )
}
