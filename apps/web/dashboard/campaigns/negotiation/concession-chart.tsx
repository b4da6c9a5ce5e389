import { type Negotiation, type NegotiationOffer, offerSides, signOfCurrency } from '@vouch/contract'
import { amountIn, date, domainOf, heightAt, plural, ticks } from '@vouch/presentation'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { Plot } from '../../../ui/charts/plot.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import styles from './negotiation.module.css'
import { sideWords } from './negotiation-words.ts'

/** How the offers came closer: one line a side, the range behind them. */
export function ConcessionChart({ negotiation }: { negotiation: Negotiation }) {
  const { offers, frame, currency, creator } = negotiation
  const made = offers.filter(({ state }) => state === 'made')
  const sign = signOfCurrency[currency]
  const subtitle = [
    `${currency} for everything the creator delivers, in the order of the offers`,
    ...(frame === null
      ? []
      : [
          `gray: your range, ${amountIn(frame.anchor, sign)} to ${amountIn(frame.walkAway, sign)}; dashed: your target, ${amountIn(frame.target, sign)}`,
        ]),
  ].join('; ')
  return (
    <ChartFrame
      title="How the offers moved"
      subtitle={subtitle}
      caption={`${plural(made.length, 'logged offer')}, ${[...new Set([date(made[0]?.at), date(made.at(-1)?.at)])].join(' to ')}.`}
      subject={`negotiation-${creator.handle}`}
      table={{
        columns: ['Offer', 'Date', 'Who', `Amount, ${currency}`, 'Change', 'Note'],
        rows: made.map((offer, place) => [
          ...[place + 1, offer.at.slice(0, 10), offer.side === 'brand' ? 'You' : shownName(creator), offer.amount],
          ...[changeOf(made, place), offer.note],
        ]),
      }}
    >
      <Lines made={made} frame={frame} sign={sign} />
    </ChartFrame>
  )
}

/** @returns how far an offer moved from the same side's last; null for its first */
function changeOf(made: readonly NegotiationOffer[], place: number): number | null {
  const offer = made[place]
  const before = made.slice(0, place).findLast(({ side }) => side === offer?.side)
  return offer && before ? offer.amount - before.amount : null
}

interface LinesProps {
  made: readonly NegotiationOffer[]
  frame: Negotiation['frame']
  sign: string
}

function Lines({ made, frame, sign }: LinesProps) {
  const range = frame === null ? [] : [frame.anchor, frame.walkAway]
  const values = domainOf([...made.map(({ amount }) => amount), ...range], 4, false)
  const placed = made.map((offer, place) => ({
    ...{ id: offer.id, side: offer.side, amount: offer.amount },
    x: made.length === 1 ? 50 : 4 + (place / (made.length - 1)) * 92,
    y: heightAt(offer.amount, values),
    text: `${place + 1}. ${sideWords[offer.side]}: ${amountIn(offer.amount, sign)}`,
  }))
  const band = frame && { from: heightAt(frame.walkAway, values), to: heightAt(frame.anchor, values), label: '' }
  const sides = offerSides.map((side) => ({ side, points: placed.filter((point) => point.side === side) }))
  return (
    <Plot
      height={200}
      values={ticks(values, 4).map((value) => ({ at: heightAt(value, values), label: amountIn(value, sign) }))}
      dates={placed.map(({ x }, place) => ({ at: x, label: String(place + 1) }))}
      band={band}
      points={placed}
      endLabel
      readerLabel="Browse the offers"
    >
      {frame && (
        <line
          className={styles.target}
          x1="0"
          x2="100%"
          y1={`${heightAt(frame.target, values)}%`}
          y2={`${heightAt(frame.target, values)}%`}
        />
      )}
      {sides.map(({ side, points }) => (
        <svg key={side} width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path
            className={styles.path}
            data-side={side}
            d={points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')}
          />
        </svg>
      ))}
      {placed.map(({ id, side, x, y }) => (
        <circle key={id} className={styles.point} data-side={side} cx={`${x}%`} cy={`${y}%`} r="3.5" />
      ))}
      {sides.map(({ side, points }) => {
        const last = points.at(-1)
        return (
          last && (
            <text
              key={side}
              className={styles.direct}
              data-side={side}
              x={`${last.x}%`}
              y={`${last.y}%`}
              dx="10"
              dy="5"
            >
              {sideWords[side]}
            </text>
          )
        )
      })}
    </Plot>
  )
}
