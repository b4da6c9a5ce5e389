import { actionCosts, type CampaignCreator, type ContractSummary, contracts } from '@vouch/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { Allowed } from '../../../account/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { phaseWords } from './contract-words.ts'
import styles from './contracts.module.css'
import { NewContractDialog } from './new-contract-dialog.tsx'

interface EntryContractProps {
  campaignId: string
  entry: CampaignCreator
  /** Those with this creator, the last changed first. */
  known: readonly ContractSummary[]
}

/** The contracts with one creator of a campaign, or the press that writes one. */
export function EntryContract({ campaignId, entry, known }: EntryContractProps) {
  const [writing, setWriting] = useState(false)
  return (
    <div className={styles.entry}>
      {known.map(({ id, state, version }) => (
        <Link
          key={id}
          className={styles.entryLink}
          to={`/dashboard/campaigns/contracts/${id}`}
          aria-label={`Contract, version ${version} ${phaseWords[state]}, with ${shownName(entry.creator)}`}
        >
          Contract, version {version}{' '}
          <span className={styles.phase} data-phase={state}>
            {phaseWords[state]}
          </span>
        </Link>
      ))}
      {known.length === 0 && (
        <Allowed call={contracts.create}>
          <Button size="small" tone="secondary" onClick={() => setWriting(true)}>
            Write contract · {actionCosts.contract_generation} credits
          </Button>
        </Allowed>
      )}
      {writing && <NewContractDialog campaignId={campaignId} entry={entry} onClose={() => setWriting(false)} />}
    </div>
  )
}
