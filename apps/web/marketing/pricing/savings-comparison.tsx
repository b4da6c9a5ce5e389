import { plans, type Tier } from '@vouch/contract'
import { count, number, plural } from '@vouch/presentation'
import { useId, useState } from 'react'
import section from './pricing-section.module.css'
import {
  manualCosts,
  manualHourDollars,
  manualHours,
  type OwnEstimate,
  ownManualCost,
  savedShare,
  typicalMonth,
  usualHours,
  verificationsOf,
} from './savings.ts'
import styles from './savings-comparison.module.css'

/** One decimal: a whole percentage would round 99.6 up to everything. */
function savedPercent(upperManualCost: number, price: number): string {
  return `${number(savedShare(upperManualCost, price) * 100, 1)}%`
}

/** What the same work may cost by hand: an example range with its formula, and the reader's own figures in the same formula. */
export function Savings({ tier }: { tier: Tier }) {
  const { name, monthlyPrice } = plans[tier]
  const { low, high } = manualCosts[tier]
  const { parts, credits } = typicalMonth(tier)
  return (
    <div className={section.block}>
      <div>
        <h3 className={section.blockTitle}>Compared with manual research</h3>
        <p className={section.blockLead}>
          This is an example, not a measurement: checking {plural(verificationsOf(tier), 'creator')} manually takes{' '}
          {count(manualHours(low))} to {count(manualHours(high))} hours. At ${manualHourDollars} an hour, that’s $
          {count(low)} to ${count(high)} a month. {name} is ${count(monthlyPrice)}.
        </p>
      </div>
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.label}>Savings versus the high figure</p>
          <p className={styles.figure}>{savedPercent(high, monthlyPrice)}</p>
          <p className={styles.formula}>
            ({count(high)} − {count(monthlyPrice)}) / {count(high)}
          </p>
        </div>
        <OwnFigures key={tier} tier={tier} />
      </div>
      <p className={section.note}>
        A typical month on {name}, for example: {parts.join(', ')}, for a total of {count(credits)} of{' '}
        {count(plans[tier].creditsIncluded)} credits.
      </p>
    </div>
  )
}

function OwnFigures({ tier }: { tier: Tier }) {
  const [own, setOwn] = useState<OwnEstimate>({
    creators: verificationsOf(tier),
    hours: usualHours,
    dollarsPerHour: manualHourDollars,
  })
  const cost = ownManualCost(own)
  const { monthlyPrice } = plans[tier]
  return (
    <div className={styles.side}>
      <p className={styles.label}>Use your own numbers</p>
      <div className={styles.fields}>
        <NumberField
          label="Creators a month"
          value={own.creators}
          onChange={(creators) => setOwn({ ...own, creators })}
        />
        <NumberField label="Hours per creator" value={own.hours} onChange={(hours) => setOwn({ ...own, hours })} />
        <NumberField
          label="Dollars per hour"
          value={own.dollarsPerHour}
          onChange={(dollarsPerHour) => setOwn({ ...own, dollarsPerHour })}
        />
      </div>
      <p className={styles.own} aria-live="polite">
        {cost > monthlyPrice ? (
          <>
            ${count(cost)} manually, ${count(monthlyPrice)} with Vouch: <b>{savedPercent(cost, monthlyPrice)} less</b>
          </>
        ) : (
          <>Doing it manually costs ${count(cost)}. That’s no more than the plan, so a smaller one may be enough.</>
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
