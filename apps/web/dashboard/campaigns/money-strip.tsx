import { type Campaign, signOfCurrency } from '@vouch/contract'
import { amountIn, compact, costWords } from '@vouch/presentation'
import styles from './campaigns.module.css'
import { countedWords } from './mix-unread.ts'
import { spreadInCampaign, useCampaignMix } from './use-campaign-mix.ts'

/** Where the money is, and what the mix is expected to reach: the same at every step. */
export function MoneyStrip({ campaign }: { campaign: Campaign }) {
  const { money, fields } = campaign
  const sign = signOfCurrency[fields.currency.value]
  const amount = (value: number | null) => amountIn(value, sign)
  return (
    <dl className={styles.strip}>
      <Figure name="Budget" value={amount(money.budget)} words={money.budget === null ? 'not set' : 'in total'} />
      <Figure name="Spent" value={amount(money.spent)} words="paid to creators" />
      <Figure name="Committed" value={amount(money.committed)} words="still to pay" />
      <Figure
        name={money.left !== null && money.left < 0 ? 'Over budget' : 'Left'}
        value={amount(money.left)}
        words={money.planned > 0 ? `${amount(money.planned)} more planned` : 'nothing more planned'}
        alarming={money.left !== null && money.left < 0}
      />
      <Forecast campaign={campaign} />
    </dl>
  )
}

interface FigureProps {
  name: string
  value: string
  words: string
  alarming?: boolean
}

function Figure({ name, value, words, alarming = false }: FigureProps) {
  return (
    <div className={styles.figure} data-alarming={alarming || undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        <span>{words}</span>
      </dd>
    </div>
  )
}

/** People reached and what they cost, with their ranges, from the engine's one forecast of several creators. */
function Forecast({ campaign }: { campaign: Campaign }) {
  const mix = useCampaignMix(campaign)
  const together = mix?.forecast ?? null
  if (mix === null) return <Figure name="Forecast reach" value="…" words="calculating" />
  if (together === null) return <Figure name="Forecast reach" value="–" words="no creator is verified yet" />
  const { reach, cost } = together
  const people = `${compact(Math.round(reach.p10))} to ${compact(Math.round(reach.p90))}`
  return (
    <Figure
      name="Forecast reach"
      value={compact(Math.round(reach.p50))}
      words={`${people} people, for ${costWords(spreadInCampaign(cost, mix.sign), mix.sign)}; ${countedWords(mix)}`}
    />
  )
}
