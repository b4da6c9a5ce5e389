import { contractFaults, contracts, contractText, type OpenContract } from '@vouch/contract'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { Allowed } from '../../../account/allowed.tsx'
import { fetchContractFile, useRemoveContract, useWithdrawContract } from '../../../api/contracts.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { toast } from '../../../ui/toast.ts'
import { usePlanEnded } from '../../billing/ended-plan.tsx'
import { phaseWords, standingSentence } from './contract-words.ts'
import styles from './contracts.module.css'
import { SendContractDialog } from './send-contract-dialog.tsx'
import type { DraftInHand } from './use-draft.ts'

interface ContractHeadProps {
  contract: OpenContract
  draft: DraftInHand
  editable: boolean
  title: RefObject<HTMLHeadingElement | null>
}

/** Title, how it stands, and what can be done next. */
export function ContractHead({ contract, draft, editable, title }: ContractHeadProps) {
  const { state, answer } = contract
  const ended = usePlanEnded()
  return (
    <>
      <PageHead
        back={back(contract)}
        title={draft.value.title}
        titleRef={title}
        actions={
          <>
            <Button tone="secondary" onClick={() => void fetchContractFile(contract)}>
              PDF
            </Button>
            {state !== 'accepted' && state !== 'sent' && !ended && <Remove contract={contract} />}
            {state === 'sent' && <Sent contract={contract} ended={ended} />}
            {editable && <Drafting contract={contract} draft={draft} />}
          </>
        }
      >
        <span className={styles.phase} data-phase={state}>
          {phaseWords[state]}
        </span>{' '}
        {standingSentence(contract)}
      </PageHead>
      {state === 'declined' && answer?.reason && (
        <Notice tone="caution" title="The creator declined">
          “{answer.reason}” Change the contract, then send it again.
        </Notice>
      )}
    </>
  )
}

/** Where a contract belongs: to its campaign's step of contracts. */
function back({ campaign }: OpenContract) {
  if (campaign === null) return { to: '/dashboard/campaigns', name: 'Campaigns' }
  return { to: `/dashboard/campaigns/${campaign.id}?step=6`, name: campaign.name }
}

function Drafting({ contract, draft }: Pick<ContractHeadProps, 'contract' | 'draft'>) {
  const [sending, setSending] = useState(false)
  const { holes, unknown } = contractText(draft.value)
  const isReady = holes.length === 0 && unknown.length === 0
  const [fault] = contractFaults(draft.value)
  const send = () => {
    if (!isReady) toast('Not ready yet', 'Fill in what’s missing first.', 'risk')
    else if (fault) toast('Not ready yet', fault, 'risk')
    else setSending(true)
  }
  // What a colleague saved meanwhile has its own two buttons.
  if (draft.newer !== null) return null
  if (draft.isDirty)
    return (
      <>
        <Button tone="quiet" disabled={draft.isSaving} onClick={draft.discard}>
          Discard changes
        </Button>
        <Button busy={draft.isSaving} onClick={draft.save}>
          Save version {contract.version + 1}
        </Button>
      </>
    )
  return (
    <>
      <Allowed
        call={contracts.send}
        otherwise={<span className={styles.quiet}>A manager of this workspace can send it.</span>}
      >
        <Button onClick={send}>Send</Button>
      </Allowed>
      {sending && <SendContractDialog contract={contract} onClose={() => setSending(false)} />}
    </>
  )
}

function Sent({ contract: { id, sent }, ended }: { contract: OpenContract; ended: boolean }) {
  const withdraw = useWithdrawContract(id)
  const take = () =>
    withdraw.mutate(undefined, { onError: (error) => toast('Not withdrawn', sentenceOf(error), 'risk') })
  return (
    <Allowed call={contracts.withdraw}>
      {sent && <CopyButton text={sent.url} label="Copy link" large />}
      {!ended && (
        <Button tone="secondary" busy={withdraw.isPending} onClick={take}>
          Withdraw
        </Button>
      )}
    </Allowed>
  )
}

function Remove({ contract: { id, campaign } }: { contract: OpenContract }) {
  const [asked, setAsked] = useState(false)
  const remove = useRemoveContract(id)
  const navigate = useNavigate()
  const go = () =>
    remove.mutate(undefined, {
      onSuccess: () =>
        navigate(campaign === null ? '/dashboard/campaigns' : `/dashboard/campaigns/${campaign.id}?step=6`),
      onError: (error) => toast('Not deleted', sentenceOf(error), 'risk'),
    })
  return (
    <Allowed call={contracts.remove}>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        Delete
      </Button>
      {asked && (
        <Dialog title="Delete this contract?" width={440} onClose={() => setAsked(false)}>
          <div className={styles.dialog}>
            <p>All its versions are deleted. You don’t get the credits back.</p>
            <div className={styles.dialogActions}>
              <Button tone="quiet" onClick={() => setAsked(false)}>
                Keep it
              </Button>
              <Button busy={remove.isPending} onClick={go}>
                Delete
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </Allowed>
  )
}
