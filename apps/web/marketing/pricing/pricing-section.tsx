import { ActionList } from './action-list.tsx'
import { AddOns } from './add-ons.tsx'
import { CreditRules } from './credit-rules.tsx'
import { PlansFrame } from './plans-frame.tsx'
import { Savings } from './savings-comparison.tsx'
import { VolumePrices } from './volume-prices.tsx'

/** Plans and what they buy. */
export function PricingSection() {
  return (
    <PlansFrame
      note="Set up in under five minutes."
      below={(tier) => (
        <>
          <ActionList tier={tier} />
          <CreditRules />
          <AddOns />
          <Savings tier={tier} />
          <VolumePrices />
        </>
      )}
    />
  )
}
