import type { Tier } from '@vouch/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { Section } from '../sections/section.tsx'
import { type Cycle, PlanChoice } from './plan-choice.tsx'
import styles from './pricing-section.module.css'

/** The plans alone, for the home page. What credits buy, add-ons and savings stand on the page of prices. */
export function PlansSection() {
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
        The trial is on Starter: 14 days, 150 credits, card required, no charge until it ends. A verification is 10
        credits; no verdict, no charge. <Link to="/pricing">What else credits buy, add-ons and savings</Link>
      </p>
    </Section>
  )
}
