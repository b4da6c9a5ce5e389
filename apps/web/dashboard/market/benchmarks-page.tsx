import { type BenchmarkAnswer, benchmarkCategories, benchmarkSizes, benchmarks } from '@vouch/contract'
import { platforms } from '@vouch/engine'
import { date, platformName } from '@vouch/presentation'
import { Link, useSearchParams } from 'react-router'
import { type BenchmarkCell, useBenchmarks, useOpenBenchmarks, useOpenedBenchmarks } from '../../api/market.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { BenchmarkChoices } from './benchmark-choices.tsx'
import { FigureTable, MedianTable } from './benchmark-tables.tsx'
import styles from './market.module.css'
import { categoryName, gradeWords, sizeName } from './market-words.ts'
import { OwnFigures } from './own-figures.tsx'
import { TableOffer } from './table-offer.tsx'

export function meta() {
  return [{ title: 'Benchmarks · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const first: BenchmarkCell = { platform: 'instagram', tier: '10k-50k', category: 'all' }

/** What creators of a platform, size and industry usually get and cost. The address of the page is the table. */
export default function BenchmarksPage() {
  const [address, setAddress] = useSearchParams()
  const cell: BenchmarkCell = {
    platform: platforms.find((each) => each === address.get('platform')) ?? first.platform,
    tier: benchmarkSizes.find((each) => each === address.get('size')) ?? first.tier,
    category: benchmarkCategories.find((each) => each === address.get('industry')) ?? first.category,
  }
  const go = (next: Partial<BenchmarkCell>) => setAddress(addressOf({ ...cell, ...next }))
  return (
    <div className={styles.page}>
      <PageHead title="Benchmarks">
        What creators usually deliver and cost, by platform, size and industry, next to your own results.
      </PageHead>
      <BenchmarkChoices cell={cell} onChoose={go} />
      <Opened />
      <OneTable key={addressOf(cell)} cell={cell} />
    </div>
  )
}

/** The address of a table, without what every other shares. */
function addressOf({ platform, tier, category }: BenchmarkCell): string {
  return new URLSearchParams({ platform, size: tier, industry: category }).toString()
}

function nameOf({ platform, tier, category }: BenchmarkCell): string {
  return `${platformName(platform)}, ${sizeName(tier)}, ${categoryName(category)}`
}

/** The tables that are open, so that nobody pays for another where one would do. */
function Opened() {
  const tables = useOpenedBenchmarks().data?.tables ?? []
  if (tables.length === 0) return null
  return (
    <nav className={styles.opened} aria-label="Open tables">
      <span className={styles.hint}>Open now:</span>
      {tables.map((table) => (
        <Link key={addressOf(table)} to={`?${addressOf(table)}`}>
          {nameOf(table)}
        </Link>
      ))}
    </nav>
  )
}

function BenchmarkOffer({ cell, answer }: { cell: BenchmarkCell; answer: BenchmarkAnswer }) {
  const open = useOpenBenchmarks(cell)
  return (
    <TableOffer call={benchmarks.open} title="What’s in this table" cost={answer.credits} open={open}>
      <ul className={styles.contents}>
        {answer.contents.map(({ id, name, basis, source, grade }) => (
          <li key={id}>
            <span>
              {name}
              <span className={styles.basis}>{basis}</span>
            </span>
            <span className={styles.hint}>
              {source} ({gradeWords[grade]})
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        Plus medians of the creators in our index and of your own campaigns, with the sample size of each, and figures
        of your own that forecasts use.
      </p>
    </TableOffer>
  )
}

function OneTable({ cell }: { cell: BenchmarkCell }) {
  const known = useBenchmarks(cell)
  if (known.isPending) return <p role="status">Loading the table…</p>
  if (known.isError && !known.data) return <LoadFailure query={known} />
  const { opened, table, own } = known.data
  const subject = `benchmarks-${cell.platform}-${cell.tier}-${cell.category}`
  if (opened === null || table === null) {
    return (
      <>
        <BenchmarkOffer cell={cell} answer={known.data} />
        {own.length > 0 && <OwnFigures cell={cell} answer={known.data} />}
      </>
    )
  }
  return (
    <>
      <div className={styles.facts}>
        <h2 className={styles.subtitle}>{nameOf(cell)}</h2>
        Open until {date(opened.until)}
        {opened.by && `, opened by ${opened.by}`}. Everyone in your workspace can read it.
      </div>
      <FigureTable table={table} own={own} isOfIndustry={cell.category !== 'all'} subject={subject} />
      <OwnFigures cell={cell} answer={known.data} />
      <MedianTable
        title="Creators in our index"
        subtitle="Median of each figure, with the interval that holds the true one 9 times in 10"
        caption={`Creators of this platform, size and industry that were verified or screened here${table.indexReadAt ? `; the newest was read on ${date(table.indexReadAt)}` : ''}.`}
        empty="No creator in the index has this industry’s topics. Choose all industries to see every creator of the size."
        figures={table.index}
        subject={subject}
      />
      <MedianTable
        title="Your campaigns"
        subtitle="Median over creators of your own campaigns, with the interval that holds the true one 9 times in 10"
        caption={
          table.campaigns === 0
            ? 'None of your campaigns has creators of this platform, size and industry yet.'
            : `${table.campaigns === 1 ? 'One campaign' : `${table.campaigns} campaigns`} that you started. Figures are those of step 7.`
        }
        empty=""
        figures={table.results}
        subject={subject}
      />
    </>
  )
}
