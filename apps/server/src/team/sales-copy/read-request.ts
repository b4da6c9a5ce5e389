import { type CopySectionId, copySections } from '@vouch/contract'
import { type FactId, factsNow } from './facts.ts'
import type { Audience } from './line.ts'

/** What the built-in writer understands of a request in free words: a section, an audience, subjects, how many and how long. What a
 *  newcomer would get wrong: no word of the request reaches the copy, so nobody can make it claim something. */

export interface CopyRequest {
  /** Null: short lines and sentences. */
  section: CopySectionId | null
  audience: Audience | null
  /** Facts that it is about; none: about all. */
  subjects: readonly FactId[]
  /** How many items; null where it says nothing. */
  count: number | null
  /** Most words of one item; null where it says nothing. */
  wordsMax: number | null
}

export const countMax = 10

const sectionWords: readonly (readonly [RegExp, CopySectionId])[] = [
  [/\bsub-?\s?head(er|line)?s?\b/, 'sub-headlines'],
  [/\bobjections?\b/, 'objection-handling-headlines'],
  [/\b(announcement|top bar|banners?)\b/, 'announcement-bar'],
  [/\b(nav(igation)?|menu)\b/, 'navigation'],
  [/\b(video|scripts?|reels?|shorts)\b/, 'video-scripts'],
  [/\b(testimonials?|quotes?|case stud(y|ies))\b/, 'testimonials-framework'],
  [/\b(social proof|credibility)\b/, 'social-proof'],
  [/\b(faq|questions?)\b/, 'faq-section'],
  [/\b(steps?|process|how it works)\b/, 'step-by-step-process'],
  [/\b(cta|calls? to action|closing)\b/, 'final-cta-section'],
  [/\bfooter\b/, 'footer-elements'],
  [/\b(pricing section|price table|pricing copy)\b/, 'pricing-section-copy'],
  [/\bfeatures? (sections?|blocks?)\b/, 'feature-sections'],
  [/\b(headlines?|hero|titles?|subject lines?|taglines?|slogans?)\b/, 'headlines'],
]

const audienceWords: readonly (readonly [RegExp, Audience])[] = [
  [/\bagenc(y|ies)\b|\bclients?\b/, 'agency'],
  [/\bfreelanc\w*|\bconsultants?\b|\bsolo\b/, 'freelancer'],
  [/\bsocial (media )?(managers?|teams?)\b|\bcommunity managers?\b/, 'social'],
  [/\bbrands?\b( managers?)?|\bmarketing managers?\b|\bmarketers?\b/, 'brand'],
]

const subjectWords: Partial<Record<FactId, RegExp>> = {
  trial: /\b(trial|try|free|sign[- ]?ups?)\b/,
  plans: /\b(pric\w*|plans?|costs?|(?<!wast(e|ed|ing) (the |your )?)budgets?|cheap|afford\w*|subscription)\b/,
  verification_price: /\b(pric\w*|costs?|credits?)\b/,
  packages: /\b(extra|packages?|top[- ]?up|buy credits)\b/,
  refund: /\b(refunds?|risk|money back|verdict|not enough|return\w*)\b/,
  evidence: /\b(evidence|proof|prove|why|transparen\w*|explain\w*|trust)\b/,
  fair: /\b(fair\w*|creators? (feel|respond|answer)|accus\w*|innocent|respect)\b/,
  // Whoever speaks of waste means people who are not there, not our prices.
  fraud: /\b(fake|bots?|fraud\w*|wast(e|ed|ing)|bought|inauthentic|pods?|spam)\b/,
  score: /\b(scores?|ranges?|tolerance|error bars?|confiden\w*|certain\w*|sure)\b/,
  history: /\b(growth|history|jumps?|spikes?|curve)\b/,
  benchmarks: /\b(benchmarks?|compar\w*|engagement|rates?)\b/,
  search: /\b(find|search|discover\w*)\b/,
  file: /\b(files?|exports?|csv|upload)\b/,
  // A platform is a subject, unless it is only where the copy is to stand.
  address:
    /\b((instagram|tiktok|youtube|twitch|linkedin)(?! (ads?|posts?|captions?|carousels?|messages?)\b)|address|url|paste|platforms?)\b/,
  published: /\b(accura\w*|methodology|measured|science|data sets?|figures?)\b/,
  free_tool: /\b(free (tool|analysis|check)|no card)\b/,
  public_data: /\b(privacy|gdpr|scrap\w*|data protection|login)\b/,
}

