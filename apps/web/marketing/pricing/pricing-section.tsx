import type { Tier } from '@vouch/contract'
import { useState } from 'react'
import { Section } from '../sections/section.tsx'
import { ActionList } from './action-list.tsx'
import { AddOns } from './add-ons.tsx'
import { CreditRules } from './credit-rules.tsx'
import { type Cycle, PlanChoice } from './plan-choice.tsx'
import styles from './pricing-section.module.css'
import { Savings } from './savings-comparison.tsx'
import { VolumePrices } from './volume-prices.tsx'

/** Plans and what they buy. */
export function PricingSection() {
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
        The trial is on Starter: 14 days, 150 credits, card required, no charge until it ends. Set up in under five
        minutes.
      </p>
      <ActionList tier={tier} />
      <CreditRules />
      <AddOns />
      <Savings tier={tier} />
      <VolumePrices />
    </Section>
  )
}
