import { ApiFailure, type Campaign, type CampaignCreator, usualUtm, utmKeys, withUtm } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../api/refusal.ts'
import { useAddHost, useCreateLinks } from '../../../api/tracking.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import { unlessChanged } from '../../../ui/unless-changed.ts'
import { type LinkPlan, marksOf, wishesOf } from './link-plan.ts'
import styles from './tracking.module.css'

const labels = { source: 'Source', medium: 'Medium', campaign: 'Campaign', content: 'Content', term: 'Term' } as const

interface NewLinkProps {
  campaign: Campaign
  agreed: readonly CampaignCreator[]
}

/** Makes short links: for one creator, for everybody who takes part, or for the whole campaign. */
export function NewLink({ campaign, agreed }: NewLinkProps) {
  const [plan, setPlan] = useState<LinkPlan>({ owner: 'everyone', target: '', marks: {} })
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  /** A website that the server asks to be declared first. */
  const [undeclared, setUndeclared] = useState<string | null>(null)
  const [create, declare] = [useCreateLinks(), useAddHost()]

  async function make() {
    const address = plan.target.trim()
    if (!URL.canParse(address) || !address.startsWith('https://')) {
      setWrong('Enter an address that begins with https://.')
      return
    }
    try {
      await create.mutateAsync(wishesOf({ ...plan, target: address }, campaign, agreed))
      setPlan((now) => ({ ...now, target: unlessChanged(plan.target, '')(now.target) }))
      setUndeclared(null)
      toast('Short links created', 'Send each creator their own link.', 'good')
    } catch (error) {
      const host =
        error instanceof ApiFailure && error.body.code === 'host_undeclared' ? new URL(address).hostname : null
      setUndeclared(host)
      if (host === null) setWrong(sentenceOf(error))
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void make()
  }

  async function declareAndMake(host: string) {
    try {
      await declare.mutateAsync(host)
      await make()
    } catch (error) {
      setWrong(sentenceOf(error))
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label="Link for"
        value={plan.owner}
        onChange={({ target }) => setPlan({ ...plan, owner: target.value, marks: {} })}
      >
        <option value="everyone">Each creator who agreed or was paid</option>
        {agreed.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {shownName(entry.creator)}
          </option>
        ))}
        <option value="campaign">Whole campaign</option>
      </SelectField>
      <TextField
        label="Destination URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={plan.target}
        error={wrong}
        onChange={({ target }) => {
          setPlan({ ...plan, target: target.value })
          setWrong(undefined)
          setUndeclared(null)
        }}
      />
      <Button type="submit" tone="secondary" busy={create.isPending}>
        Create
      </Button>
      {undeclared && (
        <p className={styles.ask} role="alert">
          Links lead only to websites you declare as yours.{' '}
          <Button
            size="small"
            tone="secondary"
            busy={declare.isPending}
            onClick={() => void declareAndMake(undeclared)}
          >
            Declare {undeclared} and create
          </Button>
        </p>
      )}
      <Marks plan={plan} setPlan={setPlan} campaign={campaign} agreed={agreed} />
    </form>
  )
}

function Marks({
  plan,
  setPlan,
  campaign,
  agreed,
}: NewLinkProps & { plan: LinkPlan; setPlan: (plan: LinkPlan) => void }) {
  const each = plan.owner === 'everyone'
  const entry = each ? agreed[0] : agreed.find(({ id }) => id === plan.owner)
  const usual = usualUtm(campaign.fields.name.value, entry?.creator ?? null)
  const marks = marksOf(plan, usual)
  const shown = URL.canParse(plan.target) ? withUtm(plan.target, marks) : null
  return (
    <details className={styles.marks}>
      <summary>UTM parameters</summary>
      <div className={styles.marksGrid}>
        {utmKeys.map((key) => {
          const fixed = each && (key === 'source' || key === 'content')
          return (
            <TextField
              key={key}
              label={labels[key]}
              value={fixed ? '' : marks[key]}
              placeholder={fixed ? (key === 'source' ? 'Platform' : 'Handle') : ''}
              disabled={fixed}
              maxLength={100}
              onChange={({ target }) => setPlan({ ...plan, marks: { ...plan.marks, [key]: target.value } })}
            />
          )
        })}
      </div>
      {shown && (
        <p className={styles.preview}>
          {each ? 'For example ' : ''}
          <code>{shown}</code>
        </p>
      )}
    </details>
  )
}
