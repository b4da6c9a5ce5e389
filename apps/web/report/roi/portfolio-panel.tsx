import type { MemberForecast, Portfolio } from '@vouch/presentation'
import {
  chanceText,
  compact,
  figureTable,
  forecastFigureNames,
  intervalText,
  moneyRange,
  moneyText,
  percent,
  plural,
  range,
  roiText,
  shownFigure,
} from '@vouch/presentation'
import { Notice } from '../../ui/notice.tsx'
import { FigureList } from './figure-list.tsx'
import { memberName } from './member-name.ts'
import { AudienceOverlap } from './overlap-matrix.tsx'
import styles from './portfolio.module.css'
import { PortfolioMembers } from './portfolio-members.tsx'
import { RecommendedMix } from './recommended-mix.tsx'
import { usePortfolio } from './use-portfolio.ts'

/** Several creators in one campaign, by the ids of their verifications: whom a budget should book, what they bring together with people
 *  counted once, and each of them. */
export function PortfolioPanel({ ids }: { ids: readonly string[] }) {
  const plan = usePortfolio(ids)
  const { status, portfolio } = plan
  if (status === 'waiting') return <div className={styles.waiting} role="status" aria-label="Loading reports" />
  if (status === 'too-few') {
    return (
      <Notice tone="caution">We need at least two reports we can forecast. Some of these may have no verdict.</Notice>
    )
  }
  return (
    <>
      <RecommendedMix plan={plan} />
      <Together portfolio={portfolio} />
      <PortfolioMembers portfolio={portfolio} />
      <p className={styles.note}>
        Each creator uses the plan saved with their report, or one post at market price. People who follow two of them
        are counted once, based on the overlap below. Every figure of reach is a median, and medians don’t add up: all
        of them together reach more or fewer people than the sum of the column. Return shows once you plan a campaign on
        a report’s Performance tab. Simulated; validated on simulated brands only.
      </p>
      <AudienceOverlap ids={ids} />
    </>
  )
}

function Together({ portfolio: { together, members, stated } }: { portfolio: Portfolio }) {
  if (!together) return null
  const { unit } = figureTable.reach
  const shared = together.reachApart > 0 ? 1 - together.reach.p50 / together.reachApart : null
  const figures = [
    lowestTrust(members),
    {
      name: forecastFigureNames.reach,
      value: compact(Math.round(together.reach.p50)),
      words: `of ${compact(Math.round(together.reachApart))} counted separately; all posts of the plans`,
    },
    { name: 'Overlap', value: percent(shared), words: 'of that reach is counted more than once' },
    {
      name: 'Reach with one post each, all accounts',
      value: shownFigure({ value: stated?.value ?? null, unit }),
      words: (stated && intervalText({ ...stated, unit })) ?? 'not known',
    },
    { name: 'Cost', value: moneyText(together.cost.p50), words: plural(members.length, 'creator') },
    ...(members.some(({ planned }) => planned) ? returnFigures(together) : []),
  ]
  return (
    <section aria-label="All of them together">
      <FigureList figures={figures} heading="h2" />
    </section>
  )
}

/** Only after a plan: before it, a return would rest on defaults alone. */
function returnFigures(together: NonNullable<Portfolio['together']>) {
  return [
    { name: 'Gross profit', value: moneyText(together.grossProfit.p50), words: moneyRange(together.grossProfit) },
    {
      name: 'ROI',
      value: together.roi ? roiText(together.roi.p50) : '–',
      words: together.roi
        ? `${roiText(together.roi.p10)} to ${roiText(together.roi.p90)}; above 1: ${chanceText(together.chanceRoiAboveOne)}`
        : 'no fee set',
    },
  ]
}

/** A plan is as trustworthy as its weakest member. */
function lowestTrust(members: readonly MemberForecast[]) {
  const scored = members.flatMap((member) => (member.verdict.trust ? [{ member, trust: member.verdict.trust }] : []))
  const [weakest] = scored.sort((a, b) => a.trust.low - b.trust.low)
  return {
    name: 'Lowest trust',
    value: weakest ? String(weakest.trust.score) : '–',
    words: weakest ? `${memberName(weakest.member)}, ${range(weakest.trust.low, weakest.trust.high)}` : 'no score yet',
  }
}
