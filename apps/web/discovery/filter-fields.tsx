import type { CreatorFilters } from '@vouch/contract'
import { SelectField, TextField } from '../ui/field.tsx'
import styles from './discovery.module.css'
import bar from './filter-bar.module.css'
import { useShown } from './use-shown.ts'

/** The fields that set one filter each. What the sentence says stands in them too; setting one by hand takes it over. */

export interface FilterFieldProps {
  /** All that narrow: those of the sentence and those set by hand. */
  filters: CreatorFilters
  onFilter: (change: Partial<CreatorFilters>) => void
}

export type ListKey =
  | 'platform'
  | 'category'
  | 'country'
  | 'language'
  | 'risk'
  | 'audienceCountry'
  | 'audienceAge'
  | 'audienceGender'

export type NumberKey =
  | 'minFollowers'
  | 'maxFollowers'
  | 'minTrust'
  | 'maxTrust'
  | 'minEngagement'
  | 'maxSuspicious'
  | 'minPrice'
  | 'maxPrice'
  | 'minAudienceShare'
  | 'minGrowth'
  | 'maxSponsored'

export type ChoiceKey = 'minEngagementPlace' | 'engagementBasis' | 'postedWithinDays'

export type ToldKey = 'verified' | 'contact' | 'checked'

export interface Choice {
  value: string
  words: string
}

export interface Bound {
  key: NumberKey
  label: string
  /** What one unit of the box is in the filter: .01 for percent. */
  scale: number
  max: number
}

interface ListFilterProps extends FilterFieldProps {
  name: ListKey
  label: string
  choices: readonly Choice[]
}

/** Adds one value at a time; the chips above take them away again. */
export function ListFilter({ filters, onFilter, name, label, choices }: ListFilterProps) {
  const held: readonly string[] = filters[name]
  return (
    <SelectField
      label={label}
      value=""
      onChange={({ target }) => onFilter({ [name]: [...new Set([...held, target.value])] })}
    >
      <option value="">{held.length === 0 ? 'Any' : 'Add another'}</option>
      {choices
        .filter(({ value }) => !held.includes(value))
        .map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
    </SelectField>
  )
}

/** Values of a short list, as many as are wanted. */
export function CheckFilter({ filters, onFilter, name, label, choices }: ListFilterProps) {
  const [held, choose] = useShown<readonly string[]>(filters[name])
  const change = (value: string, wanted: boolean) => {
    const next = wanted ? [...held, value] : held.filter((each) => each !== value)
    choose(next)
    onFilter({ [name]: next })
  }
  return (
    <fieldset className={bar.checks}>
      <legend>{label}</legend>
      {choices.map(({ value, words }) => (
        <label key={value} className={bar.check}>
          <input
            type="checkbox"
            checked={held.includes(value)}
            onChange={({ target }) => change(value, target.checked)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ChoiceFilterProps extends FilterFieldProps {
  name: ChoiceKey
  label: string
  choices: readonly { value: string | number; words: string }[]
}

/** One value of a list, or any. */
export function ChoiceFilter({ filters, onFilter, name, label, choices }: ChoiceFilterProps) {
  const [held, choose] = useShown<string | number | null>(filters[name])
  const other = held !== null && choices.every(({ value }) => value !== held)
  return (
    <SelectField
      label={label}
      value={String(held ?? '')}
      onChange={({ target }) => {
        const next = choices.find(({ value }) => String(value) === target.value)?.value ?? null
        choose(next)
        onFilter({ [name]: next })
      }}
    >
      <option value="">Any</option>
      {other && <option value={held}>As in the chip</option>}
      {choices.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

const toldChoices: { value: string; words: string; told: boolean | null }[] = [
  { value: '', words: 'Either', told: null },
  { value: 'true', words: 'Yes', told: true },
  { value: 'false', words: 'No', told: false },
]

/** Yes, no, or either. */
export function ToldFilter({ filters, onFilter, name, label }: FilterFieldProps & { name: ToldKey; label: string }) {
  const [told, choose] = useShown(filters[name])
  return (
    <SelectField
      label={label}
      value={String(told ?? '')}
      onChange={({ target }) => {
        const next = toldChoices.find(({ value }) => value === target.value)?.told ?? null
        choose(next)
        onFilter({ [name]: next })
      }}
    >
      {toldChoices.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

interface RangeFilterProps extends FilterFieldProps {
  name: string
  keys: readonly [low: NumberKey, high: NumberKey]
  max: number
}

/** Two bounds beside each other under one name. */
export function RangeFilter({ name, keys: [low, high], max, ...props }: RangeFilterProps) {
  return (
    <fieldset className={styles.range}>
      <legend>{name}</legend>
      <NumberFilter {...props} bound={{ key: low, label: `${name}, min`, scale: 1, max }} placeholder="from" />
      <NumberFilter {...props} bound={{ key: high, label: `${name}, max`, scale: 1, max }} placeholder="to" />
    </fieldset>
  )
}

interface NumberFilterProps extends FilterFieldProps {
  bound: Bound
  placeholder?: string
}

/** Takes effect when the box is left or Enter is pressed: a list must not jump with every digit. */
export function NumberFilter({ filters, onFilter, bound, placeholder = 'Any' }: NumberFilterProps) {
  const { key, label, scale, max } = bound
  const held = filters[key]
  const value = held === null ? '' : String(Math.round((held / scale) * 100) / 100)
  const write = (text: string) => {
    const written = Number(text.replaceAll(/[,\s]/g, ''))
    const usable = text.trim() !== '' && Number.isFinite(written) && written >= 0 && written <= max
    onFilter({ [key]: usable ? written * scale : null })
  }
  return (
    <TextField
      // A chip that is taken away empties the box too.
      key={String(held)}
      label={label}
      inputMode="decimal"
      defaultValue={value}
      placeholder={placeholder}
      onBlur={({ target }) => target.value !== value && write(target.value)}
      onKeyDown={({ key: pressed, currentTarget }) => pressed === 'Enter' && write(currentTarget.value)}
    />
  )
}
