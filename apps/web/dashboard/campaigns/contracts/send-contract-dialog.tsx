import type { OpenContract } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useSendContract } from '../../../api/contracts.ts'
import { useFoundContacts } from '../../../api/outreach.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { copyLink } from '../../../ui/copy-link.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { CampaignConflicts } from './campaign-conflicts.tsx'
import styles from './contracts.module.css'

interface SendContractDialogProps {
  contract: OpenContract
  onClose: () => void
}

/** The one press that offers the contract: by email, or as a link to pass on. */
export function SendContractDialog({ contract, onClose }: SendContractDialogProps) {
  const { id, creator, version, sent, campaign, current } = contract
  const send = useSendContract(id)
  const found = useFoundContacts([creator])
  const [typed, setTyped] = useState<string | null>(null)
  const known = sent?.to ?? found.data?.found[0]?.contacts[0]?.address ?? ''
  const to = (typed ?? known).trim()
  const refusal = send.isError ? refusalOf(send.error, ['to']) : null
  const offer = (address: string | null) =>
    send.mutate(
      { to: address, version, confirm: { count: address === null ? 0 : 1, credits: 0 } },
      {
        onSuccess: (offered) => {
          if (address !== null) toast('Contract sent', `${address} gets a link to read and accept it.`, 'good')
          else if (offered.sent) copyLink(offered.sent.url, 'Anyone who has it can read and answer the contract.')
          onClose()
        },
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    offer(to)
  }
  return (
    <Dialog title="Send this contract?" width={520} onClose={onClose}>
      <form className={styles.dialog} method="post" noValidate onSubmit={submit}>
        <p>
          Sending means you agree: once the creator accepts, you’re both bound. They don’t need an account to accept or
          decline. Sending is free.
        </p>
        {campaign !== null && <CampaignConflicts contract={{ ...contract, campaign }} draft={current.draft} sending />}
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          value={typed ?? known}
          hint="Or make a link and pass it on yourself."
          error={refusal?.fields.to}
          onChange={({ target }) => setTyped(target.value)}
        />
        {refusal?.message && (
          <Notice tone="risk" urgent>
            {refusal.message}
          </Notice>
        )}
        <div className={styles.dialogActions}>
          <Button tone="quiet" onClick={onClose}>
            Not yet
          </Button>
          <Button tone="secondary" busy={send.isPending} onClick={() => offer(null)}>
            Copy link
          </Button>
          <Button type="submit" busy={send.isPending}>
            Email 1 person · free
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
