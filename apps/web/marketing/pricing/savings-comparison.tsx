import { plans, type Tier } from '@vouch/contract'
import { useId, useState } from 'react'
import { count, number, plural } from '../../ui/format.ts'
import section from './pricing-section.module.css'
import {
  manualCosts,
  type OwnEstimate,
  ownManualCost,
  savedShare,
  typicalCredits,
  typicalMonths,
  verificationsOf,
} from './savings.ts'
import styles from './savings-comparison.module.css'

/** One decimal: a whole percentage would round 99.6 up to everything. */
function savedPercent(upperManualCost: number, price: number): string {
  return `${number(savedShare(upperManualCost, price) * 100, 1)}\u00a0%`
}

/** What the same work may cost by hand: an example range with its formula, and the reader's own figures in the same formula. */
export function Savings({ tier }: { tier: Tier }) {
  const { name, monthlyPrice } = plans[tier]
  const { low, high } = manualCosts[tier]
  const { verifications, workflows, letters } = typicalMonths[tier]
  return (
    <div className={section.block}>
      <div>
        <h3 className={section.blockTitle}>Beside research by hand</h3>
        <p className={section.blockLead}>
          An example, not a measurement: checking {plural(verificationsOf(tier), 'creator')} by hand, at roughly four to
          ten hours each and $60 an hour, is ${count(low)} to ${count(high)} a month. {name} is ${count(monthlyPrice)}.
        </p>
      </div>
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.label}>Of the upper figure, saved</p>
          <p className={styles.figure}>{savedPercent(high, monthlyPrice)}</p>
          <p className={styles.formula}>
            ({count(high)} − {count(monthlyPrice)}) / {count(high)}
          </p>
        </div>
        <OwnFigures key={tier} tier={tier} />
      </div>
      <p className={section.note}>
        A typical month on {name}, for example: {plural(verifications, 'verification')}, {plural(workflows, 'workflow')}{' '}
        and {plural(letters, 'letter')}, together {count(typicalCredits(tier))} of {count(plans[tier].creditsIncluded)}{' '}
        credits.
      </p>
    </div>
  )
}

function OwnFigures({ tier }: { tier: Tier }) {
  const [own, setOwn] = useState<OwnEstimate>({ creators: verificationsOf(tier), hours: 2, dollarsPerHour: 40 })
  const cost = ownManualCost(own)
  const { monthlyPrice } = plans[tier]
  return (
    <div className={styles.side}>
      <p className={styles.label}>With your own figures</p>
      <div className={styles.fields}>
        <NumberField
          label="Creators a month"
          value={own.creators}
          onChange={(creators) => setOwn({ ...own, creators })}
        />
        <NumberField label="Hours each" value={own.hours} onChange={(hours) => setOwn({ ...own, hours })} />
        <NumberField
          label="Dollars an hour"
          value={own.dollarsPerHour}
          onChange={(dollarsPerHour) => setOwn({ ...own, dollarsPerHour })}
        />
      </div>
      <p className={styles.own} aria-live="polite">
        {cost > monthlyPrice ? (
          <>
            ${count(cost)} by hand, ${count(monthlyPrice)} with Vouch: <b>{savedPercent(cost, monthlyPrice)} less</b>
          </>
        ) : (
          <>By hand it is ${count(cost)}. That is not more than the plan: a smaller one may do.</>
        )}
      </p>
    </div>
  )
}

interface NumberFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function NumberField({ label, value, onChange }: NumberFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
