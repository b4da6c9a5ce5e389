import { type OutreachSender, type OutreachSenderInput, ownDailyUsual } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useSaveSender, useTrySender } from '../../../api/outreach.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { ViewSwitch } from '../../campaigns/view-switch.tsx'
import settings from '../settings.module.css'
import { ServerFields, type WrittenServer } from './server-fields.tsx'

interface SenderFormProps {
  sender: OutreachSender | null
  /** The address that our mail server sends from. */
  ours: string | null
  /** We read what answers our mail server's messages. */
  oursIsRead: boolean
}

const ways = { ours: 'Vouch’s mail server', own: 'Your mail server' } as const
const fieldNames = [
  ...['legalName', 'postalAddress', 'fromName', 'address', 'timeZone', 'dailyMax', 'smtp', 'imap'],
  ...['smtp.host', 'smtp.port', 'smtp.user', 'imap.host', 'imap.port', 'imap.user'],
]
const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
const emptySmtp: WrittenServer = { host: '', port: '465', tls: true, user: '', password: '', hasPassword: false }
const emptyImap: WrittenServer = { ...emptySmtp, port: '993' }

/** What is written of a server; null where its host is empty. A password that stays is not sent. */
function serverOf({ host, port, tls, user, password }: WrittenServer): OutreachSenderInput['imap'] {
  if (host.trim() === '') return null
  return { host, port: Number(port), tls, user, ...(password !== '' && { password }) }
}

function writtenOf(server: OutreachSender['smtp'], empty: WrittenServer): WrittenServer {
  return server === null ? empty : { ...server, port: String(server.port), password: '' }
}

export function SenderForm({ sender, ours, oursIsRead }: SenderFormProps) {
  const [identity, setIdentity] = useState({
    legalName: sender?.legalName ?? '',
    postalAddress: sender?.postalAddress ?? '',
    fromName: sender?.fromName ?? '',
    address: sender?.address ?? '',
    timeZone: sender?.timeZone ?? localZone(),
  })
  const [via, setVia] = useState<'ours' | 'own'>(sender?.via ?? 'ours')
  const [dailyMax, setDailyMax] = useState(String(sender?.dailyMax ?? ownDailyUsual))
  const [smtp, setSmtp] = useState(writtenOf(sender?.smtp ?? null, emptySmtp))
  const [imap, setImap] = useState(writtenOf(sender?.imap ?? null, emptyImap))
  const save = useSaveSender()
  const refusal = save.isError ? refusalOf(save.error, fieldNames) : null
  const fields = refusal?.fields ?? {}
  const textField = (name: keyof typeof identity, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={identity[name]}
      error={fields[name]}
      onChange={({ target }) => setIdentity({ ...identity, [name]: target.value })}
    />
  )
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const servers = { smtp: serverOf(smtp), imap: serverOf(imap) }
    save.mutate(
      { ...identity, via, dailyMax: Number(dailyMax), ...servers },
      { onSuccess: () => toast('Saved', 'Your sender is set up.', 'good') },
    )
  }
  const without =
    via === 'ours' && oursIsRead
      ? 'Leave the host empty and replies go to you and to Vouch’s mailbox, where they’re read.'
      : 'Leave the host empty to log replies by hand.'
  return (
    <form className={settings.form} method="post" noValidate onSubmit={keep}>
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      {textField('legalName', 'Legal name')}
      {textField('postalAddress', 'Postal address')}
      {textField('fromName', 'Sender’s name', 'As creators see it, such as Ann at Northwind.')}
      {textField('address', 'Email address', 'Replies go here.')}
      {textField('timeZone', 'Time zone', 'Such as America/New_York. Used where a creator’s own isn’t known.')}
      <ViewSwitch label="Send through" views={ways} value={via} onChange={setVia} />
      {via === 'ours' ? (
        <p className={settings.quiet}>
          From {ours}, with your name. 20 emails on the first day, a third more each day, up to 200.
        </p>
      ) : (
        <>
          <ServerFields title="Outgoing mail (SMTP)" of="smtp" server={smtp} onWrite={setSmtp} fields={fields} />
          <TextField
            label="Emails a day, at most"
            type="number"
            value={dailyMax}
            error={fields.dailyMax}
            onChange={({ target }) => setDailyMax(target.value)}
          />
        </>
      )}
      <ServerFields
        title="Incoming mail (IMAP), optional"
        hint={`Vouch reads replies to your outreach there, and nothing else. ${without}`}
        of="imap"
        server={imap}
        onWrite={setImap}
        fields={fields}
      />
      {sender?.imap?.fault && <Notice tone="caution">Your mailbox couldn’t be read: {sender.imap.fault}</Notice>}
      <div className={settings.actions}>
        <Button type="submit" busy={save.isPending}>
          Save
        </Button>
        {sender && (sender.smtp || sender.imap) && <TryButton />}
      </div>
    </form>
  )
}

/** Signs in to what is saved. */
function TryButton() {
  const tried = useTrySender()
  const { data } = tried
  return (
    <>
      <Button tone="secondary" busy={tried.isPending} onClick={() => tried.mutate()}>
        Test the connection
      </Button>
      {tried.isError && <span className={settings.warn}>{tried.error.message}</span>}
      {data && data.smtp === null && data.imap === null && <span role="status">Both work.</span>}
      {data?.smtp && <span className={settings.warn}>Outgoing: {data.smtp}</span>}
      {data?.imap && <span className={settings.warn}>Incoming: {data.imap}</span>}
    </>
  )
}
