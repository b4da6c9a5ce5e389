import { type CopySectionId, wordCount } from '@vouch/contract'
import { holding, type Line, wordingsOf } from './line.ts'
import { questionLines } from './lines/question-lines.ts'
import { announcementLines, headlineLines, objectionLines, proofLines } from './lines/short-lines.ts'
import { storyTemplates } from './lines/story-templates.ts'
import { subHeadlineLines } from './lines/sub-headline-lines.ts'
import { openPen } from './pen.ts'
import { type CopyRequest, countMax, readingWords, readRequest } from './read-request.ts'
import { joined, writeSection } from './write-section.ts'

/** The built-in writer's answer to a request in free words: lines of the section that was asked for, those for the audience and about the
 *  subjects first. */

export interface CustomCopy {
  content: string
  items: string[]
  /** What was understood, and where that could not be followed. */
  note: string
}

/** Pools of single lines, from which a request can choose. Sections that are composed are written whole. */
const pools: Partial<Record<CopySectionId, readonly Line[]>> = {
  'announcement-bar': announcementLines,
  headlines: headlineLines,
  'sub-headlines': subHeadlineLines,
  'objection-handling-headlines': objectionLines,
  'social-proof': proofLines,
  'testimonials-framework': storyTemplates,
  'faq-section': questionLines,
}
const anyLines = [...headlineLines, ...subHeadlineLines, ...announcementLines]
const countUsual = 5
/** Words of all items together, whoever writes them. */
export const customWordsMax = 260

export function writeCustom(section: string, prompt: string, seed: number): CustomCopy {
  const request = readRequest(section, prompt)
  const reading = readingWords(request)
  const pool = request.section === null ? anyLines : pools[request.section]
  if (request.section !== null && pool === undefined) {
    const items = within(writeSection(request.section, seed).slice(0, request.count ?? countMax))
    return { content: joined(request.section, items), items, note: reading }
  }
  const { items, isShort } = chosen(pool ?? anyLines, request, seed)
  const content = joined(request.section ?? 'headlines', items)
  return { content, items, note: isShort ? `${reading} Fewer lines than you asked for fit that length.` : reading }
}

/** The first items that fit the length together, and one in any case. */
function within(items: readonly string[]): string[] {
  const fits = (place: number) => wordCount(items.slice(0, place + 1).join(' ')) <= customWordsMax
  return items.filter((_, place) => place === 0 || fits(place))
}

/** The lines that fit best, in an order drawn by the seed among equals. */
function chosen(pool: readonly Line[], request: CopyRequest, seed: number): { items: string[]; isShort: boolean } {
  const { wordsMax, audience } = request
  const pen = openPen(`custom ${seed}`)
  const count = request.count ?? countUsual
  const fitting = holding(pool)
    .filter((each) => each.audience === undefined || each.audience === audience)
    .map((each) => ({
      ...each,
      wordings: wordingsOf(each.text).filter((text) => wordCount(text) <= (wordsMax ?? Infinity)),
    }))
    .filter(({ wordings }) => wordings.length > 0)
  // Nothing is that short: the shortest lines there are come closest.
  const rest = fitting.length > 0 ? fitting : shortest(pool, audience)
  const ranked = pen.shuffled(rest).toSorted((one, other) => fitOf(other, request) - fitOf(one, request))
  const items = ranked.slice(0, count).map(({ wordings }) => pen.shuffled(wordings)[0] ?? '')
  return { items, isShort: items.length < count || fitting.length === 0 }
}

function shortest(pool: readonly Line[], audience: CopyRequest['audience']) {
  return holding(pool)
    .filter((each) => each.audience === undefined || each.audience === audience)
    .map((each) => ({ ...each, wordings: wordingsOf(each.text) }))
    .toSorted((one, other) => wordCount(one.text) - wordCount(other.text))
    .slice(0, 1)
}

/** An audience weighs more than a subject, and each subject counts once. */
function fitOf(each: Line, { audience, subjects }: CopyRequest): number {
  const addressed = audience !== null && each.audience === audience ? 2 : 0
  return addressed + subjects.filter((id) => each.facts.includes(id)).length
}
