import {
  audienceAges,
  audienceGenders,
  countryCodes,
  countryName,
  languageCodes,
  languageName,
  topics,
} from '@vouch/contract'
import { engagementBases, fraudRisks, platforms } from '@vouch/engine'
import { platformName } from '@vouch/presentation'
import { SelectField } from '../ui/field.tsx'
import { withFilter } from './change-search.ts'
import styles from './discovery.module.css'
import {
  type Bound,
  type Choice,
  type FilterFieldProps,
  ListFilter,
  type ListKey,
  NumberFilter,
  RangeFilter,
  ToldFilter,
} from './filter-fields.tsx'
import { readSearch } from './search-address.ts'

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
  audienceAge: {
    label: 'Audience age',
    choices: audienceAges.map((value) => ({ value, words: value.replace('-', '–') })),
  },
  audienceGender: {
    label: 'Audience gender',
    choices: audienceGenders.map((value) => ({ value, words: value === 'female' ? 'Mostly women' : 'Mostly men' })),
  },
}

const percentOf = { scale: 0.01, max: 100 }
const suspicious: Bound = { key: 'maxSuspicious', label: 'Max suspicious followers, %', ...percentOf }
const engagement: Bound = { key: 'minEngagement', label: 'Min engagement, %', ...percentOf }
const audienceShare: Bound = { key: 'minAudienceShare', label: 'Min share of audience, %', ...percentOf }
const growth: Bound = { key: 'minGrowth', label: 'Min growth a month, %', scale: 0.01, max: 1_000 }
const sponsored: Bound = { key: 'maxSponsored', label: 'Max sponsored posts, %', ...percentOf }
const posted: Bound = { key: 'postedWithinDays', label: 'Posted within, days', scale: 1, max: 365 }

/** Every filter by hand. */
export function FilterPanel(props: FilterFieldProps) {
  const list = (name: ListKey) => <ListFilter {...props} name={name} {...lists[name]} />
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
      {list('audienceAge')}
      {list('audienceGender')}
      <NumberFilter {...props} bound={audienceShare} />
      <NumberFilter {...props} bound={growth} />
      <NumberFilter {...props} bound={posted} />
      <NumberFilter {...props} bound={sponsored} />
      <ToldFilter {...props} name="contact" label="Email or website listed" />
      <ToldFilter {...props} name="checked" label="Verified by Vouch" />
      <ToldFilter {...props} name="verified" label="Verified by the platform" />
    </div>
  )
}

/** Rates on different bases compare nothing, so a list can be kept to one. */
function BasisFilter({ search, onSearch }: FilterFieldProps) {
  return (
    <SelectField
      label="Engagement basis"
      value={readSearch(search).filters.engagementBasis ?? ''}
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
