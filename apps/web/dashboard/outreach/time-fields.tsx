import { consentCountries, countryName, type FoundContacts, sendAheadDaysMax } from '@vouch/contract'
import { listed } from '@vouch/engine'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { ViewSwitch } from '../campaigns/view-switch.tsx'
import styles from './outreach.module.css'

export interface ChosenTime {
  /** Empty: at once. */
  day: string
  time: string
  zone: 'recipient' | 'workspace'
  consentReason: string
}

export const anytime: ChosenTime = { day: '', time: '09:00', zone: 'recipient', consentReason: '' }

interface TimeFieldsProps {
  time: ChosenTime
  onChange: (time: ChosenTime) => void
  found: readonly FoundContacts[]
  fields: Readonly<Record<string, string>>
}

const moments = { now: 'Now', later: 'Schedule' } as const
const zones = { recipient: 'Their time', workspace: 'Your time' } as const

/** @returns the day so many days from now, by the calendar of whoever reads this */
function dayAhead(days: number): string {
  const now = new Date()
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
  return day.toISOString().slice(0, 10)
}

/** When it leaves, and the reason that some countries ask for. */
export function TimeFields({ time, onChange, found, fields }: TimeFieldsProps) {
  const { day, zone, consentReason } = time
  // Who gave an address has agreed to be written to.
  const cold = found.filter(({ contacts }) => contacts.some(({ source }) => source !== 'given' && source !== 'consent'))
  const countries = [...new Set(cold.flatMap(({ country }) => country ?? []))]
  const asking = countries.filter((country) => consentCountries.includes(country))
  return (
    <>
      <ViewSwitch
        label="When"
        views={moments}
        value={day === '' ? 'now' : 'later'}
        onChange={(chosen) => onChange({ ...time, day: chosen === 'now' ? '' : dayAhead(1) })}
      />
      {day !== '' && (
        <div className={styles.filters}>
          <TextField
            label="Day"
            type="date"
            min={dayAhead(0)}
            max={dayAhead(sendAheadDaysMax)}
            value={day}
            error={fields.sendOn}
            onChange={({ target }) => onChange({ ...time, day: target.value })}
          />
          <TextField
            label="Time"
            type="time"
            value={time.time}
            error={fields.sendTime}
            onChange={({ target }) => onChange({ ...time, time: target.value })}
          />
          <ViewSwitch
            label="Whose time"
            views={zones}
            value={zone}
            onChange={(to) => onChange({ ...time, zone: to })}
          />
        </div>
      )}
      {asking.length > 0 && (
        <TextAreaField
          label="Why you may write to them"
          hint={`Cold email requires consent in ${listed(asking.map(countryName))}. We keep the reason in the thread.`}
          rows={2}
          maxLength={500}
          value={consentReason}
          error={fields.consentReason}
          onChange={({ target }) => onChange({ ...time, consentReason: target.value })}
        />
      )}
    </>
  )
}
