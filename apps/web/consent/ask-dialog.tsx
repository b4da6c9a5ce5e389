import { actionCosts, type ConsentRequest, consentDays, consentLinkDays } from '@vouch/contract'
import { platformName, plural } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { type AskedCreator, useAskCreator, useConsents } from '../api/consents.ts'
import { refusalOf } from '../api/refusal.ts'
import { Button } from '../ui/button.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import { unlessChanged } from '../ui/unless-changed.ts'
import styles from './ask-dialog.module.css'
import { AskedRow } from './asked-row.tsx'

interface AskDialogProps {
  creator: AskedCreator
  /** The profile's address, or `platform: handle`. */
  url: string
  onClose: () => void
}

/** A brand asks a creator to verify themselves: by email, or by a link to pass on. Asking is free; the price of the report stands beside it. */
export function AskDialog({ creator, url, onClose }: AskDialogProps) {
  const asked = useConsents(creator)
  return (
    <Dialog title="Ask the creator" onClose={onClose}>
      <div className={styles.panel}>
        <p className={styles.lead}>
          @{creator.handle} gets a link to connect their {platformName(creator.platform)} account. Your report is then
          made from their own figures, and you can refresh it for {consentDays} days unless they disconnect.
        </p>
        <AskForm url={url} promised={asked.data?.some(readsFirst) ?? false} />
        {asked.isError && (
          <Notice tone="risk" urgent>
            {asked.error.message}
          </Notice>
        )}
        {asked.data && asked.data.length > 0 && (
          <ul className={styles.asked} aria-label="Your requests to this creator">
            {asked.data.map((request) => (
              <AskedRow key={request.id} request={request} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

/** Whoever opened a waiting link may have been told that they read first, and no later request says otherwise. */
function readsFirst({ state, creatorFirst }: ConsentRequest): boolean {
  return state === 'waiting' && creatorFirst
}

function AskForm({ url, promised }: { url: string; promised: boolean }) {
  const ask = useAskCreator()
  const [email, setEmail] = useState('')
  const [creatorFirst, setCreatorFirst] = useState(false)
  const written = email.trim()
  const refusal = ask.isError ? refusalOf(ask.error, ['email']) : null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ask.isPending) return
    ask.mutate(
      { url, creatorFirst, ...(written !== '' && { email: written }) },
      {
        onSuccess: (request) => {
          setEmail(unlessChanged(email, ''))
          if (written !== '') toast('Request sent', `It was emailed to ${written}.`, 'good')
          else if (request.url !== null) copyLink(request.url, 'Send it to the creator yourself.')
        },
      },
    )
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Creator’s email"
        type="email"
        value={email}
        placeholder="Leave empty to copy the link"
        autoComplete="off"
        error={refusal?.fields.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={ask.isPending}>
        {written === '' ? 'Copy link' : 'Send request'}
      </Button>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={creatorFirst || promised}
          disabled={promised}
          onChange={(event) => setCreatorFirst(event.target.checked)}
        />
        <span>
          Let the creator read the report first
          <span className={styles.small}>
            {' '}
            You get it, and pay for it, only when they pass it on.{' '}
            {promised
              ? 'The link that’s waiting says so. Withdraw the request to take it back.'
              : 'Once the link says so, only withdrawing the request takes it back.'}
          </span>
        </span>
      </label>
      <p className={styles.price}>
        Asking is free. The report costs <b>{plural(actionCosts.creator_verification, 'credit')}</b>, reserved when the
        creator connects and refunded if there’s no verdict. The link works for {consentLinkDays} days.
      </p>
      {refusal?.message && (
        <div className={styles.refusal}>
          <Notice tone="risk" urgent>
            {refusal.message}
          </Notice>
        </div>
      )}
    </form>
  )
}
