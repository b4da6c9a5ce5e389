import type { OverlapAnswer, RoiGoal } from '@vouch/contract'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useOverlaps, useRois } from '../../api/analyses.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { compact, dollars, percent } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import table from '../plain-table.module.css'
import { FigureList } from './figure-list.tsx'
import { AudienceOverlap } from './overlap-matrix.tsx'
import styles from './portfolio.module.css'
import { type MemberForecast, type Portfolio, portfolioOf } from './portfolio.ts'
import { chanceText, moneyRange, moneyText, roiText } from './roi-words.ts'

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
  if (waiting || overlaps.isLoading) return <p role="status">Loading the reports...</p>
  if (found.length < 2) {
    return <Notice tone="caution">Fewer than two of these reports can be forecast; they may have no verdict.</Notice>
  }
  return (
    <>
      <p className={styles.note}>
        Each creator with the plan that is saved beside its report, or with one post at the market’s price. Whoever
        follows two of them is counted once, by the overlap below. Simulated; validated on simulated brands only.
      </p>
      {portfolio.together && <Together portfolio={portfolio} />}
      <div className={styles.asked}>
        <TextField
          label="Budget"
          inputMode="decimal"
          value={written}
          placeholder={saved === null ? 'No limit' : String(saved)}
          onChange={(event) => setWritten(event.target.value)}
          hint="US dollars; says whom to book."
          {...(budget !== null && known === null && { error: 'Write an amount such as 5000.' })}
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

function Together({ portfolio: { together, members, reachApart } }: { portfolio: Portfolio }) {
  if (!together) return null
  const figures = [
    {
      name: 'People reached',
      value: compact(Math.round(together.reach.p50)),
      words: `of ${compact(reachApart === null ? null : Math.round(reachApart))} counted apart`,
    },
    { name: 'Cost', value: moneyText(together.cost.p50), words: `${members.length} creators` },
    { name: 'Gross profit', value: moneyText(together.grossProfit.p50), words: moneyRange(together.grossProfit) },
    {
      name: 'ROI',
      value: together.roi ? roiText(together.roi.p50) : '–',
      words: together.roi
        ? `${roiText(together.roi.p10)} to ${roiText(together.roi.p90)}; above 1: ${chanceText(together.chanceRoiAboveOne)}`
        : 'nothing is paid',
    },
  ]
  return <FigureList figures={figures} heading="h2" />
}

function Chosen({ choice }: { choice: NonNullable<Portfolio['choice']> }) {
  const names = choice.chosen.map((id) => `@${id.split('/')[1]}`)
  return (
    <section aria-label="Whom to book" className={styles.choice}>
      <h2>Whom to book for {dollars(choice.budget)}</h2>
      <p>
        {names.length === 0
          ? choice.goal === 'profit'
            ? 'Nobody: no creator is expected to bring more than it costs within this budget.'
            : 'Nobody fits into this budget.'
          : `${names.join(', ')}: ${dollars(choice.cost)}, reaching ${compact(Math.round(choice.reach))} people, expected profit ${moneyText(choice.profit)}.`}
      </p>
      <p className={styles.note}>
        Expected values over the simulated campaigns, people counted once. Exact: no other choice within the budget
        brings more.
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
            <th scope="col">People alone</th>
            <th scope="col">Reached by no other</th>
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
      <td>{dollars(member.fee)}</td>
      <td>{forecast ? compact(Math.round(forecast.reach.p50)) : '–'}</td>
      <td>{percent(fresh)}</td>
      <td>{forecast?.roi ? roiText(forecast.roi.p50) : '–'}</td>
      <td>{chanceText(forecast?.chanceRoiAboveOne ?? null)}</td>
      {booked !== null && <td>{booked ? 'yes' : 'no'}</td>}
    </tr>
  )
}
