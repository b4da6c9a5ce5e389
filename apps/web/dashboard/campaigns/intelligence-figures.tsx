import { compact, costWords, moneyText, percent, toneColour } from '@vouch/presentation'
import styles from './intelligence.module.css'
import { bestMixWords, type MixRisk, mixRisksOf, type NextDollar, nextDollarOf } from './mix-reading.ts'
import { nobodyAddsWords, noOverlapWords } from './mix-unread.ts'
import { type CampaignMix, inCampaign, spreadInCampaign } from './use-campaign-mix.ts'

interface FiguresProps {
  mix: CampaignMix
  /** Share of the reach that is people who follow several; null for nobody. */
  shared: number | null
  now: number
}

/** Reach, overlap, next dollar and risk of a mix. */
export function IntelligenceFigures({ mix, shared, now }: FiguresProps) {
  const { forecast, insight } = mix
  const several = (forecast?.creators.length ?? 0) > 1
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-label="Overlap">
        <h3>Overlap</h3>
        <p className={styles.figure}>{several ? percent(shared) : '–'}</p>
        <p>
          {several && forecast
            ? `of ${compact(Math.round(forecast.reachApart))} people you’d reach creator by creator are counted more than once. Together: ${compact(Math.round(forecast.reach.p50))} people (${compact(Math.round(forecast.reach.p10))} to ${compact(Math.round(forecast.reach.p90))}) for ${costWords(spreadInCampaign(forecast.cost, mix.sign), mix.sign)}.`
            : noOverlapWords(mix)}
        </p>
      </section>
      <section className={styles.card} aria-label="Next dollar">
        <h3>Next dollar</h3>
        <Next next={nextDollarOf(mix)} mix={mix} budget={insight.budget} />
      </section>
      <section className={styles.card} aria-label="Campaign risks">
        <h3>Campaign risks</h3>
        <Risks risks={mixRisksOf(mix, now)} />
      </section>
    </div>
  )
}

function Next({ next, mix, budget }: { next: NextDollar | null; mix: CampaignMix; budget: number | null }) {
  const { choice } = mix.portfolio
  if (budget === null || choice === null)
    return (
      <p>
        {budget === null
          ? 'Set a budget to see who adds most for it.'
          : 'Based on their reports, none of these creators can be booked.'}
      </p>
    )
  const best = bestMixWords(mix)
  const about = (amount: number) => moneyText(inCampaign(amount, mix.sign), mix.sign)
  if (next === null)
    return (
      <>
        <p className={styles.figure}>–</p>
        <p>
          {best} {nobodyAddsWords(mix)}
        </p>
      </>
    )
  const what = next.adds
    ? `${compact(Math.round(next.adds.value))} people (${compact(Math.round(next.adds.low))} to ${compact(Math.round(next.adds.high))})`
    : `${about(next.profit ?? 0)} of expected profit`
  return (
    <>
      <p className={styles.figure}>{next.name}</p>
      <p>
        adds {what} for {about(next.cost)}
        {next.beyondBudget !== null && `, ${about(next.beyondBudget)} more than is left`}. {best}
      </p>
    </>
  )
}

function Risks({ risks }: { risks: readonly MixRisk[] }) {
  if (risks.length === 0) return <p>Nothing stands out: the reports agree, and no one carries it alone.</p>
  return (
    <ul className={styles.risks}>
      {risks.map(({ tone, title, words }) => (
        <li key={title}>
          <b style={{ color: toneColour(tone) }}>{title}</b>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
