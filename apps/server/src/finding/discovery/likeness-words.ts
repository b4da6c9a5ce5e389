import { countryName, languageName, type MatchReason, topics } from '@vouch/contract'
import type { LikenessPart, PartLikeness } from '@vouch/engine'
import type { ComparedCreator } from './compared-creator.ts'
import type { Alike } from './lookalikes.ts'

/** The parts of a likeness in words: what was compared, with both values, and never a bare number. */

const labels: Readonly<Record<LikenessPart, string>> = {
  topic: 'Topic',
  audience: 'Audience',
  place: 'Country and language',
  size: 'Size',
  engagement: 'Engagement',
  price: 'Price of a post',
  manner: 'Manner of writing',
}

/** @returns the reasons of a likeness, the weightiest first. */
export function reasonsOfLikeness(reference: ComparedCreator, { other, likeness }: Alike): MatchReason[] {
  return likeness.parts
    .map((part) => ({
      label: labels[part.part],
      points: Math.round(part.points),
      pointsMax: Math.round(part.pointsMax),
      words: wordsOf(part, reference, other),
    }))
    .sort((a, b) => b.points - a.points)
}

/** @returns what is known of a creator and will be compared, one line each. */
export function comparedWords(reference: ComparedCreator): { label: string; words: string }[] {
  return (Object.keys(labels) as LikenessPart[]).flatMap((part) => {
    const words = ownWords(part, reference)
    return words === null ? [] : [{ label: labels[part], words }]
  })
}

function wordsOf({ part, likeness }: PartLikeness, reference: ComparedCreator, other: ComparedCreator): string {
  const [own, theirs] = [ownWords(part, reference), ownWords(part, other)]
  if (likeness === null || theirs === null) return 'Not known of this creator, so it brings no points.'
  const share = Math.round(likeness * 100)
  if (part === 'audience') return `${share} % of the declared audiences are alike.`
  if (part === 'manner') return `They write alike to ${share} %.`
  if (own === theirs) return `Both: ${own}.`
  return `${capital(theirs)}, compared with ${own}.`
}

function ownWords(part: LikenessPart, { creator, compared }: ComparedCreator): string | null {
  const { category, country, language, followers, engagementRate, engagementBasis, estimatedPrice } = creator
  switch (part) {
    case 'topic':
      return topics.find(({ id }) => id === category)?.label ?? null
    case 'place':
      return placeWords(country, language)
    case 'size':
      return followers === null ? null : `${shortCount(followers)} followers`
    case 'engagement':
      return engagementRate === null ? null : `${(engagementRate * 100).toFixed(1)} % of ${engagementBasis}`
    case 'price':
      return estimatedPrice === null ? null : `$${shortCount(estimatedPrice)}`
    case 'audience':
      return compared.audience === null ? null : 'as the platform’s insights tell it'
    case 'manner':
      return compared.manner === null ? null : 'as the captions show it'
  }
}

function placeWords(country: string | null, language: string | null): string | null {
  const words = [country && countryName(country), language && `in ${languageName(language)}`].filter((word) => word)
  return words.length === 0 ? null : words.join(', ')
}

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

function shortCount(value: number): string {
  return value < 10_000 ? Math.round(value).toLocaleString('en') : short.format(value)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