const numberWords: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, place) => [
    word,
    place + 1,
  ]),
)

/** @param section what the person called the section */
export function readRequest(section: string, prompt: string): CopyRequest {
  const text = `${section}\n${prompt}`.toLowerCase()
  const known = new Set<FactId>(factsNow().map(({ id }) => id))
  const named = Object.entries(subjectWords) as [FactId, RegExp][]
  return {
    section: firstOf(sectionWords, section.toLowerCase()) ?? firstOf(sectionWords, text),
    audience: firstOf(audienceWords, text),
    subjects: named.filter(([id, words]) => known.has(id) && words.test(text)).map(([id]) => id),
    ...amountsOf(text),
  }
}

function firstOf<T>(words: readonly (readonly [RegExp, T])[], text: string): T | null {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** “Five lines”, “3 headlines”, “under 12 words”, “at most ten words”. */
function amountsOf(text: string): Pick<CopyRequest, 'count' | 'wordsMax'> {
  const amount = `(\\d{1,3}|${[...numberWords.keys()].join('|')})`
  const limit = new RegExp(
    `\\b(under|below|fewer than|less than|at most|max(?:imum)?(?: of)?|up to) ${amount} words\\b`,
  ).exec(text)
  const things =
    'lines?|headlines?|sub-?headlines?|titles?|options?|versions?|variations?|ideas?|questions?|objections?|sentences?|taglines?|slogans?|items?|scripts?|templates?|steps?|calls? to action|ctas?'
  const count = new RegExp(`\\b${amount} (?:\\w+ ){0,2}(?:${things})\\b`).exec(text)
  const below = limit !== null && /under|below|than/.test(limit[1] ?? '') ? 1 : 0
  const words = limit === null ? null : numberOf(limit[2]) - below
  return {
    count: count === null ? null : Math.min(Math.max(numberOf(count[1]), 1), countMax),
    wordsMax: words !== null && words >= 1 ? words : null,
  }
}

function numberOf(text = ''): number {
  return numberWords.get(text) ?? Number(text)
}

const audienceNames: Readonly<Record<Audience, string>> = {
  brand: 'brand managers',
  agency: 'agencies',
  social: 'social media managers',
  freelancer: 'freelancers',
}

const subjectNames: Partial<Record<FactId, string>> = {
  ...{ trial: 'the trial', plans: 'plans', verification_price: 'price', packages: 'add-on credits', refund: 'refunds' },
  ...{ evidence: 'evidence', fair: 'fairness', fraud: 'fake audiences', score: 'score and range', history: 'growth' },
  ...{ benchmarks: 'benchmarks', search: 'search', file: 'files', address: 'platforms', published: 'accuracy' },
  ...{ free_tool: 'the free analysis', public_data: 'data protection' },
}

/** @returns in one sentence what was understood, so that nobody takes the copy for an answer to the rest */
export function readingWords({ section, audience, subjects, count, wordsMax }: CopyRequest): string {
  const parts = [
    section === null ? null : copySections[section].name.toLowerCase(),
    audience === null ? null : `for ${audienceNames[audience]}`,
    subjects.length === 0 ? null : `about ${subjects.map((id) => subjectNames[id] ?? id).join(', ')}`,
    count === null ? null : `${count} of them`,
    wordsMax === null ? null : `at most ${wordsMax} words each`,
  ].filter((part) => part !== null)
  return parts.length === 0
    ? 'The built-in writer didn’t find a section, audience or subject in your request, so it wrote about the product as a whole.'
    : `The built-in writer understood: ${parts.join('; ')}. It ignores everything else in your request.`
}
