import type { Report } from '@vouch/engine'
import { useState } from 'react'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { QuantileDotPlot } from '../ui/charts/quantile-dot-plot.tsx'
import { quantileValues } from '../ui/charts/quantile-dots.ts'
import { TextField } from '../ui/field.tsx'
import { compact, date, dollars } from '../ui/format.ts'
import styles from './price-position.module.css'
import { moneyText } from './roi/roi-words.ts'
import { Section } from './section.tsx'

/** What a post of this creator costs on the market, and where a quote that the reader has lies in it. */
export function PricePosition({ report: { keyFigures, subject } }: { report: Report }) {
  const [written, setWritten] = useState('')
  const price = keyFigures.find(({ id }) => id === 'estimated-price')
  if (price?.value == null || price.low === null || price.high === null) return null
  const { low, value, high } = price
  const quote = written.trim() === '' ? null : Number(written.replaceAll(',', ''))
  const known = quote !== null && Number.isFinite(quote) && quote >= 0 ? quote : null
  return (
    <Section
      title="Usual price"
      note="Eight in ten deals of creators like this one lie in the band. Rights, exclusivity and production come on top."
    >
      <ChartFrame
        title="Price of a sponsored post"
        subtitle={`US dollars, twenty deals of which each dot is one: ${moneyText(value)} in the middle, eight in ten from ${moneyText(low)} to ${moneyText(high)}`}
        caption={`${price.basis}; data of ${date(subject.fetchedAt)}. Three percentiles are published; the shape between them is ours.`}
        table={{ columns: ['10th', '50th', '90th'], rows: [[low, value, high]] }}
        subject={subject.handle}
      >
        <QuantileDotPlot
          spread={{ p10: low, p50: value, p90: high }}
          format={(at) => `$${compact(at)}`}
          label={`Twenty usual deals: the middle is ${moneyText(value)}, eight in ten lie between ${moneyText(low)} and ${moneyText(high)}`}
          {...(known !== null && { reference: { at: known, label: `Your quote, ${dollars(known)}` } })}
        />
      </ChartFrame>
      <div className={styles.quote}>
        <TextField
          label="A quote that you were given, in dollars"
          inputMode="decimal"
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          {...(quote !== null && known === null && { error: 'Write an amount such as 1200.' })}
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
  if (quote > high) return 'Dearer than nine in ten deals of creators like this one.'
  if (quote < low) return 'Cheaper than nine in ten deals of creators like this one. Ask what is included.'
  const cheaper = quantileValues({ p10: low, p50: value, p90: high }).filter((deal) => deal < quote).length
  return quote > value
    ? `Inside the usual range, above its middle: ${cheaper} of 20 such deals cost less.`
    : `Inside the usual range, not above its middle: ${20 - cheaper} of 20 such deals cost as much or more.`
}
