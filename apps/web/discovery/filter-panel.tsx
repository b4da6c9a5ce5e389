import { type CreatorFilters, countryCodes, countryName, languageCodes, languageName, topics } from '@vouch/contract'
import { engagementBases, fraudRisks, platforms } from '@vouch/engine'
import { platformName } from '@vouch/presentation'
import { SelectField, TextField } from '../ui/field.tsx'
import styles from './discovery.module.css'
import { type CreatorSearch, withFilter } from './search-address.ts'

interface FilterPanelProps {
  search: CreatorSearch
  onSearch: (search: CreatorSearch) => void
}

type ListKey = 'platform' | 'category' | 'country' | 'language' | 'risk' | 'audienceCountry'
type NumberKey =
  | 'minFollowers'
  | 'maxFollowers'
  | 'minTrust'
  | 'maxTrust'
  | 'minEngagement'
  | 'maxSuspicious'
  | 'minPrice'
  | 'maxPrice'

interface Choice {
  value: string
  words: string
}

interface Bound {
  key: NumberKey
  label: string
  /** What one unit of the box is in the filter: .01 for percent. */
  scale: number
  max: number
}

const byWords = (a: Choice, b: Choice) => a.words.localeCompare(b.words, 'en')
const places = countryCodes.map((value) => ({ value, words: countryName(value) })).sort(byWords)

const lists: Readonly<Record<ListKey, { label: string; choices: Choice[] }>> = {
  platform: { label: 'Platform', choices: platforms.map((value) => ({ value, words: platformName(value) })) },
  category: { label: 'Category', choices: topics.map(({ id, label }) => ({ value: id, words: label })) },
  country: { label: 'Country', choices: places },
  language: {
    label: 'Language',
    choices: languageCodes.map((value) => ({ value, words: languageName(value) })).sort(byWords),
  },
  risk: { label: 'Fraud risk', choices: fraudRisks.map((value) => ({ value, words: `${value} risk` })) },
  audienceCountry: { label: 'Audience location', choices: places },
}

const suspicious: Bound = { key: 'maxSuspicious', label: 'Max suspicious followers, %', scale: 0.01, max: 100 }
const engagement: Bound = { key: 'minEngagement', label: 'Min engagement, %', scale: 0.01, max: 100 }

/** Every filter by hand. A list adds one value at a time; the chips above take them away again. */
export function FilterPanel(props: FilterPanelProps) {
  const list = (key: ListKey) => <ListFilter {...props} name={key} />
  return (
    <div className={styles.panel}>
      {list('platform')}
      {list('category')}
      {list('country')}
      {list('language')}
      <RangeFilter {...props} name="Followers" keys={['minFollowers', 'maxFollowers']} max={1e10} />
      <RangeFilter {...props} name="Trust" keys={['minTrust', 'maxTrust']} max={100} />
      {list('risk')}
      <NumberFilter {...props} bound={suspicious} />
      <NumberFilter {...props} bound={engagement} />
      <BasisFilter {...props} />
      <RangeFilter {...props} name="Price per post, $" keys={['minPrice', 'maxPrice']} max={1e8} />
      {list('audienceCountry')}
      <VerifiedFilter {...props} />
    </div>
  )
}

function ListFilter({ search, onSearch, name }: FilterPanelProps & { name: ListKey }) {
  const held: readonly string[] = search.filters[name]
  const { label, choices } = lists[name]
  return (
    <SelectField
      label={label}
      value=""
      onChange={({ target }) => onSearch(withFilter(search, { [name]: [...new Set([...held, target.value])] }))}
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

/** Rates on different bases compare nothing, so a list can be kept to one. */
function BasisFilter({ search, onSearch }: FilterPanelProps) {
  return (
    <SelectField
      label="Engagement basis"
      value={search.filters.engagementBasis ?? ''}
      onChange={({ target }) =>
        onSearch(
          withFilter(search, { engagementBasis: engagementBases.find((basis) => basis === target.value) ?? null }),
        )
      }
    >
      <option value="">Any basis</option>
      {engagementBases.map((basis) => (
        <option key={basis} value={basis}>
          {basis}
        </option>
      ))}
    </SelectField>
  )
}

const verifiedChoices: { value: string; words: string; verified: CreatorFilters['verified'] }[] = [
  { value: '', words: 'Either', verified: null },
  { value: 'true', words: 'Yes', verified: true },
  { value: 'false', words: 'No', verified: false },
]

function VerifiedFilter({ search, onSearch }: FilterPanelProps) {
  return (
    <SelectField
      label="Verified by the platform"
      value={String(search.filters.verified ?? '')}
      onChange={({ target }) =>
        onSearch(
          withFilter(search, {
            verified: verifiedChoices.find(({ value }) => value === target.value)?.verified ?? null,
          }),
        )
      }
    >
      {verifiedChoices.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

interface RangeFilterProps extends FilterPanelProps {
  name: string
  keys: readonly [low: NumberKey, high: NumberKey]
  max: number
}

/** Two bounds beside each other under one name. */
function RangeFilter({ name, keys: [low, high], max, ...props }: RangeFilterProps) {
  return (
    <fieldset className={styles.range}>
      <legend>{name}</legend>
      <NumberFilter {...props} bound={{ key: low, label: `${name}, min`, scale: 1, max }} placeholder="from" />
      <NumberFilter {...props} bound={{ key: high, label: `${name}, max`, scale: 1, max }} placeholder="to" />
    </fieldset>
  )
}

interface NumberFilterProps extends FilterPanelProps {
  bound: Bound
  placeholder?: string
}

/** Takes effect when the box is left or Enter is pressed: a list must not jump with every digit. */
function NumberFilter({ search, onSearch, bound, placeholder = 'Any' }: NumberFilterProps) {
  const { key, label, scale, max } = bound
  const held = search.filters[key]
  const value = held === null ? '' : String(Math.round((held / scale) * 100) / 100)
  const write = (text: string) => {
    const written = Number(text.replaceAll(/[,\s]/g, ''))
    const usable = text.trim() !== '' && Number.isFinite(written) && written >= 0 && written <= max
    onSearch(withFilter(search, { [key]: usable ? written * scale : null }))
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
