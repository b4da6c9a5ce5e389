import type { Report } from '@vouch/engine'
import { capitalised, compact, date, dollars, figureTable, moneyText } from '@vouch/presentation'
import { useState } from 'react'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { QuantileDotPlot } from '../ui/charts/quantile-dot-plot.tsx'
import { quantileValues } from '../ui/charts/quantile-dots.ts'
import { TextField } from '../ui/field.tsx'
import styles from './price-position.module.css'
import { Section } from './section.tsx'

/** What a post of this creator costs on the market, and where a quote that the reader has lies in it. */
export function PricePosition({ report: { keyFigures, subject } }: { report: Report }) {
  const [written, setWritten] = useState('')
  const price = keyFigures.find(({ id }) => id === figureTable.price.id)
  if (price?.value == null || price.low === null || price.high === null) return null
  const { low, value, high } = price
  const quote = written.trim() === '' ? null : Number(written.replaceAll(',', ''))
  const known = quote !== null && Number.isFinite(quote) && quote >= 0 ? quote : null
  return (
    <Section
      title="Market price"
      note="Eight in ten deals with creators like this one fall in the band. Rights, exclusivity and production cost extra."
    >
      <ChartFrame
        title="Price per sponsored post"
        subtitle={`US dollars; each dot is one of twenty typical deals: ${moneyText(value)} in the middle, eight in ten from ${moneyText(low)} to ${moneyText(high)}`}
        caption={`${capitalised(price.basis)}; data from ${date(subject.fetchedAt)}. Three percentiles are published; we fill in the rest.`}
        table={{ columns: ['10th', '50th', '90th'], rows: [[low, value, high]] }}
        subject={subject.handle}
      >
        <QuantileDotPlot
          spread={{ p10: low, p50: value, p90: high }}
          format={(at) => `$${compact(at)}`}
          label={`Twenty typical deals: the middle is ${moneyText(value)}, and eight in ten are between ${moneyText(low)} and ${moneyText(high)}`}
          {...(known !== null && { reference: { at: known, label: `Your quote, ${dollars(known)}` } })}
        />
      </ChartFrame>
      <div className={styles.quote}>
        <TextField
          label="The quote you received, in dollars"
          inputMode="decimal"
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          {...(quote !== null && known === null && { error: 'Enter an amount, such as 1200.' })}
        />
        <p role="status">{known === null ? '' : quoteSentence(known, { low, value, high })}</p>
      </div>
    </Section>
  )
}

/** @returns where a quote lies among what is usually asked, in a sentence that the dots can be counted for. */
export function quoteSentence(
  quote: number,
  { low, value, high }: { low: number; value: number; high: number },
): string {
  if (quote > high) return 'More expensive than nine in ten deals with creators like this one.'
  if (quote < low) return 'Cheaper than nine in ten deals with creators like this one. Ask what’s included.'
  const cheaper = quantileValues({ p10: low, p50: value, p90: high }).filter((deal) => deal < quote).length
  return quote > value
    ? `Within the usual range, above the middle: ${cheaper} of 20 deals like this cost less.`
    : `Within the usual range, at or below the middle: ${20 - cheaper} of 20 deals like this cost the same or more.`
}
