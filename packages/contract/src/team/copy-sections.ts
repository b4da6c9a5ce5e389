/** The sections of marketing copy that the team's tool writes, and the size of each. The writer keeps to these sizes, a language
 *  model's answer is refused beyond them, and the tool shows them. */

export interface SizeRange {
  min: number
  max: number
}

export interface CopySection {
  name: string
  /** What one item is called, singular and plural. */
  item: readonly [string, string]
  /** Items in one answer. */
  items: SizeRange
  /** Words in one item. */
  words: SizeRange
  /** The size, as the tool says it. */
  size: string
  /** Items are blocks of several lines, not single lines. */
  isBlock: boolean
}

/** Words that a calm voice says in a second: 150 a minute, the usual pace of narration. */
export const spokenWordsPerSecond = 2.5

function exactly(count: number): SizeRange {
  return { min: count, max: count }
}

function lines(name: string, item: CopySection['item'], items: SizeRange, words: SizeRange, size: string): CopySection {
  return { name, item, items, words, size, isBlock: false }
}

function blocks(...parts: Parameters<typeof lines>): CopySection {
  return { ...lines(...parts), isBlock: true }
}

/** Sizes that the tool promises stand in words; where none is promised, the range is what fits the place on our pages. */
export const copySections = {
  'announcement-bar': lines(
    'Announcement bar',
    ['line', 'lines'],
    exactly(5),
    { min: 4, max: 11 },
    '5 lines, under 12 words',
  ),
  navigation: lines('Navigation', ['label', 'labels'], exactly(8), { min: 1, max: 4 }, '8 labels, 1 to 4 words'),
  headlines: lines('Headlines', ['headline', 'headlines'], exactly(7), { min: 6, max: 12 }, '7 of 6 to 12 words'),
  'sub-headlines': lines(
    'Sub-headlines',
    ['sub-headline', 'sub-headlines'],
    exactly(6),
    { min: 15, max: 25 },
    '6 of 15 to 25 words',
  ),
  'video-scripts': blocks(
    'Video scripts',
    ['script', 'scripts'],
    exactly(3),
    { min: 60 * spokenWordsPerSecond, max: 90 * spokenWordsPerSecond },
    '3 of 60 to 90 seconds',
  ),
  'social-proof': lines(
    'Social proof',
    ['line', 'lines'],
    { min: 4, max: 6 },
    { min: 8, max: 28 },
    '4 to 6 lines of 8 to 28 words',
  ),
  'feature-sections': blocks(
    'Feature sections',
    ['section', 'sections'],
    exactly(3),
    { min: 40, max: 95 },
    '3 of 40 to 95 words',
  ),
  'step-by-step-process': blocks(
    'Step-by-step process',
    ['step', 'steps'],
    { min: 3, max: 5 },
    { min: 12, max: 40 },
    '3 to 5 steps of 12 to 40 words',
  ),
  'objection-handling-headlines': lines(
    'Objection headlines',
    ['headline', 'headlines'],
    exactly(5),
    { min: 6, max: 16 },
    '5 of 6 to 16 words',
  ),
  'testimonials-framework': blocks(
    'Testimonial templates',
    ['template', 'templates'],
    exactly(5),
    { min: 25, max: 75 },
    '5 of 25 to 75 words',
  ),
  'pricing-section-copy': blocks(
    'Pricing section',
    ['version', 'versions'],
    exactly(3),
    { min: 45, max: 110 },
    '3 versions of 45 to 110 words',
  ),
  'faq-section': blocks(
    'FAQ',
    ['question', 'questions'],
    { min: 8, max: 10 },
    { min: 18, max: 80 },
    '8 to 10 questions of 18 to 80 words',
  ),
  'final-cta-section': blocks(
    'Final call to action',
    ['call', 'calls'],
    exactly(3),
    { min: 18, max: 50 },
    '3 of 18 to 50 words',
  ),
  'footer-elements': lines(
    'Footer',
    ['element', 'elements'],
    { min: 5, max: 7 },
    { min: 1, max: 28 },
    '5 to 7 elements of at most 28 words',
  ),
} as const satisfies Record<string, CopySection>

export type CopySectionId = keyof typeof copySections

/** Another name under which callers ask for a section. */
const aliases: Readonly<Record<string, CopySectionId>> = { 'navigation-elements': 'navigation' }

/** Every name that the call takes. */
export const copySectionNames = [...Object.keys(copySections), ...Object.keys(aliases)]

function isSection(name: string): name is CopySectionId {
  return Object.hasOwn(copySections, name)
}

/** @returns the section of a name; null for a name that is none. */
export function copySectionOf(name: string): CopySectionId | null {
  if (isSection(name)) return name
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? null) : null
}
