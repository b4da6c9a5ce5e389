import { type CampaignSummary, currentStep, signOfCurrency } from '@vouch/contract'
import { amountIn, date, plural } from '@vouch/presentation'
import { Link } from 'react-router'
import styles from './campaign-table.module.css'
import { stateWords } from './campaign-words.ts'
import campaignStyles from './campaigns.module.css'

/** Campaigns row by row: how each stands, its money, and the next act. */
export function CampaignTable({ all }: { all: readonly CampaignSummary[] }) {
  return (
    <ul className={styles.rows}>
      {all.map((campaign) => (
        <Row key={campaign.id} campaign={campaign} />
      ))}
    </ul>
  )
}

function Row({ campaign }: { campaign: CampaignSummary }) {
  const { id, name, state, startsOn, endsOn, creators, approved, money, currency, steps } = campaign
  const amount = (value: number | null) => amountIn(value, signOfCurrency[currency])
  const step = currentStep(steps)
  const done = steps.filter((each) => each.done).length
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <Link className={styles.rowLink} to={`/dashboard/campaigns/${id}`}>
          {name}
        </Link>
        <span className={styles.quiet}>{startsOn ? `${date(startsOn)} to ${date(endsOn)}` : 'No dates yet'}</span>
      </span>
      <span className={campaignStyles.state} data-state={state}>
        {stateWords[state]}
      </span>
      <span className={styles.next}>
        <span>
          {done} of {steps.length} steps done
        </span>
        <span className={styles.quiet}>{state === 'archived' ? '' : step?.next}</span>
      </span>
      <span className={styles.people}>
        {plural(creators, 'creator')}
        <span className={styles.quiet}>{approved} approved</span>
      </span>
      <span className={styles.money}>
        {amount(money.spent + money.committed)}
        <span className={styles.quiet}>{money.budget === null ? 'no budget set' : `of ${amount(money.budget)}`}</span>
      </span>
    </li>
  )
}
