import type { CreatorFilters } from '@vouch/contract'
import type { ReactNode } from 'react'
import { BrandFilter } from './brand-filter.tsx'
import {
  ages,
  dayChoices,
  engagementPlaceChoices,
  engagementRateChoices,
  genders,
  interests,
  languages,
  places,
  platformChoices,
  risks,
} from './filter-choices.ts'
import {
  type Bound,
  CheckFilter,
  ChoiceFilter,
  type FilterFieldProps,
  ListFilter,
  NumberFilter,
  RangeFilter,
  ToldFilter,
} from './filter-fields.tsx'

/** What each chip opens: the fields that say one thing together. */

export interface FilterEditor {
  name: string
  /** The filters that it sets, by name. */
  fields: readonly (keyof CreatorFilters)[]
  fieldsOf: (props: FilterFieldProps) => ReactNode
  /** One sentence on how its values come together. */
  note?: string
}

const percentOf = { scale: 0.01, max: 100 }
const suspicious: Bound = { key: 'maxSuspicious', label: 'Max suspicious followers, %', ...percentOf }
const engagement: Bound = { key: 'minEngagement', label: 'Min engagement rate, %', ...percentOf }
const audienceShare: Bound = { key: 'minAudienceShare', label: 'Each at least, % of the audience', ...percentOf }
const growth: Bound = { key: 'minGrowth', label: 'Min growth a month, %', scale: 0.01, max: 1_000 }
const sponsored: Bound = { key: 'maxSponsored', label: 'Max sponsored posts, %', ...percentOf }

export const filterEditors: readonly FilterEditor[] = [
  {
    name: 'Platform',
    fields: ['platform'],
    fieldsOf: (props) => <CheckFilter {...props} name="platform" label="Platform" choices={platformChoices} />,
  },
  {
    name: 'Interests',
    fields: ['category'],
    fieldsOf: (props) => <CheckFilter {...props} name="category" label="Interests" choices={interests} />,
  },
  {
    name: 'Location',
    fields: ['country'],
    fieldsOf: (props) => <ListFilter {...props} name="country" label="Creator’s country" choices={places} />,
  },
  {
    name: 'Followers',
    fields: ['minFollowers', 'maxFollowers'],
    fieldsOf: (props) => <RangeFilter {...props} name="Followers" keys={['minFollowers', 'maxFollowers']} max={1e10} />,
  },
  {
    name: 'Audience',
    fields: ['audienceCountry', 'audienceAge', 'audienceGender', 'minAudienceShare'],
    note: 'Declared audiences only. Values of one kind widen the search; country, age and gender must all match.',
    fieldsOf: (props) => (
      <>
        <ListFilter {...props} name="audienceCountry" label="Audience country" choices={places} />
        <CheckFilter {...props} name="audienceAge" label="Audience age" choices={ages} />
        <CheckFilter {...props} name="audienceGender" label="Audience gender" choices={genders} />
        <NumberFilter {...props} bound={audienceShare} placeholder="Usual share" />
      </>
    ),
  },
  {
    name: 'Trust',
    fields: ['minTrust', 'maxTrust', 'risk', 'maxSuspicious', 'withoutCritical'],
    note: 'Creators with critical risk are hidden until you select that risk or remove the chip.',
    fieldsOf: (props) => (
      <>
        <RangeFilter {...props} name="Trust" keys={['minTrust', 'maxTrust']} max={100} />
        <CheckFilter {...props} name="risk" label="Fraud risk" choices={risks} />
        <NumberFilter {...props} bound={suspicious} />
      </>
    ),
  },
  {
    name: 'Price',
    fields: ['minPrice', 'maxPrice'],
    fieldsOf: (props) => <RangeFilter {...props} name="Price per post, $" keys={['minPrice', 'maxPrice']} max={1e8} />,
  },
  {
    name: 'Engagement',
    fields: ['minEngagementPlace', 'minEngagement', 'engagementBasis'],
    fieldsOf: (props) => (
      <>
        <ChoiceFilter
          {...props}
          name="minEngagementPlace"
          label="Among creators of the size"
          choices={engagementPlaceChoices}
        />
        <NumberFilter {...props} bound={engagement} />
        <ChoiceFilter {...props} name="engagementBasis" label="Rate taken over" choices={engagementRateChoices} />
      </>
    ),
  },
  {
    name: 'Brands',
    fields: ['mentions'],
    note: 'Accounts that sponsored posts name. Several brands widen the search.',
    fieldsOf: (props) => <BrandFilter {...props} />,
  },
  {
    name: 'Last post',
    fields: ['postedWithinDays'],
    fieldsOf: (props) => <ChoiceFilter {...props} name="postedWithinDays" label="Last post" choices={dayChoices} />,
  },
  {
    name: 'Growth',
    fields: ['minGrowth'],
    fieldsOf: (props) => <NumberFilter {...props} bound={growth} />,
  },
  {
    name: 'Sponsored',
    fields: ['maxSponsored'],
    fieldsOf: (props) => <NumberFilter {...props} bound={sponsored} />,
  },
  {
    name: 'Contact',
    fields: ['contact'],
    fieldsOf: (props) => <ToldFilter {...props} name="contact" label="Email or website listed" />,
  },
  {
    name: 'Verified',
    fields: ['checked', 'verified'],
    fieldsOf: (props) => (
      <>
        <ToldFilter {...props} name="checked" label="Verified by Vouch" />
        <ToldFilter {...props} name="verified" label="Verified by the platform" />
      </>
    ),
  },
  {
    name: 'Language',
    fields: ['language'],
    fieldsOf: (props) => <ListFilter {...props} name="language" label="Language of the posts" choices={languages} />,
  },
]

/** @returns the editor of a filter, by the name of one of its fields */
export function editorOf(field: keyof CreatorFilters): FilterEditor | null {
  return filterEditors.find(({ fields }) => fields.includes(field)) ?? null
}
