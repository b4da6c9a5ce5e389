import { countryName, languageName, type MatchReason, topics } from '@vouch/contract'
import type { LikenessPart, PartLikeness } from '@vouch/engine'
import { compact, moneyText, percent } from '@vouch/presentation'
import type { ComparedCreator } from './compared-creator.ts'
import type { Alike } from './lookalikes.ts'

/** The parts of a likeness in words: what was compared, with both values, and never a bare number. */

const labels: Readonly<Record<LikenessPart, string>> = {
  topic: 'Topic',
  audience: 'Audience',
  place: 'Country and language',
  size: 'Size',
  engagement: 'Engagement',
  price: 'Price per post',
  manner: 'Writing style',
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
  if (likeness === null || theirs === null) return 'Unknown for this creator, so it adds no points.'
  const share = Math.round(likeness * 100)
  if (part === 'audience') return `Their reported audience profiles are ${share}% alike.`
  if (part === 'manner') return `Their writing styles are ${share}% alike.`
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
      return followers === null ? null : `${compact(followers)} followers`
    case 'engagement':
      return engagementRate === null ? null : `${percent(engagementRate)} of ${engagementBasis}`
    case 'price':
      return estimatedPrice === null ? null : moneyText(estimatedPrice)
    case 'audience':
      return compared.audience === null ? null : 'from the platform’s insights'
    case 'manner':
      return compared.manner === null ? null : 'from captions'
  }
}

function placeWords(country: string | null, language: string | null): string | null {
  const words = [country && countryName(country), language && `in ${languageName(language)}`].filter((word) => word)
  return words.length === 0 ? null : words.join(', ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
