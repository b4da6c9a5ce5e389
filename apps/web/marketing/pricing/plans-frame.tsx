import type { Tier } from '@vouch/contract'
import { type ReactNode, useState } from 'react'
import { Section } from '../sections/section.tsx'
import { type Cycle, PlanChoice } from './plan-choice.tsx'
import styles from './pricing-section.module.css'

interface PlansFrameProps {
  /** What the trial is, and whatever else a reader of the plans must know. */
  note: ReactNode
  /** What stands below the plans and follows the chosen one. */
  below?: (tier: Tier) => ReactNode
}

/** The plans to choose from, as they stand on the home page and on the page of prices. */
export function PlansFrame({ note, below }: PlansFrameProps) {
  const [tier, setTier] = useState<Tier>('PROFESSIONAL')
  const [cycle, setCycle] = useState<Cycle>('monthly')
  return (
    <Section
      id="pricing"
      ground="sunk"
      title="One product, three sizes"
      lead="All plans include every feature and differ only in monthly credits. No setup fees. Cancel anytime."
    >
      <PlanChoice tier={tier} cycle={cycle} onTier={setTier} onCycle={setCycle} />
      <p className={styles.note}>
        The trial is on Starter: 14 days, 150 credits, card required, no charge until it ends. {note}
      </p>
      {below?.(tier)}
    </Section>
  )
}
