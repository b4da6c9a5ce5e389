import { plans, type Tier } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { CallToAction } from '../call-to-action.tsx'
import styles from './plan-choice.module.css'
import { verificationsOf } from './savings.ts'

export type Cycle = 'monthly' | 'yearly'

interface PlanChoiceProps {
  tier: Tier
  cycle: Cycle
  onTier: (tier: Tier) => void
  onCycle: (cycle: Cycle) => void
}

const descriptions: Record<Tier, string> = {
  STARTER: 'For freelancers and small brands',
  PROFESSIONAL: 'For teams that book every month',
  ENTERPRISE: 'For agencies with many clients',
}

const tiers = Object.keys(plans) as Tier[]
const monthsPaidYearly = 10

/** The three plans as one choice, monthly or yearly. Each card is a radio button with a large label. */
export function PlanChoice({ tier, cycle, onTier, onCycle }: PlanChoiceProps) {
  return (
    <div className={styles.choice}>
      <fieldset className={styles.cycles}>
        <legend className="visually-hidden">Billing</legend>
        {(['monthly', 'yearly'] as const).map((each) => (
          <label key={each} className={styles.cycle}>
            <input
              className="visually-hidden"
              type="radio"
              name="billing"
              value={each}
              checked={cycle === each}
              onChange={() => onCycle(each)}
            />
            {each === 'monthly' ? 'Monthly' : `Yearly, ${12 - monthsPaidYearly} months free`}
          </label>
        ))}
      </fieldset>
      <div className={styles.cards} role="radiogroup" aria-label="Plan">
        {tiers.map((each) => (
          <PlanCard key={each} tier={each} cycle={cycle} chosen={tier === each} onChoose={() => onTier(each)} />
        ))}
      </div>
    </div>
  )
}

interface PlanCardProps {
  tier: Tier
  cycle: Cycle
  chosen: boolean
  onChoose: () => void
}

/** The button stands beside the label, not in it: a press on it chooses nothing. */
function PlanCard({ tier, cycle, chosen, onChoose }: PlanCardProps) {
  const { name, monthlyPrice, annualPrice, creditsIncluded, shortlistLimit, watchLimit } = plans[tier]
  const yearly = cycle === 'yearly'
  const saved = `Save $${count(12 * monthlyPrice - annualPrice)} a year`
  return (
    <div className={styles.card}>
      <label className={styles.choose}>
        <span className={styles.head}>
          <input type="radio" name="plan" value={tier} checked={chosen} onChange={onChoose} className={styles.radio} />
          <span className={styles.name}>{name}</span>
          {tier === 'PROFESSIONAL' && <span className={styles.popular}>Most Popular</span>}
        </span>
        <span className={styles.description}>{descriptions[tier]}</span>
        <span className={styles.price}>
          <span>
            <b>${count(yearly ? annualPrice : monthlyPrice)}</b> a {yearly ? 'year' : 'month'}
          </span>
          <span className={styles.saved}>
            {yearly
              ? `${saved}: 12 × $${count(monthlyPrice)} is $${count(12 * monthlyPrice)}`
              : `${saved} when paid yearly`}
          </span>
        </span>
        <span className={styles.facts}>
          <span>
            <b>{count(creditsIncluded)} credits</b> each month
          </span>
          <span>{plural(verificationsOf(tier), 'verification')}, if that’s all you do</span>
          <span className={styles.further}>{shortlistLimit} creators on your shortlist</span>
          <span className={styles.further}>{watchLimit} creators watched every day</span>
          <span className={styles.further}>
            Each included credit is worth ${(monthlyPrice / creditsIncluded).toFixed(2)}
          </span>
        </span>
      </label>
      <div className={styles.start}>
        <CallToAction />
        <p>
          {tier === 'STARTER'
            ? 'Starts as a trial of Starter.'
            : `Starts as a trial of Starter; move up to ${name} any day.`}
        </p>
      </div>
    </div>
  )
}
