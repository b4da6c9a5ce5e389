import type { Announcement } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'
import type { FormEvent } from 'react'
import { refusalOf } from '../api/refusal.ts'
import { useChangeSettings, useTeamSettings } from '../api/team.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { AddressesForm } from './addresses-form.tsx'
import { Authenticators } from './authenticators.tsx'
import styles from './settings.module.css'
import tableStyles from './table.module.css'

/** What the operator sets while the product runs, and how the gate is guarded. */
export default function SettingsPage() {
  const settings = useTeamSettings()
  return (
    <div className={tableStyles.page}>
      <header>
        <h1 className={tableStyles.title}>Settings</h1>
        <p className={tableStyles.about}>Everything else is configuration, read when the server starts.</p>
      </header>
      {settings.isError && (
        <Notice tone="risk" urgent>
          {settings.error.message}
        </Notice>
      )}
      <div className={styles.columns}>
        {settings.data && <AnnouncementForm current={settings.data.announcement} />}
        {settings.data && <AddressesForm current={settings.data.addresses} configured={settings.data.configured} />}
        <Authenticators />
      </div>
    </div>
  )
}

function AnnouncementForm({ current }: { current: Announcement | null }) {
  const change = useChangeSettings()
  const paths = ['announcement.text', 'announcement.until'] as const
  const { message, fields } = change.isError ? refusalOf(change.error, paths) : { message: null, fields: {} }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const until = String(form.get('until') ?? '')
    change.mutate({
      announcement: {
        text: String(form.get('text') ?? ''),
        tone: form.get('tone') === 'caution' ? 'caution' : 'info',
        until: until === '' ? null : `${until}:00Z`,
      },
    })
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>Announcement</h2>
      <p className={tableStyles.about}>One sentence at the top of the signed-in product, shown to everyone.</p>
      {current && (
        <Notice tone={current.tone} title="Showing now">
          {current.text} {current.until && <>Until {dateTime(current.until)}.</>}
        </Notice>
      )}
      {message && (
        <Notice tone="risk" urgent>
          {message}
        </Notice>
      )}
      <form className={styles.form} onSubmit={submit} noValidate key={current?.text ?? ''}>
        <TextAreaField
          name="text"
          label="Text"
          rows={2}
          maxLength={300}
          defaultValue={current?.text ?? ''}
          error={fields[paths[0]]}
        />
        <div className={styles.pair}>
          <SelectField name="tone" label="Tone" defaultValue={current?.tone ?? 'info'}>
            <option value="info">information</option>
            <option value="caution">caution</option>
          </SelectField>
          <TextField
            name="until"
            label="Until, UTC"
            type="datetime-local"
            defaultValue={current?.until?.slice(0, 16) ?? ''}
            error={fields[paths[1]]}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" busy={change.isPending}>
            Show it
          </Button>
          {current && (
            <Button tone="quiet" onClick={() => change.mutate({ announcement: null })}>
              Remove it
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
