import type { RoiGoal } from '@vouch/contract'
import { type EmvLine, type FactorLine, type RoiForecast, sourceInSentence } from '@vouch/engine'
import {
  chanceText,
  compact,
  count,
  dollars,
  domainOf,
  factorValue,
  goalSentence,
  kindWords,
  moneyRange,
  moneyText,
  ownResultsFormula,
  type PlanForecast,
  roiSentence,
  roiText,
  stageRows,
  standingOn,
} from '@vouch/presentation'
import { memo } from 'react'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { FanChart } from '../../ui/charts/fan-chart.tsx'
import { QuantileDotPlot } from '../../ui/charts/quantile-dot-plot.tsx'
import { RowChart } from '../../ui/charts/row-chart.tsx'
import table from '../plain-table.module.css'
import { FigureList } from './figure-list.tsx'
import styles from './roi.module.css'

interface RoiViewProps {
  planned: PlanForecast
  fee: number
  /** Whether the fee is the reader's own; otherwise it is the market's price. */
  own: boolean
  /** What the money is for. */
  goal: RoiGoal
  subject: string
}

/** What a campaign may return, from the finding to what it stands on. It takes figures and draws. */
export const RoiView = memo(function RoiView({
  planned: { forecast, tornado, fan, learnt },
  fee,
  own,
  goal,
  subject,
}: RoiViewProps) {
  const caption = `${count(forecast.draws)} simulated campaigns; ${standingOn(forecast.factors)}. Validated on simulated brands only.`
  return (
    <>
      <p className={styles.sentence}>{goalSentence(forecast, fee, goal)}</p>
      <p className={styles.odds}>{roiSentence(forecast, fee, own)}</p>
      {learnt && (
        <p className={styles.odds}>
          {learnt} {ownResultsFormula}
        </p>
      )}
      <Figures forecast={forecast} />
      {fan.length > 1 && (
        <ChartFrame
          title="Return by fee"
          subtitle="Gross profit divided by cost; the band covers eight in ten campaigns, and 1 is break-even"
          caption={caption}
          table={{
            columns: ['Fee', 'p10', 'p50', 'p90'],
            rows: fan.map((each) => [each.fee, each.p10, each.p50, each.p90]),
          }}
          subject={subject}
        >
          <FanChart
            points={fan.map(({ fee: at, ...spread }) => ({ at, ...spread }))}
            valueText={roiText}
            placeText={moneyText}
            level={{ at: 1, label: 'break-even' }}
            chosen={fee}
            readerLabel="Browse the return by fee"
          />
        </ChartFrame>
      )}
      <Stages forecast={forecast} subject={subject} caption={caption} />
      {tornado && <Tornado tornado={tornado} subject={subject} />}
      <FairPrices forecast={forecast} fee={fee} own={own} subject={subject} />
      <Emv lines={forecast.emv} subject={subject} />
      <Factors factors={forecast.factors} />
    </>
  )
})

function Figures({ forecast }: { forecast: RoiForecast }) {
  const { roi, chanceRoiAboveOne, breakEvenFee, fairPrice } = forecast
  const figures = [
    { name: 'Chance of ROI above 1', value: chanceText(chanceRoiAboveOne), words: 'share of simulated campaigns' },
    {
      name: 'ROI, median',
      value: roi ? roiText(roi.p50) : '–',
      words: roi ? `${roiText(roi.p10)} to ${roiText(roi.p90)}, 1 is break-even` : 'no fee set',
    },
    { name: 'Break-even fee', value: moneyText(breakEvenFee.p50), words: `${moneyRange(breakEvenFee)}, all posts` },
    {
      name: 'Fair price',
      value: fairPrice.range ? `${moneyText(fairPrice.range.low)} to ${moneyText(fairPrice.range.high)}` : '–',
      words: fairPrice.range
        ? 'acceptable to the market, and breaks even at the median'
        : 'the market price is more than the median campaign returns',
    },
  ]
  return <FigureList figures={figures} heading="h3" />
}

/** From people to profit. One campaign in ten ends below the first figure, one above the last. */
function Stages({ forecast, subject, caption }: { forecast: RoiForecast; subject: string; caption: string }) {
  const rows = stageRows(forecast)
  return (
    <ChartFrame
      title="Outcomes"
      subtitle="For all posts in the campaign: one in ten ends up below the first column, one in ten above the last"
      caption={caption}
      table={{
        columns: ['Stage', 'p10', 'p50', 'p90'],
        rows: rows.map(({ name, spread }) => [name, spread.p10, spread.p50, spread.p90]),
      }}
      subject={subject}
    >
      <table className={`${table.table} ${table.number}`}>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">1 in 10 below</th>
            <th scope="col">Median</th>
            <th scope="col">1 in 10 above</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, spread, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text(spread.p10)}</td>
              <td>
                <b>{text(spread.p50)}</b>
              </td>
              <td>{text(spread.p90)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartFrame>
  )
}

