import { readCreatorSentence } from '@vouch/contract'
import { assess, type Report } from '@vouch/engine'
import { compact, decisionWords, figureTable, partHeading, partRows, ranked, titleOf } from '@vouch/presentation'
import { sandboxSnapshot } from '@vouch/simulator'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OverlayPicture } from '../extension/overlay-picture.tsx'
import recorded from './hero-pair.json' with { type: 'json' }
import { PartsPanel, PricePanel, readSentence, ShortlistPanel } from './panels.tsx'
import { recordedAt as at, recordedWords } from './recorded-at.ts'
import { ReportTabs } from './report-tabs.tsx'

/** With what the home page opens: two simulated creators side by side, as the engine sees them. After a change of the engine:
 *  `vitest run -u apps/web/marketing/home` writes it anew. */

const partsShown = ['followers', 'growth', 'comments']

function reportOn(platform: 'tiktok' | 'instagram', handle: string): Report {
  const snapshot = sandboxSnapshot(platform, handle, at)
  if (!snapshot) throw new Error(`There is no creator ${handle} in the sandbox`)
  return assess(snapshot, { digest: 'home', computedAt: at })
}

const clean = reportOn('tiktok', 'milo_viral_sandbox')
const bought = reportOn('instagram', 'mixed_mara_sandbox')

function opening(report: Report) {
  const { subject, trust } = report
  const told = decisionWords(report)
  return {
    ...{ name: subject.displayName, followers: compact(subject.followers), trust },
    ...{ word: told?.word, tone: told?.tone, why: told?.why },
    parts: partRows(report)
      .filter(({ part, seen }) => partsShown.includes(part) && seen !== null)
      .map(({ part, name, meaning, share, range, tone, seen }) => ({
        ...{ part, name, title: partHeading(meaning), share, range, tone, seen },
      })),
  }
}

function concernsOf(report: Report) {
  return {
    engine: report.engine,
    concerns: ranked(report.signals, 'concern').map((signal) => ({ id: signal.id, title: titleOf(signal) })),
  }
}

function priceOf(report: Report) {
  const { value, low, high } = figureTable.price.read(report) ?? {}
  return { value, low, high }
}

test('the home page opens with what the engine says today', async () => {
  // Of each what is shown of it.
  const pair = {
    clean: { ...opening(clean), price: priceOf(clean) },
    bought: { ...opening(bought), ...concernsOf(bought) },
  }
  await expect(`${JSON.stringify(pair, null, 2)}\n`).toMatchFileSnapshot('hero-pair.json')
})

test('what opens from it is the evidence behind each concern', async () => {
  const signals = ranked(bought.signals, 'concern').map((signal) => ({
    ...signal,
    evidence: signal.evidence.map(({ at: when, text }) => ({ at: when, text })),
  }))
  await expect(`${JSON.stringify({ signals }, null, 2)}\n`).toMatchFileSnapshot('hero-evidence.json')
})

test('the two are told apart with bands that do not touch and are narrow', () => {
  const [high, low] = [recorded.clean.trust, recorded.bought.trust]
  expect(high?.low).toBeGreaterThan((low?.high ?? 100) + 40)
  for (const trust of [high, low]) expect((trust?.high ?? 100) - (trust?.low ?? 0)).toBeLessThanOrEqual(25)
})

test('the sentence on the page is read by the search as it is marked there', () => {
  const sentence = readSentence.map(({ text }) => text).join('')
  const { understood, filters, text } = readCreatorSentence(sentence)
  expect(understood.map(({ start, end }) => sentence.slice(start, end))).toEqual(
    readSentence.flatMap((part) => ('filter' in part ? [part.text] : [])),
  )
  expect(filters).toMatchObject({ category: ['food'], country: ['DE'], audienceAge: ['25-34'], maxPrice: 500 })
  expect(text).toBe('vegan')
})

test('figures of the sandbox say of which day they are', () => {
  expect(recordedWords).toBe('Sandbox example, as of Nov 21, 2026')
  const drawn = (Shown: ComponentType) => renderToStaticMarkup(createElement(Shown))
  for (const Shown of [PartsPanel, ShortlistPanel, PricePanel] as ComponentType[])
    expect(drawn(Shown)).toContain(recordedWords)
  expect(drawn(OverlayPicture)).toContain(recordedWords)
  expect(drawn(ReportTabs)).toContain(recordedWords)
})
