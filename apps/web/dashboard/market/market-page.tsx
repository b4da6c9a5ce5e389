import { type Market, type MarketAnswer, topicIds, topics } from '@vouch/contract'
import { platforms } from '@vouch/engine'
import { count, date, month, platformName, plural } from '@vouch/presentation'
import { Link, useSearchParams } from 'react-router'
import { type MarketCell, useMarket, useOpenedMarkets } from '../../api/market.ts'
import { Button } from '../../ui/button.tsx'
import { csvText, download, fileName } from '../../ui/charts/csv.ts'
import { SelectField } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { MedianTable } from './benchmark-tables.tsx'
import styles from './market.module.css'
import { MarketOffer } from './market-offer.tsx'
import { TrendChart } from './market-trends.tsx'
import { formatName } from './market-words.ts'
import { marketTable, shownMonthName } from './trend-words.ts'

export function meta() {
  return [{ title: 'Market · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const first: MarketCell = { platform: 'instagram', category: 'food' }

/** What moves in a category on a platform. The address of the page is the table. */
export default function MarketPage() {
  const [address, setAddress] = useSearchParams()
  const cell: MarketCell = {
    platform: platforms.find((each) => each === address.get('platform')) ?? first.platform,
    category: topicIds.find((each) => each === address.get('category')) ?? first.category,
  }
  const go = (next: Partial<MarketCell>) => setAddress(addressOf({ ...cell, ...next }))
  return (
    <div className={styles.page}>
      <PageHead title="Market">
        What’s moving in a category: formats, topics, paid posts, brands and prices, counted from the creators in our
        index.
      </PageHead>
      <div className={styles.choices}>
        <SelectField
          label="Platform"
          value={cell.platform}
          onChange={({ target }) => go({ platform: target.value as MarketCell['platform'] })}
        >
          {platforms.map((platform) => (
            <option key={platform} value={platform}>
              {platformName(platform)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Category"
          value={cell.category}
          onChange={({ target }) => go({ category: target.value as MarketCell['category'] })}
        >
          {topics.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Opened />
      <OneMarket key={addressOf(cell)} cell={cell} />
    </div>
  )
}

function addressOf({ platform, category }: MarketCell): string {
  return new URLSearchParams({ platform, category }).toString()
}

function nameOf({ platform, category }: MarketCell): string {
  return `${platformName(platform)}, ${topics.find(({ id }) => id === category)?.label ?? category}`
}

/** What is open, so that nobody pays twice. */
function Opened() {
  const opened = useOpenedMarkets().data?.markets ?? []
  if (opened.length === 0) return null
  return (
    <nav className={styles.opened} aria-label="Open categories">
      <span className={styles.hint}>Open now:</span>
      {opened.map((each) => (
        <Link key={addressOf(each)} to={`?${addressOf(each)}`}>
          {nameOf(each)}
        </Link>
      ))}
    </nav>
  )
}

function OneMarket({ cell }: { cell: MarketCell }) {
  const known = useMarket(cell)
  if (known.isPending) return <p role="status">Loading the category…</p>
  if (known.isError && !known.data) return <LoadFailure query={known} />
  const { opened, market, preparing } = known.data
  return (
    <>
      {preparing && (
        <Notice tone="info">
          The sandbox has read {count(preparing.done)} of its {count(preparing.of)} simulated creators. Figures grow
          until it’s done.
        </Notice>
      )}
      {opened === null ? (
        <MarketOffer cell={cell} answer={known.data} />
      ) : market === null ? (
        <p className={styles.hint}>
          Open until {date(opened.until)}. No creator in this category published in the last six months, as far as our
          index knows.
        </p>
      ) : (
        <OpenMarket cell={cell} answer={known.data} opened={opened} market={market} />
      )}
    </>
  )
}

interface OpenMarketProps {
  cell: MarketCell
  answer: MarketAnswer
  opened: NonNullable<MarketAnswer['opened']>
  market: Market
}

function OpenMarket({ cell, answer, opened, market }: OpenMarketProps) {
  const subject = `market-${cell.platform}-${cell.category}`
  const parts = partsOf(market)
  const save = () =>
    download(fileName([subject, market.month], 'csv'), 'text/csv;charset=utf-8', csvText(marketTable(market, parts)))
  return (
    <>
      <div className={styles.heading}>
        <div className={styles.facts}>
          <h2 className={styles.subtitle}>
            {nameOf(cell)}: {shownMonthName(market)}
            {market.monthBefore && ` vs. ${month(market.monthBefore)}`}
          </h2>
          {count(market.creators)} of {plural(answer.indexed, 'creator')} in the index posted. Latest data:{' '}
          {date(market.readAt)}. Open until {date(opened.until)}
          {opened.by && `, opened by ${opened.by}`}.
        </div>
        <Button size="small" tone="secondary" onClick={save}>
          Download CSV
        </Button>
      </div>
      {market.simulated > 0 && (
        <Notice tone="caution" title="Simulated creators">
          {market.simulated === market.creators ? 'All' : count(market.simulated)} of these creators are made up by the
          sandbox, with their posts and brands. The figures say nothing about a real market.
        </Notice>
      )}
      {parts.map((part) => (
        <TrendChart key={part.title} market={market} subject={subject} {...part} />
      ))}
      <MedianTable
        title="Prices"
        subtitle="Median of each figure, with the interval that holds the true one 9 times in 10"
        caption={`Prices are those that reports estimate for one post, as of each creator’s latest reading; latest data: ${date(market.readAt)}.`}
        empty=""
        figures={market.prices}
        subject={subject}
      />
    </>
  )
}

function partsOf(market: Market) {
  return [
    {
      title: 'Paid posts',
      basis: 'Posts that disclose a sponsor, of posts with a caption',
      trends: [market.sponsored],
    },
    {
      title: 'Formats',
      basis: 'Share of posts',
      trends: market.formats.map((each) => ({ ...each, name: formatName(each.name) })),
      empty: 'No format was used by three creators or more.',
    },
    {
      title: 'Topics',
      basis: 'Posts with the hashtag, of posts with a caption',
      trends: market.topics,
      empty: 'No hashtag was used by three creators or more.',
    },
    {
      title: 'Share of voice',
      basis: 'Mentions of the account, of all accounts that paid posts mention',
      trends: market.brands,
      counted: 'mention',
      empty: 'No account was mentioned in paid posts of three creators or more.',
    },
  ]
}
