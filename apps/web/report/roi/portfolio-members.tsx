import type { MemberForecast, Portfolio } from '@vouch/presentation'
import {
  chanceText,
  compact,
  dollars,
  figureTable,
  forecastFigureNames,
  moneyText,
  percent,
  roiText,
  shownFigure,
} from '@vouch/presentation'
import { Link } from 'react-router'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { TrustMark } from '../../ui/tolerance-mark.tsx'
import { VerdictWord } from '../../ui/verdict-word.tsx'
import table from '../plain-table.module.css'
import { memberName } from './member-name.ts'
import styles from './portfolio.module.css'

/** The creators of a plan: what their reports say, what they cost and reach, and what each adds to the others. */
export function PortfolioMembers({ portfolio: { members, together, choice } }: { portfolio: Portfolio }) {
  // A return rests on somebody's plan; without one, the fee is the price.
  const planned = members.some((member) => member.planned)
  return (
    <ScrollRegion className={table.scroll} name="Creators">
      <table className={`${table.table} ${table.number} ${styles.members}`}>
        <thead>
          <tr>
            <th scope="col">Creator</th>
            <th scope="col">Trust</th>
            <th scope="col">Decision</th>
            {planned && <th scope="col">Fee</th>}
            <th scope="col">{figureTable.price.name}</th>
            <th scope="col">{figureTable.reach.name}</th>
            <th scope="col">{forecastFigureNames.reach}</th>
            <th scope="col">Unique reach</th>
            {planned && <th scope="col">ROI, median</th>}
            {planned && <th scope="col">Chance above 1</th>}
            {choice && <th scope="col">Booked</th>}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Member
              key={member.id}
              member={member}
              withReturn={planned}
              fresh={together?.creators.find(({ id }) => id === member.creator)?.fresh ?? null}
              booked={choice === null ? null : choice.chosen.includes(member.creator)}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

interface MemberProps {
  member: MemberForecast
  withReturn: boolean
  fresh: number | null
  booked: boolean | null
}

function Member({ member, withReturn, fresh, booked }: MemberProps) {
  const { forecast, verdict } = member
  return (
    <tr data-booked={booked || undefined}>
      <th scope="row">
        <Link to={`/dashboard/verifications/${member.id}?tab=performance`}>
          <bdi>{memberName(member)}</bdi>
        </Link>
        <span className={styles.note}>{member.planned ? 'own plan' : 'market price'}</span>
      </th>
      <td className={styles.trust}>{verdict.trust ? <TrustMark trust={verdict.trust} /> : '–'}</td>
      <td>
        <VerdictWord verdict={verdict} />
      </td>
      {withReturn && <td>{member.planned ? dollars(member.fee) : moneyText(member.fee)}</td>}
      <td>{shownFigure({ value: member.price?.value ?? null, unit: figureTable.price.unit })}</td>
      <td>{shownFigure({ value: member.reach?.value ?? null, unit: figureTable.reach.unit })}</td>
      <td>{forecast ? compact(Math.round(forecast.reach.p50)) : '–'}</td>
      <td>{percent(fresh)}</td>
      {withReturn && <td>{forecast?.roi ? roiText(forecast.roi.p50) : '–'}</td>}
      {withReturn && <td>{chanceText(forecast?.chanceRoiAboveOne ?? null)}</td>}
      {booked !== null && <td>{booked ? <b>yes</b> : 'no'}</td>}
    </tr>
  )
}
