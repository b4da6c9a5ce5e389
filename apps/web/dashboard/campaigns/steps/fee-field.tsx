import type { CampaignCreator } from '@vouch/contract'
import { SavedText } from '../fields/saved-text.tsx'
import { amountText } from '../fields/writings.ts'
import type { StepProps } from './step-props.ts'

const labels = { fee: 'Target fee', agreedFee: 'Agreed fee' } as const

interface FeeFieldProps {
  of: keyof typeof labels
  entry: CampaignCreator
  acts: StepProps['acts']
}

/** An amount for a creator, in the campaign’s currency. */
export function FeeField({ of, entry, acts }: FeeFieldProps) {
  const write = acts.writeCreator(entry.id)
  return (
    <SavedText
      label={labels[of]}
      inputMode="decimal"
      field={entry.fields[of]}
      write={(value, version) => write(of, value, version)}
      writing={amountText}
    />
  )
}
