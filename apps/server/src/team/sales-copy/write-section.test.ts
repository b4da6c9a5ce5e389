import { readFileSync } from 'node:fs'
import { type CopySectionId, copySections, countedWords, sizeFaults, wayOf, wordCount } from '@vouch/contract'
import { platformNames, platforms } from '@vouch/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimFaults } from './claims.ts'
import { type FactId, facts, factsNow } from './facts.ts'
import { holding, type Line, wordingsOf } from './line.ts'
import { featureBlocks, processSteps } from './lines/feature-blocks.ts'
import * as offers from './lines/offer-lines.ts'
import { questionLines } from './lines/question-lines.ts'
import { announcementLines, headlineLines, navigationLines, objectionLines, proofLines } from './lines/short-lines.ts'
import { storyTemplates } from './lines/story-templates.ts'
import { subHeadlineLines } from './lines/sub-headline-lines.ts'
import { type ScenePart, scenes, sceneWords, titleLines } from './lines/video-lines.ts'
import { openPen } from './pen.ts'
import { joined, writeSection } from './write-section.ts'

const sections = Object.keys(copySections) as CopySectionId[]
const seeds = fc.nat({ max: 2 ** 31 - 1 })

/** Pools whose lines are whole items. */
const itemPools: Partial<Record<CopySectionId, readonly Line[]>> = {
  'announcement-bar': announcementLines,
  navigation: navigationLines,
  headlines: headlineLines,
  'sub-headlines': subHeadlineLines,
  'objection-handling-headlines': objectionLines,
  'social-proof': proofLines,
  'testimonials-framework': storyTemplates,
  'faq-section': questionLines,
}

const everyLine: Line[] = [
  ...Object.values(itemPools).flat(),
  ...Object.values(scenes).flat(),
  ...titleLines,
  ...featureBlocks.flatMap(({ title, paragraph, points }) => [title, paragraph, ...points]),
  ...processSteps.flatMap(({ title, texts }) => [title, ...texts]),
  ...Object.values(offers).flat(),
]

describe('every line', () => {
  test('in every wording says figures of the facts that it names, and nothing that no fact supports', () => {
    const faults = everyLine.flatMap(({ text, facts: named }) =>
      wordingsOf(text).flatMap((wording) =>
        claimFaults(
          wording,
          named.map((id) => facts[id]),
        ).map((fault) => `${wording}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })

  test.each(Object.entries(itemPools))('of %s fits its size in every wording', (section, pool) => {
    const { words } = copySections[section as CopySectionId]
    const counts = pool.flatMap(({ text }) =>
      wordingsOf(text).map((wording) => [wording, countedWords(section as CopySectionId, wording)] as const),
    )
    expect(counts.filter(([, count]) => count < words.min || count > words.max)).toEqual([])
  })

  test.each(Object.entries(scenes))('of the part %s of a script has the words of its part', (part, lines) => {
    const { min, max } = sceneWords[part as ScenePart]
    const counts = lines.flatMap(({ text }) =>
      wordingsOf(text).map((wording) => [wording, countedWords('video-scripts', `\n${wording}`)] as const),
    )
    expect(counts.filter(([, count]) => count < min || count > max)).toEqual([])
  })

  test('is written once, speaks no sentence twice, and leaves no brace behind', () => {
    const wordings = everyLine.flatMap(({ text }) => wordingsOf(text))
    expect(wordings.filter((wording) => /[{}|]/.test(wording))).toEqual([])
    const texts = everyLine.map(({ text }) => text)
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
  })
})

describe.each(sections)('%s', (section) => {
  test('law: for every seed it keeps to its size and claims nothing beyond the facts', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const items = writeSection(section, seed)
        expect(sizeFaults(section, items)).toEqual([])
        expect(claimFaults(joined(section, items))).toEqual([])
        expect(new Set(items).size).toBe(items.length)
        expect(joined(section, items).split('\n')[0]?.trim()).not.toBe('')
      }),
      { numRuns: 150 },
    )
  })

  test('law: a seed writes the same copy again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(writeSection(section, seed)).toEqual(writeSection(section, seed))
      }),
      { numRuns: 20 },
    )
  })

  test('two seeds differ, and a hundred hardly ever repeat each other', () => {
    const texts = Array.from({ length: 100 }, (_, seed) => joined(section, writeSection(section, seed)))
    for (const [place, text] of texts.entries()) if (place > 0) expect(text).not.toBe(texts[place - 1])
    expect(new Set(texts).size).toBeGreaterThan(90)
  })
})

test('scripts say how long they take, and stay between 60 and 90 seconds', () => {
  for (let seed = 0; seed < 200; seed += 1)
    for (const script of writeSection('video-scripts', seed)) {
      const seconds = Number(/\(about (\d+) seconds\)/.exec(script)?.[1])
      expect(seconds).toBeGreaterThanOrEqual(60)
      expect(seconds).toBeLessThanOrEqual(90)
      expect(script).toMatch(/\n\[0:00 /)
    }
})

describe('facts', () => {
  test('are said by their own statements, figures included', () => {
    for (const { id, statement, figures } of factsNow()) {
      expect([id, claimFaults(statement)]).toEqual([id, []])
      for (const figure of figures) expect([figure, claimFaults(`It is ${figure}.`)]).toEqual([figure, []])
    }
  })

  test('name documents that hold what they claim to have measured', () => {
    const documents = ['science.md', 'science/real-creators.md'].map((name) =>
      readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8'),
    )
    const rows = documents.flatMap((text) => text.split('\n')).filter((row) => row.startsWith('|'))
    const proofs: [FactId, RegExp][] = [
      ['measured_likes', /creators_tiktok_famous: likes, 25% bought \| half-real \|.* 93% \|/],
      ['measured_calm', /^\| all \| 2116 \|.* 0\.66% \|/],
      ['measured_comments', /comment spam on a video never seen, accuracy \| real \|.* 0\.963 .*\| met \|/],
    ]
    for (const [id, row] of proofs) expect([id, rows.some((each) => row.test(each))]).toEqual([id, true])
  })

  test('promise an address to be enough only where a connector is live', () => {
    const [live = '', rest = ''] = facts.address.statement.split('can be read live')
    for (const platform of platforms) {
      const told = wayOf(platform, 'key') ? live : rest
      expect([platform, told]).toEqual([platform, expect.stringContaining(platformNames[platform])])
    }
  })

  test('of what is not live yet are none', () => {
    const ids = factsNow().map(({ id }) => id)
    expect(ids).toContain('score')
    const future = { text: 'Soon', facts: ['tomorrow' as FactId] }
    expect(holding([future])).toEqual([])
    expect(() => openPen(1).one([future])).toThrow('holds fewer than 1')
  })
})

test('words are counted as a reader counts them', () => {
  expect(wordCount('One – two, three-four $39 “five”.')).toBe(5)
  expect(countedWords('video-scripts', 'A title (about 70 seconds)\n[0:00 Nobody speaks] Three words here.')).toBe(3)
})
