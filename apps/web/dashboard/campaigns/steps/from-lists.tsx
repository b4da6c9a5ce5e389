import type { NamedCreator } from '@vouch/contract'
import { type Platform, platforms } from '@vouch/engine'
import { plural } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../api/refusal.ts'
import { useShortlists } from '../../../api/shortlists.ts'
import { useVerifications } from '../../../api/verifications.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

const reportRows = 25

interface Source {
  id: string
  name: string
  creators: NamedCreator[]
}

/** Creators who are known already: those on a shortlist, and those of recent reports. */
export function FromLists({ campaign, acts }: StepProps) {
  const lists = useShortlists()
  const recent = useVerifications({}, { rows: reportRows })
  const there = new Set(campaign.creators.map(({ creator }) => `${creator.platform}/${creator.handle}`))
  const missing = (creators: readonly NamedCreator[]) =>
    creators.filter(({ platform, handle }) => !there.has(`${platform}/${handle}`))
  const shortlists = (lists.data?.shortlists ?? [])
    .map(({ id, name, creators }) => ({ id, name, creators: missing(creators) }))
    .filter(({ creators }) => creators.length > 0)
  const cards = (recent.data?.pages ?? []).flatMap((page) => page.verifications)
  const verified = new Map(
    cards.flatMap(({ state, creator: { platform, handle, displayName } }) =>
      state === 'done' && isPlatform(platform)
        ? [[`${platform}/${handle}`, { platform, handle, displayName }] as const]
        : [],
    ),
  )
  const reports = missing([...verified.values()])
  const options: Source[] = [
    ...shortlists,
    ...reports.map((creator) => {
      const known = verified.get(`${creator.platform}/${creator.handle}`)
      return {
        id: `${creator.platform}/${creator.handle}`,
        name: known ? shownName(known) : creator.handle,
        creators: [creator],
      }
    }),
  ]
  return <AddFrom lists={shortlists.length} options={options} onAdd={(some) => acts.addCreators(some)} />
}

function isPlatform(text: string): text is Platform {
  return platforms.some((each) => each === text)
}

interface AddFromProps {
  /** How many of the options are shortlists; they come first. */
  lists: number
  options: readonly Source[]
  onAdd: (creators: NamedCreator[]) => Promise<unknown>
}

function AddFrom({ lists, options, onAdd }: AddFromProps) {
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState(false)
  const source = options.find(({ id }) => id === chosen)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (source === undefined) return
    setBusy(true)
    try {
      await onAdd([...source.creators])
      setChosen('')
    } catch (error) {
      toast('Not added', sentenceOf(error, 'Try again.'), 'risk')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.fromLists} onSubmit={send} noValidate>
      <SelectField
        label="Add from a shortlist or a report"
        value={source ? chosen : ''}
        hint={options.length === 0 ? 'Everyone on your shortlists and in recent reports is here.' : undefined}
        disabled={options.length === 0}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Choose…</option>
        <Group label="Shortlists" options={options.slice(0, lists)} />
        <Group label="Recent reports" options={options.slice(lists)} />
      </SelectField>
      <Button type="submit" tone="secondary" busy={busy} disabled={source === undefined}>
        {source && source.creators.length > 1 ? `Add ${source.creators.length}` : 'Add'}
      </Button>
    </form>
  )
}

function Group({ label, options }: { label: string; options: readonly Source[] }) {
  if (options.length === 0) return null
  return (
    <optgroup label={label}>
      {options.map(({ id, name, creators }) => (
        <option key={id} value={id}>
          {creators.length > 1 ? `${name}, ${plural(creators.length, 'creator')}` : name}
        </option>
      ))}
    </optgroup>
  )
}
