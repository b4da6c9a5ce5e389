import { actionCosts, type CampaignCreator, clauseLibrary, type OfferedClause, offeredClauses } from '@vouch/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateContract } from '../../../api/contracts.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { randomId } from '../../../ui/random-id.ts'
import { shownName } from '../../../ui/shown-name.ts'
import styles from './contracts.module.css'

interface NewContractDialogProps {
  campaignId: string
  entry: CampaignCreator
  onClose: () => void
}

/** Which clauses a contract needs, and what it costs, before the press. */
export function NewContractDialog({ campaignId, entry, onClose }: NewContractDialogProps) {
  const create = useCreateContract()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => offeredClauses.filter((kind) => clauseLibrary[kind].usual))
  // A press that got no answer is repeated under its own key, so it's one contract.
  const [key, setKey] = useState(randomId)
  const toggle = (kind: OfferedClause) => {
    setKey(randomId())
    setChosen(chosen.includes(kind) ? chosen.filter((each) => each !== kind) : [...chosen, kind])
  }
  const go = () =>
    create.mutate(
      { key, campaignId, entryId: entry.id, clauses: chosen },
      { onSuccess: ({ id }) => navigate(`/dashboard/campaigns/contracts/${id}`) },
    )
  return (
    <Dialog title={`Contract with ${shownName(entry.creator)}`} width={560} onClose={onClose}>
      <div className={styles.dialog}>
        <fieldset className={styles.choices}>
          <legend className={styles.quiet}>Choose what it says. You can change every word later.</legend>
          {offeredClauses.map((kind) => {
            const { heading, words, always } = clauseLibrary[kind]
            return (
              <label className={styles.choice} key={kind}>
                <input
                  type="checkbox"
                  checked={always || chosen.includes(kind)}
                  disabled={always}
                  onChange={() => toggle(kind)}
                />
                <span>
                  {heading}
                  <small className={styles.quiet}>{words}</small>
                </span>
              </label>
            )
          })}
        </fieldset>
        {create.isError && (
          <Notice tone="risk" urgent>
            {sentenceOf(create.error, 'Nothing was written, and nothing was charged. Try again.')}
          </Notice>
        )}
        <div className={styles.dialogActions}>
          <Button tone="quiet" onClick={onClose}>
            Not yet
          </Button>
          <Button busy={create.isPending} onClick={go}>
            Write contract · {actionCosts.contract_generation} credits
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
