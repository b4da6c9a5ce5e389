import { type ShareDays, type ShareLink, shareDays, shareDaysUsual } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useCreateLink, useRevokeLink, useShareLinks } from '../api/sharing.ts'
import { Button } from '../ui/button.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import { unlessChanged } from '../ui/unless-changed.ts'
import styles from './share-dialog.module.css'
import { linkStanding, openedWords } from './share-words.ts'

interface ShareDialogProps {
  verificationId: string
  onClose: () => void
}

/** Makes and ends the links of a report. */
export function ShareDialog({ verificationId, onClose }: ShareDialogProps) {
  const links = useShareLinks(verificationId, true)
  return (
    <Dialog title="Share this report" onClose={onClose}>
      <div className={styles.panel}>
        <p className={styles.lead}>
          Anyone with the link can read the report as it is now, no account needed. Search engines are told to skip it.
          The creator can add context there.
        </p>
        <NewLink verificationId={verificationId} />
        {links.isError && (
          <Notice tone="risk" urgent>
            {links.error.message}
          </Notice>
        )}
        {links.data && links.data.length > 0 && (
          <ul className={styles.links} aria-label="Links to this report">
            {links.data.map((link) => (
              <LinkRow key={link.id} link={link} verificationId={verificationId} />
            ))}
          </ul>
        )}
        <p className={styles.foot}>
          For teammates who are signed in:{' '}
          <button
            type="button"
            className={styles.inline}
            onClick={() => copyLink(window.location.href, 'It opens for anyone signed in to this workspace.')}
          >
            copy this page’s link
          </button>
        </p>
      </div>
    </Dialog>
  )
}

const lifeNames: Readonly<Record<ShareDays, string>> = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' }

function NewLink({ verificationId }: { verificationId: string }) {
  const [days, setDays] = useState<ShareDays>(shareDaysUsual)
  const [label, setLabel] = useState('')
  const create = useCreateLink(verificationId)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending) return
    create.mutate(
      { days, label: label.trim() },
      {
        onSuccess: ({ url }) => {
          setLabel(unlessChanged(label, ''))
          if (url !== null) copyLink(url, 'Anyone who has it can see this report.')
        },
      },
    )
  }
  return (
    <form className={styles.create} onSubmit={submit} noValidate>
      <TextField
        label="Label (optional)"
        value={label}
        placeholder="Who it’s for"
        maxLength={80}
        onChange={(event) => setLabel(event.target.value)}
      />
      <SelectField
        label="Expires in"
        value={String(days)}
        onChange={(event) => setDays(shareDays.find((each) => String(each) === event.target.value) ?? shareDaysUsual)}
      >
        {shareDays.map((each) => (
          <option key={each} value={each}>
            {lifeNames[each]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={create.isPending}>
        Create link
      </Button>
      {create.isError && (
        <div className={styles.refusal}>
          <Notice tone="risk" urgent>
            {create.error.message}
          </Notice>
        </div>
      )}
    </form>
  )
}

function LinkRow({ link, verificationId }: { link: ShareLink; verificationId: string }) {
  const revoke = useRevokeLink(verificationId)
  const { url } = link
  const name = link.label || 'Link without a label'
  return (
    <li className={styles.link} data-ended={url === null || undefined}>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.small}>
          {linkStanding(link)} · {openedWords(link)}
        </span>
      </div>
      {url !== null && (
        <div className={styles.actions}>
          <Button
            size="small"
            tone="secondary"
            aria-label={`Copy: ${name}`}
            onClick={() => copyLink(url, 'Anyone who has it can see this report.')}
          >
            Copy
          </Button>
          <Button
            size="small"
            tone="quiet"
            busy={revoke.isPending}
            aria-label={`Revoke: ${name}`}
            onClick={() =>
              revoke.mutate(link.id, {
                onSuccess: () => toast('Link revoked', 'Anyone who opens it now sees that it was revoked.'),
                onError: (error) => toast('The link still works', error.message, 'risk'),
              })
            }
          >
            Revoke
          </Button>
        </div>
      )}
    </li>
  )
}
