import type { OverlapAnswer, RoiGoal } from '@vouch/contract'
import {
  chanceText,
  compact,
  dollars,
  figureTable,
  forecastFigureNames,
  intervalText,
  moneyRange,
  moneyText,
  percent,
  plural,
  roiText,
  shownFigure,
} from '@vouch/presentation'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useOverlaps, useRois } from '../../api/analyses.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import table from '../plain-table.module.css'
import { FigureList } from './figure-list.tsx'
import { AudienceOverlap } from './overlap-matrix.tsx'
import styles from './portfolio.module.css'
import { type MemberForecast, type Portfolio, portfolioOf } from './portfolio.ts'

/** Several creators in one campaign, by the ids of their verifications: what they bring together, people counted once, and whom a
 *  budget should book. */
export function PortfolioPanel({ ids }: { ids: readonly string[] }) {
  const [written, setWritten] = useState('')
  const [goal, setGoal] = useState<RoiGoal>('profit')
  const rois = useRois(ids)
  const waiting = rois.some(({ isPending }) => isPending)
  const found = rois.flatMap(({ data }, place) => (data ? [{ id: ids[place] ?? '', answer: data }] : []))
  const saved = found.find(({ answer }) => answer.saved?.budget != null)?.answer.saved?.budget ?? null
  // The field follows every key at once; the choice, which weighs all combinations, follows when there is time.
  const settled = useDeferredValue(written)
  const budget = settled.trim() === '' ? saved : Number(settled.replaceAll(/[\s,$]/g, ''))
  const known = budget !== null && Number.isFinite(budget) && budget >= 0 ? budget : null
  const ready = waiting ? '' : found.map(({ id, answer }) => `${id}${answer.saved?.savedAt ?? ''}`).join()
  const overlaps = useOverlaps(ids)
  const portfolio = usePortfolio(ready, found, { budget: known, goal, overlaps: overlaps.data ?? null })
  if (waiting || overlaps.isLoading) return <p role="status">Loading reports…</p>
  if (found.length < 2) {
    return (
      <Notice tone="caution">We need at least two reports we can forecast. Some of these may have no verdict.</Notice>
    )
  }
  return (
    <>
      <p className={styles.note}>
        Each creator uses the plan saved with their report, or one post at market price. People who follow two of them
        are counted once, based on the overlap below. Simulated; validated on simulated brands only.
      </p>
      {portfolio.together && <Together portfolio={portfolio} />}
      <div className={styles.asked}>
        <TextField
          label="Budget"
          inputMode="decimal"
          value={written}
          placeholder={saved === null ? 'No limit' : String(saved)}
          onChange={(event) => setWritten(event.target.value)}
          hint="In US dollars; decides who to book."
          {...(budget !== null && known === null && { error: 'Enter an amount, such as 5000.' })}
        />
        <SelectField
          label="Goal"
          value={goal}
          onChange={(event) => setGoal(event.target.value === 'reach' ? 'reach' : 'profit')}
        >
          <option value="profit">Profit</option>
          <option value="reach">Reach</option>
        </SelectField>
      </div>
      {portfolio.choice && <Chosen choice={portfolio.choice} />}
      <Members portfolio={portfolio} />
      <AudienceOverlap ids={ids} />
    </>
  )
}

function usePortfolio(
  ready: string,
  found: Parameters<typeof portfolioOf>[0],
  { budget, goal, overlaps }: { budget: number | null; goal: RoiGoal; overlaps: OverlapAnswer | null },
): Portfolio {
  const [kept, setKept] = useState({ ready, found })
  if (kept.ready !== ready) setKept({ ready, found })
  return useMemo(() => portfolioOf(kept.found, { budget, goal, overlaps }), [kept, budget, goal, overlaps])
}

function Together({ portfolio: { together, members, stated } }: { portfolio: Portfolio }) {
  if (!together) return null
  const { unit } = figureTable.reach
  const figures = [
    {
      name: forecastFigureNames.reach,
      value: compact(Math.round(together.reach.p50)),
      words: `of ${compact(Math.round(together.reachApart))} counted separately; all posts of the plans`,
    },
    {
      name: 'Reach with one post each, all accounts',
      value: shownFigure({ value: stated?.value ?? null, unit }),
      words: (stated && intervalText({ ...stated, unit })) ?? 'not known',
    },
    { name: 'Cost', value: moneyText(together.cost.p50), words: plural(members.length, 'creator') },
    { name: 'Gross profit', value: moneyText(together.grossProfit.p50), words: moneyRange(together.grossProfit) },
    {
      name: 'ROI',
      value: together.roi ? roiText(together.roi.p50) : '–',
      words: together.roi
        ? `${roiText(together.roi.p10)} to ${roiText(together.roi.p90)}; above 1: ${chanceText(together.chanceRoiAboveOne)}`
        : 'no fee set',
    },
  ]
  return <FigureList figures={figures} heading="h2" />
}

function Chosen({ choice }: { choice: NonNullable<Portfolio['choice']> }) {
  const names = choice.chosen.map((id) => `@${id.split('/')[1]}`)
  return (
    <section aria-label="Who to book" className={styles.choice}>
      <h2>Who to book for {dollars(choice.budget)}</h2>
      <p>
        {names.length === 0
          ? choice.goal === 'profit'
            ? 'No one: within this budget, no creator is expected to earn more than they cost.'
            : 'No one fits within this budget.'
          : `${names.join(', ')}: ${dollars(choice.cost)}, reaching ${compact(Math.round(choice.reach))} people whose accounts look authentic, expected profit ${moneyText(choice.profit)}.`}
      </p>
      <p className={styles.note}>
        Expected values across the simulated campaigns, with people counted once. No other mix within the budget does
        better.
      </p>
    </section>
  )
}

function Members({ portfolio: { members, together, choice } }: { portfolio: Portfolio }) {
  return (
    <section className={table.scroll} aria-label="Creators">
      <table className={`${table.table} ${table.number} ${styles.members}`}>
        <thead>
          <tr>
            <th scope="col">Creator</th>
            <th scope="col">Fee</th>
            <th scope="col">{figureTable.reach.name}</th>
            <th scope="col">{forecastFigureNames.reach}</th>
            <th scope="col">Unique reach</th>
            <th scope="col">ROI, median</th>
            <th scope="col">Chance above 1</th>
            {choice && <th scope="col">Booked</th>}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Member
              key={member.id}
              member={member}
              fresh={together?.creators.find(({ id }) => id === member.creator)?.fresh ?? null}
              booked={choice === null ? null : choice.chosen.includes(member.creator)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Member({ member, fresh, booked }: { member: MemberForecast; fresh: number | null; booked: boolean | null }) {
  const { forecast } = member
  return (
    <tr>
      <th scope="row">
        <Link to={`/dashboard/verifications/${member.id}?tab=performance`}>@{member.creator.split('/')[1]}</Link>
        <span className={styles.note}>{member.planned ? 'own plan' : 'market price'}</span>
      </th>
      <td>{member.planned ? dollars(member.fee) : moneyText(member.fee)}</td>
      <td>{shownFigure({ value: member.reach?.value ?? null, unit: figureTable.reach.unit })}</td>
      <td>{forecast ? compact(Math.round(forecast.reach.p50)) : '–'}</td>
      <td>{percent(fresh)}</td>
      <td>{forecast?.roi ? roiText(forecast.roi.p50) : '–'}</td>
      <td>{chanceText(forecast?.chanceRoiAboveOne ?? null)}</td>
      {booked !== null && <td>{booked ? 'yes' : 'no'}</td>}
    </tr>
  )
}
