import {
  type ContractDraft,
  contractVariables,
  feeOf,
  type OpenContract,
  signOfCurrency,
  type TermConflict,
  termConflicts,
} from '@vouch/contract'
import { amountIn } from '@vouch/presentation'
import { useCampaign } from '../../../api/campaigns.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { stepsOfConflicts } from './contract-words.ts'
import styles from './contracts.module.css'

interface CampaignConflictsProps {
  contract: OpenContract & { campaign: NonNullable<OpenContract['campaign']> }
  /** As it is now, with what is typed and not saved. */
  draft: ContractDraft
  /** It's about to be sent: nothing leads away then. */
  sending?: boolean
}

/** Fee and days that the campaign knows otherwise. Nothing follows the other by itself. */
export function CampaignConflicts({ contract, draft, sending = false }: CampaignConflictsProps) {
  const { campaign, entryId, state } = contract
  const { data } = useCampaign(campaign.id)
  const entry = data?.creators.find(({ id }) => id === entryId)
  if (data === undefined || entry === undefined) return null
  const { agreedFee, fee } = entry.fields
  const conflicts = termConflicts(draft, {
    fee: feeOf({ agreedFee: agreedFee.value, fee: fee.value }),
    currency: data.fields.currency.value,
    startsOn: data.fields.startsOn.value,
    endsOn: data.fields.endsOn.value,
  })
  if (conflicts.length === 0) return null
  return (
    <Notice
      tone="caution"
      title="The campaign says otherwise"
      actions={!sending && <WaysToChange campaignId={campaign.id} conflicts={conflicts} />}
    >
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <li key={conflict.name}>{conflictWords(conflict, signOfCurrency[data.fields.currency.value])}</li>
        ))}
      </ul>
      <p>
        {sending
          ? 'Once the creator accepts, the contract applies as written. '
          : state === 'draft' || state === 'declined'
            ? 'Change the one that’s wrong before you send it. '
            : 'The contract applies as written. Change the campaign if the contract is right. '}
        The campaign’s budget and reports go by the campaign.
      </p>
    </Notice>
  )
}

interface WaysProps {
  campaignId: string
  conflicts: readonly TermConflict[]
}

/** Leads to where the campaign keeps what conflicts. */
function WaysToChange({ campaignId, conflicts }: WaysProps) {
  return stepsOfConflicts(conflicts).map(({ step, label }) => (
    <ButtonLink key={step} tone="secondary" to={`/dashboard/campaigns/${campaignId}?step=${step}`}>
      {label}
    </ButtonLink>
  ))
}

function conflictWords({ name, contract, campaign }: TermConflict, sign: string): string {
  const ours = typeof campaign === 'number' ? amountIn(campaign, sign) : campaign
  return `${contractVariables[name]}: ${contract} in this contract, ${ours} in the campaign.`
}
