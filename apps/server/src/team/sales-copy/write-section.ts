import { type CopySectionId, copySections, countedWords, sizeFaults, spokenWordsPerSecond } from '@vouch/contract'
import { holding, type Line } from './line.ts'
import { featureBlocks, processSteps } from './lines/feature-blocks.ts'
import {
  callButtons,
  callNotes,
  callSentences,
  callTitles,
  footerColumns,
  footerNotes,
  footerTaglines,
  planLines,
  pricingLeads,
  pricingNotes,
  pricingTitles,
} from './lines/offer-lines.ts'
import { questionLines } from './lines/question-lines.ts'
import { announcementLines, headlineLines, navigationLines, objectionLines, proofLines } from './lines/short-lines.ts'
import { storyTemplates } from './lines/story-templates.ts'
import { subHeadlineLines } from './lines/sub-headline-lines.ts'
import { type ScenePart, scenes, titleLines } from './lines/video-lines.ts'
import { openPen, type Pen } from './pen.ts'

/** The built-in writer: sections of copy from lines that were written by hand, chosen and worded by a seed. It needs nothing, says
 *  nothing that the facts do not hold, and is what stands in when a language model fails. */

/** @param seed the same one writes the same copy
 *  @returns the items of a section, inside its size
 *  @throws Error when they are not: a defect of the lines */
export function writeSection(section: CopySectionId, seed: number): string[] {
  const items = writers[section](openPen(`${section} ${seed}`))
  const [fault] = sizeFaults(section, items)
  if (fault !== undefined) throw new Error(`The built-in writer missed the size of ${section}: ${fault}`)
  return items
}

/** @returns all of an answer as one text: single lines below each other, blocks with an empty line between. */
export function joined(section: CopySectionId, items: readonly string[]): string {
  return items.join(copySections[section].isBlock ? '\n\n' : '\n')
}

const writers: Readonly<Record<CopySectionId, (pen: Pen) => string[]>> = {
  'announcement-bar': (pen) => pen.several(announcementLines, 5),
  navigation: (pen) => navigationLines.map((each) => pen.one([each])),
  headlines: (pen) => pen.several(headlineLines, 7),
  'sub-headlines': (pen) => pen.several(subHeadlineLines, 6),
  'video-scripts': writeScripts,
  'social-proof': (pen) => pen.several(proofLines, pen.between(4, 6)),
  'feature-sections': writeFeatures,
  'step-by-step-process': writeSteps,
  'objection-handling-headlines': (pen) => pen.several(objectionLines, 5),
  'testimonials-framework': (pen) => pen.several(storyTemplates, 5),
  'pricing-section-copy': writePricing,
  'faq-section': (pen) => pen.several(questionLines, pen.between(8, 10)),
  'final-cta-section': writeCalls,
  'footer-elements': (pen) => [
    pen.one(footerTaglines),
    ...footerColumns.map((each) => pen.one([each])),
    ...pen.several(footerNotes, pen.between(1, 3)),
  ],
}

const scripts = 3
const proofsOfScript = 2

/** Three scripts that share no scene. A second proof is left out where it would be too long. */
function writeScripts(pen: Pen): string[] {
  const apart = (part: ScenePart) => pen.several(scenes[part], scripts)
  const before = [apart('opening'), apart('problem'), apart('turn')]
  const after = [apart('limit'), apart('offer'), apart('close')]
  const proofs = pen.several(scenes.proof, scripts * proofsOfScript)
  return pen.several(titleLines, scripts).map((title, place) => {
    const at = (parts: readonly string[][]) => parts.map((part) => part[place] ?? '')
    const [first = '', second = ''] = proofs.slice(place * proofsOfScript)
    const whole = [...at(before), first, second, ...at(after)]
    const fits = countedWords('video-scripts', `\n${whole.join(' ')}`) <= copySections['video-scripts'].words.max
    return script(title, fits ? whole : [...at(before), first, ...at(after)])
  })
}

/** Each scene on a line, with the second at which it begins. */
function script(title: string, parts: readonly string[]): string {
  let words = 0
  const secondsSoFar = () => Math.round(words / spokenWordsPerSecond)
  const lines = parts.map((part) => {
    const begins = `${Math.floor(secondsSoFar() / 60)}:${String(secondsSoFar() % 60).padStart(2, '0')}`
    words += countedWords('video-scripts', `\n${part}`)
    return part.replace('[', `[${begins} `)
  })
  return [`${title} (about ${secondsSoFar()} seconds)`, ...lines].join('\n')
}

const pointsShown = 3

function writeFeatures(pen: Pen): string[] {
  const whole = featureBlocks.filter(
    ({ title, paragraph, points }) => holding([title, paragraph]).length === 2 && holding(points).length >= pointsShown,
  )
  return pen
    .shuffled(whole)
    .slice(0, 3)
    .map(({ title, paragraph, points, button }) => {
      const shown = pen.several(points, pointsShown).map((point) => `– ${point}`)
      return [pen.one([title]), pen.one([paragraph]), ...shown, `Button: ${button}`].join('\n')
    })
}

/** The essential steps and some of the others, in the order in which they are taken. */
function writeSteps(pen: Pen): string[] {
  const able = processSteps.filter(({ title, texts }) => holding([title]).length > 0 && holding(texts).length > 0)
  const extra = new Set(pen.shuffled(able.filter(({ isEssential }) => !isEssential)).slice(0, pen.between(0, 2)))
  return able
    .filter((step) => step.isEssential || extra.has(step))
    .map(({ title, texts }) => `${pen.one([title])}\n${pen.one(texts)}`)
}

function writePricing(pen: Pen): string[] {
  const together = (lines: readonly Line[]) => pen.several(lines, 3)
  const [titles, leads] = [together(pricingTitles), together(pricingLeads)]
  return titles.map((title, place) =>
    [title, leads[place], ...planLines.map((each) => pen.one([each])), ...pen.several(pricingNotes, 2)].join('\n'),
  )
}

function writeCalls(pen: Pen): string[] {
  const [titles, sentences] = [pen.several(callTitles, 3), pen.several(callSentences, 3)]
  return titles.map((title, place) =>
    [title, sentences[place], `Button: ${pen.one(callButtons)}`, pen.one(callNotes)].join('\n'),
  )
}
