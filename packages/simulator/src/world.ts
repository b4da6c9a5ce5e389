/** A creator's fixed nature: everything that is drawn once per seed and does not change from day to day. Counts and texts of a day are
 *  derived from it elsewhere. A newcomer would expect the moment of the snapshot to shape it: it only bounds what is seen. */

import type { Platform } from '@vouch/engine'
import { dayOf, timeOf } from './calendar.ts'
import { type CategoryId, categoryIds, isCategoryId } from './content/categories.ts'
import { countriesByLanguage, isLanguageId, type LanguageId, languageWeights } from './content/languages.ts'
import { type EngagementNature, engagementOf } from './engagement-nature.ts'
import { type Schedule, scheduleOf } from './events.ts'
import { type Persona, personaOf } from './persona.ts'
import { type CreatorPlan, type Size, sizes } from './plan.ts'
import { type PlatformTraits, platformTraits } from './platform-traits.ts'
import { atScore, type Quantiles } from './quantiles.ts'
import { fingerprint, random } from './random.ts'

export interface World {
  plan: CreatorPlan
  platform: Platform
  traits: PlatformTraits
  seed: string
  /** Part of every id of this creator. */
  key: string
  nowMs: number
  /** The day of the snapshot. */
  day: number
  anchorDay: number
  /** Followers on the anchor day, bought ones included. */
  followers: number
  size: Size
  schedules: Schedule[]
  category: CategoryId
  language: LanguageId
  country: string
  persona: Persona
  /** Organic growth a month, a ratio. */
  growthMonthly: number
  postsPerDay: number
  /** Hour of the day, UTC, around which this creator posts. */
  postHour: number
  engagement: EngagementNature
  /** Share of fake accounts among organic followers. */
  backgroundFakes: number
  sponsoredShare: number
}

/** @returns the size with every field, from a name or from the fields that differ from `small`. */
export function sizeOf(size: CreatorPlan['size']): Size {
  if (size === undefined) return sizes.small
  return typeof size === 'string' ? sizes[size] : { ...sizes.small, ...size }
}

/** Organic growth a month over creators: around 1.5 %, up to 6 % (analysts of the field call 2.7 % a month organic). */
const growthQuantiles: Quantiles = [0.003, 0.008, 0.015, 0.026, 0.055]
/** Fake accounts that gather around an untouched audience: journalists found 10 % among followers of ten real Swiss creators, with a wide range. */
const backgroundQuantiles: Quantiles = [0.012, 0.028, 0.045, 0.07, 0.12]

export function worldOf(plan: CreatorPlan): World {
  const { seed, platform } = plan
  const traits = platformTraits[platform]
  const nature = random(seed, 'nature')
  const nowMs = timeOf(plan.at)
  const day = dayOf(nowMs)
  const anchorDay = plan.anchor === undefined ? day : dayOf(timeOf(plan.anchor))
  const size = sizeOf(plan.size)
  const { language, country, category } = identityOf(plan)
  const followers = Math.max(10, Math.round(plan.followers ?? atScore(traits.followers, nature.normal())))
  const recurs = plan.anchor !== undefined
  return {
    plan,
    platform,
    traits,
    seed,
    key: fingerprint(seed, platform),
    nowMs,
    day,
    anchorDay,
    followers,
    size,
    schedules: (plan.scenarios ?? []).map((scenario) => scheduleOf(scenario, seed, day, size.historyDays, recurs)),
    category,
    language,
    country,
    persona: personaOf(plan, category, language, country),
    growthMonthly: atScore(growthQuantiles, random(seed, 'growth').normal()),
    postsPerDay: atScore(traits.postsPerDay, random(seed, 'rhythm').normal()),
    postHour: traits.hours[0] + 2.5 * random(seed, 'hour').normal(),
    engagement: engagementOf(plan, traits, followers),
    backgroundFakes: plan.backgroundFakes ?? atScore(backgroundQuantiles, random(seed, 'background').normal()),
    sponsoredShare: plan.sponsoredShare ?? Math.min(0.45, random(seed, 'sponsored').logNormal(0.07, 0.8)),
  }
}

/** @returns what the creator writes about, in which language and from where; cheap, for whoever needs no more. A language or
 *  category that the simulator does not know is drawn as if it had not been given. */
export function identityOf(
  plan: Pick<CreatorPlan, 'seed' | 'platform' | 'language' | 'country' | 'category'>,
): Identity {
  const { seed, platform } = plan
  const language =
    plan.language !== undefined && isLanguageId(plan.language)
      ? plan.language
      : random(seed, 'language').weighted(languageWeights)
  const country = plan.country ?? random(seed, 'country').weighted(countriesByLanguage[language])
  const category =
    plan.category !== undefined && isCategoryId(plan.category) ? plan.category : categoryFor(platform, seed)
  return { language, country, category }
}

export interface Identity {
  language: LanguageId
  country: string
  category: CategoryId
}

function categoryFor(platform: Platform, seed: string): CategoryId {
  const draw = random(seed, 'category')
  if (platform === 'linkedin') return draw.chance(0.7) ? 'business' : draw.pick(['tech', 'learning'] as const)
  if (platform === 'twitch') return draw.chance(0.65) ? 'gaming' : draw.pick(['music', 'tech', 'food'] as const)
  return draw.pick(categoryIds.filter((id) => id !== 'business'))
}

/** @returns the creator's schedule of this kind, or null. */
export function scheduleFor(world: World, kind: Schedule['scenario']['kind']): Schedule | null {
  return world.schedules.find((schedule) => schedule.scenario.kind === kind) ?? null
}

/** @returns the intensity of a manipulation of posts on the given day, 0 when it is not going on. A season of
 *  manipulated posts never pauses; a single one goes on from its first day. */
export function intensityOn(world: World, kind: Schedule['scenario']['kind'], day: number): number {
  const schedule = scheduleFor(world, kind)
  if (schedule === null || (schedule.only !== null && day < schedule.only)) return 0
  return Math.max(0, Math.min(0.95, schedule.scenario.intensity))
}