function Tornado({
  tornado: { median, bars },
  subject,
}: {
  tornado: NonNullable<PlanForecast['tornado']>
  subject: string
}) {
  const ends = bars.flatMap(({ low, high }) => [low, high])
  return (
    <ChartFrame
      title="What matters most"
      subtitle="ROI with one factor at its 10th and 90th percentiles and all others at their median"
      caption="The widest bar is the factor that would narrow the forecast most if you knew it. You can’t choose a click rate; you can only find out."
      table={{
        columns: ['Factor', 'ROI at p10', 'ROI at p90'],
        rows: bars.map((bar) => [bar.title, bar.low, bar.high]),
      }}
      subject={subject}
    >
      <RowChart
        kind="interval"
        domain={domainOf([...ends, median], 4, true)}
        reference={{ at: median, label: `ROI with everything at its median, ${roiText(median)}` }}
        rows={bars.map(({ title, low, high, kind }) => ({
          label: title,
          value: null,
          low: Math.min(low, high),
          high: Math.max(low, high),
          words: `${roiText(Math.min(low, high))} to ${roiText(Math.max(low, high))}${kind === null ? '' : `, ${kindWords[kind]}`}`,
        }))}
      />
    </ChartFrame>
  )
}

function fairWords(range: RoiForecast['fairPrice']['range'], own: boolean): string {
  if (range) return `a fair price is between ${moneyText(range.low)} and ${moneyText(range.high)}`
  return own ? 'no price is fair to both sides' : 'what is fair to you depends on your plan'
}

/** What the market asks, what breaks even, and what rules of thumb say. */
export function FairPrices({
  forecast: { fairPrice },
  fee,
  own,
  subject,
}: Omit<RoiViewProps, 'planned' | 'goal'> & { forecast: RoiForecast }) {
  const { market, breakEven, rules } = fairPrice
  const range = own ? fairPrice.range : null
  const rows = [
    ...(market ? [{ label: 'Market price', value: market.p50, low: market.p10, high: market.p90 }] : []),
    // What breaks even is known of a plan alone: before there is one it would be a guess about the brand.
    ...(own ? [{ label: 'Break-even fee', value: breakEven.p50, low: breakEven.p10, high: breakEven.p90 }] : []),
    ...rules.map(({ basis, value, source }) => ({ label: `${basis} (${source})`, value, low: value, high: value })),
  ]
  const most = Math.max(fee, ...rows.map(({ high }) => high))
  return (
    <ChartFrame
      title="Price"
      subtitle={`US dollars for all posts in the campaign, before rights and exclusivity; ${market ? 'each dot is one in twenty market deals, ' : ''}bars run from the 10th to the 90th percentile`}
      caption={
        market
          ? `Market: ${market.basis}. Source: ${sourceInSentence(market.source)}.`
          : 'There’s no published price benchmark for this platform.'
      }
      table={{
        columns: ['Method', 'Low', 'Middle', 'High'],
        rows: rows.map((row) => [row.label, row.low, row.value, row.high]),
      }}
      subject={subject}
    >
      {market && (
        <QuantileDotPlot
          spread={market}
          format={(at) => `$${compact(at)}`}
          label={`Twenty typical market deals, with ${moneyText(market.p50)} in the middle; ${fairWords(range, own)}`}
          range={range && { ...range, label: 'fair to both sides' }}
          reference={fee > 0 ? { at: fee, label: '' } : null}
        />
      )}
      <RowChart
        kind="interval"
        unit="$"
        domain={domainOf([most], 4, true)}
        {...(fee > 0 && {
          reference: { at: fee, label: `${own ? 'Your fee' : 'Fee used here'}, ${dollars(fee)}` },
        })}
        rows={rows.map((row) => ({
          ...row,
          words:
            row.low === row.high
              ? moneyText(row.value)
              : `${moneyText(row.value)} (${moneyRange({ p10: row.low, p90: row.high })})`,
        }))}
      />
    </ChartFrame>
  )
}

/** Methods that differ by five times for one and the same post: shown side by side, and used for nothing. */
function Emv({ lines, subject }: { lines: readonly EmvLine[]; subject: string }) {
  if (lines.length === 0) return null
  return (
    <ChartFrame
      title="Earned media value"
      subtitle="What the same attention would cost as advertising, using published methods; 10th to 90th percentile"
      caption="This isn’t revenue and isn’t used in any figure above. The methods can differ several times over for the same post, so a value without its method means nothing."
      table={{
        columns: ['Method', 'Source', 'Currency', 'p10', 'p50', 'p90'],
        rows: lines.map((line) => [line.name, line.source, line.currency, line.p10, line.p50, line.p90]),
      }}
      subject={subject}
    >
      <RowChart
        kind="interval"
        domain={domainOf(
          lines.map(({ p90 }) => p90),
          4,
          true,
        )}
        rows={lines.map(({ name, p10, p50, p90, currency }) => ({
          label: name,
          ...{ value: p50, low: p10, high: p90 },
          words: `${currency === 'EUR' ? moneyText(p50).replace('$', '€') : moneyText(p50)}`,
        }))}
      />
    </ChartFrame>
  )
}

function Factors({ factors }: { factors: readonly FactorLine[] }) {
  return (
    <details className={styles.factors}>
      <summary>
        What this forecast is based on: {factors.length} factors, {standingOn(factors)}
      </summary>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">Value</th>
            <th scope="col">Effect and source</th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr key={factor.id}>
              <th scope="row">{factor.title}</th>
              <td>{factor.kind === null ? 'doesn’t apply' : `${factorValue(factor)}, ${kindWords[factor.kind]}`}</td>
              <td className={styles.quiet}>
                {factor.size} ({factor.source}){factor.why && `. ${factor.why}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
