import { type FraudRisk, fraudRisks, platforms } from '@vouch/engine'
import { capitalised, platformName } from '@vouch/presentation'
import { useState } from 'react'
import { useVerificationTags } from '../../api/verification-lists.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { dayChoices, isNarrowed, type ListAddress, listAddressOf, sortWords } from './list-address.ts'
import styles from './list-page.module.css'

interface ListFiltersProps {
  address: ListAddress
  /** What is in the name's box: it leads the address by the pause of somebody who types. */
  written: string
  onWrite: (text: string) => void
  onChange: (change: Partial<ListAddress>) => void
}

/** @param name of the part in an address
 *  @returns that part as an address with this value says it: a form's value is read as an address is */
function read<Part extends keyof ListAddress>(part: Part, name: string, value: string): Pick<ListAddress, Part> {
  const { [part]: is } = listAddressOf(new URLSearchParams({ [name]: value }))
  return { [part]: is } as Pick<ListAddress, Part>
}

const risky: readonly FraudRisk[] = ['high', 'critical']

/** Name, risk, platform, date and tag; on a phone the order too, whose heads there is no room for. */
export function ListFilters({ address, written, onWrite, onChange }: ListFiltersProps) {
  // A phone shows the name's box alone until the others are asked for.
  const [open, setOpen] = useState(false)
  const tags = useVerificationTags().data?.tags ?? []
  const { risks, platform, tag, sort } = address
  // A tag of the address stays to be seen when no row has it any more.
  const names = [...new Set([...tags.map((each) => each.tag), ...(tag ? [tag] : [])])]
  return (
    <search className={styles.filters} aria-label="Filters" data-open={open || undefined}>
      <TextField
        label="Creator"
        type="search"
        value={written}
        placeholder="Name or link"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onWrite(event.target.value)}
      />
      <span className={styles.more}>
        <Button size="small" tone="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          Filter and sort
        </Button>
      </span>
      <SelectField
        label="Risk"
        value={risks.join(',')}
        onChange={(event) => onChange(read('risks', 'risk', event.target.value))}
      >
        <option value="">Any</option>
        <option value={risky.join(',')}>High or critical</option>
        {fraudRisks.map((risk) => (
          <option key={risk} value={risk}>
            {capitalised(risk)}
          </option>
        ))}
        {risks.length > 1 && risks.join() !== risky.join() && (
          <option value={risks.join(',')}>{risks.map(capitalised).join(', ')}</option>
        )}
      </SelectField>
      <SelectField
        label="Platform"
        value={platform}
        onChange={(event) => onChange(read('platform', 'platform', event.target.value))}
      >
        <option value="">Any</option>
        {platforms.map((each) => (
          <option key={each} value={each}>
            {platformName(each)}
          </option>
        ))}
      </SelectField>
      <Dates address={address} onChange={onChange} />
      <SelectField label="Tag" value={tag} onChange={(event) => onChange({ tag: event.target.value })}>
        <option value="">Any</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <div className={styles.sortField}>
        <SelectField
          label="Sort by"
          value={sort}
          onChange={(event) => onChange(read('sort', 'sort', event.target.value))}
        >
          {Object.entries(sortWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      {isNarrowed(address) && (
        <Button
          tone="quiet"
          className={styles.clear}
          onClick={() => onChange({ ...listAddressOf(new URLSearchParams()), sort })}
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}

const between = 'between'

/** Days back from today, or two days of the reader's own. */
function Dates({ address, onChange }: Pick<ListFiltersProps, 'address' | 'onChange'>) {
  const { days, from, to } = address
  const [own, setOwn] = useState(from !== '' || to !== '')
  const value = own ? between : String(days)
  const choose = (text: string) => {
    setOwn(text === between)
    onChange({ days: 0, from: '', to: '', ...(text !== between && read('days', 'days', text)) })
  }
  return (
    <>
      <SelectField label="Date" value={value} onChange={(event) => choose(event.target.value)}>
        <option value="0">Any time</option>
        {dayChoices.map((each) => (
          <option key={each} value={each}>
            Last {each} days
          </option>
        ))}
        <option value={between}>Between…</option>
      </SelectField>
      {own && (
        <>
          <TextField
            label="From"
            type="date"
            value={from}
            max={to || undefined}
            onChange={(event) => onChange(read('from', 'from', event.target.value))}
          />
          <TextField
            label="To"
            type="date"
            value={to}
            min={from || undefined}
            onChange={(event) => onChange(read('to', 'to', event.target.value))}
          />
        </>
      )}
    </>
  )
}
