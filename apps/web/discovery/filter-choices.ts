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

/** What can be chosen in the filters of a search, in the order and the words in which it is offered. */

interface Choice {
  value: string
  words: string
}

/** Bands of a rate among creators of the same size, each from its place on. */
export const engagementPlaces = [
  { from: 0.4, words: 'average or better for the size' },
  { from: 0.6, words: 'above average for the size' },
  { from: 0.8, words: 'high for the size' },
] as const

const byWords = (a: Choice, b: Choice) => a.words.localeCompare(b.words, 'en')
export const places = countryCodes.map((value) => ({ value, words: countryName(value) })).sort(byWords)
export const languages = languageCodes.map((value) => ({ value, words: languageName(value) })).sort(byWords)
export const platformChoices = platforms.map((value) => ({ value, words: platformName(value) }))
export const interests = topics.map(({ id, label }) => ({ value: id, words: label }))
export const risks = fraudRisks.map((value) => ({ value, words: `${value} risk` }))
export const ages = audienceAges.map((value) => ({ value, words: value.replace('-', '–') }))
export const genders = audienceGenders.map((value) => ({ value, words: value === 'female' ? 'Women' : 'Men' }))
export const engagementPlaceChoices = engagementPlaces.map(({ from, words }) => ({ value: from, words }))
export const engagementRateChoices = engagementBases.map((value) => ({ value, words: value }))
export const dayChoices = [7, 14, 30, 90].map((value) => ({ value, words: `in the last ${value} days` }))
