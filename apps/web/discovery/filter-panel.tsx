import { countryCodes, countryName, languageCodes, languageName, topics } from '@vouch/contract'
import { fraudRisks, platforms } from '@vouch/engine'
import { SelectField, TextField } from '../ui/field.tsx'
import { platformName } from '../ui/platform-name.ts'
import styles from './discovery.module.css'
import { type CreatorSearch, withFilter } from './search-address.ts'

interface FilterPanelProps {
  search: CreatorSearch
  onSearch: (search: CreatorSearch) => void
}

type ListKey = 'platform' | 'category' | 'country' | 'language' | 'risk' | 'audienceCountry'
type NumberKey = 'minFollowers' | 'maxFollowers' | 'minTrust' | 'minEngagement' | 'maxSuspicious' | 'maxPrice'

interface Choice {
  value: string
  words: string
}

const byWords = (a: Choice, b: Choice) => a.words.localeCompare(b.words, 'en')
const places = countryCodes.map((value) => ({ value, words: countryName(value) })).sort(byWords)

const lists: { key: ListKey; label: string; choices: Choice[] }[] = [
  { key: 'platform', label: 'Platform', choices: platforms.map((value) => ({ value, words: platformName(value) })) },
  { key: 'category', label: 'Category', choices: topics.map(({ id, label }) => ({ value: id, words: label })) },
  { key: 'country', label: 'Country', choices: places },
  {
    key: 'language',
    label: 'Language',
    choices: languageCodes.map((value) => ({ value, words: languageName(value) })).sort(byWords),
  },
  { key: 'risk', label: 'Fraud risk', choices: fraudRisks.map((value) => ({ value, words: `${value} risk` })) },
  { key: 'audienceCountry', label: 'Audience in', choices: places },
]

/** @param scale what one unit of the box is in the filter: .01 for percent */
const numbers: { key: NumberKey; label: string; scale: number; max: number }[] = [
  { key: 'minFollowers', label: 'Followers from', scale: 1, max: 1e10 },
  { key: 'maxFollowers', label: 'Followers to', scale: 1, max: 1e10 },
  { key: 'minTrust', label: 'Trust at least', scale: 1, max: 100 },
  { key: 'minEngagement', label: 'Engagement at least, %', scale: 0.01, max: 100 },
  { key: 'maxSuspicious', label: 'Suspicious at most, %', scale: 0.01, max: 100 },
  { key: 'maxPrice', label: 'Price at most, $', scale: 1, max: 1e8 },
]

/** Every filter by hand. A list adds one value at a time; the chips above take them away again. */
export function FilterPanel({ search, onSearch }: FilterPanelProps) {
  const { filters } = search
  return (
    <div className={styles.panel}>
      {lists.map(({ key, label, choices }) => (
        <SelectField
          key={key}
          label={label}
          value=""
          onChange={({ target }) =>
            onSearch(withFilter(search, { [key]: [...new Set([...filters[key], target.value])] }))
          }
        >
          <option value="">{filters[key].length === 0 ? 'Any' : 'Add another'}</option>
          {choices
            .filter(({ value }) => !filters[key].some((held) => held === value))
            .map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
        </SelectField>
      ))}
      {numbers.map(({ key, label, scale, max }) => (
        <NumberFilter
          // A chip that is taken away empties the box too.
          key={`${key}-${filters[key]}`}
          label={label}
          value={filters[key] === null ? '' : String(Math.round((filters[key] / scale) * 100) / 100)}
          onWrite={(text) => {
            const written = Number(text.replaceAll(/[,\s]/g, ''))
            const usable = text.trim() !== '' && Number.isFinite(written) && written >= 0 && written <= max
            onSearch(withFilter(search, { [key]: usable ? written * scale : null }))
          }}
        />
      ))}
    </div>
  )
}

/** Takes effect when the box is left or Enter is pressed: a list must not jump with every digit. */
function NumberFilter({ label, value, onWrite }: { label: string; value: string; onWrite: (text: string) => void }) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      defaultValue={value}
      placeholder="Any"
      onBlur={({ target }) => target.value !== value && onWrite(target.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && onWrite(currentTarget.value)}
    />
  )
}
