import type { Report, Snapshot } from '@vouch/engine'
import { audienceTold, decisionWords, intervalText, partRows, percentRange } from '@vouch/presentation'
import { sandboxSnapshot, showcaseCreators } from '@vouch/simulator'
import { isValidElement, type ReactNode } from 'react'
import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/pdf-text.ts'
import { inPrint } from '../../../foundation/print/typeface.ts'
import { sealedReport } from '../../signing/report-digest.ts'
import { reportOf } from '../../verifications/report-of.ts'
import { noAdditions } from '../load-additions.ts'
import { runningHead } from './masthead.ts'
import { Printer } from './printer.ts'
import type { ReportPaper } from './report-paper.ts'
import { bodyOf } from './report-pdf.ts'

const at = '2026-11-20T10:00:00.000Z'
const printer = new Printer()
afterAll(() => printer.close())

function reportOn(handle: string): Report {
  const found = showcaseCreators().find((each) => each.handle === handle)
  const snapshot = found && sandboxSnapshot(found.platform, handle, at)
  if (!snapshot) throw new Error(`The sandbox has no creator named ${handle}`)
  return reportOf(snapshot, { computedAt: at }).report
}

const declared = audienceTold({
  ...(sandboxSnapshot('instagram', 'ava_fields_sandbox', at) as Snapshot),
  audience: {
    countries: { US: 0.41, GB: 0.12, DE: 0.09, BR: 0.05 },
    ages: { '25-34': 0.36, '18-24': 0.26 },
    genders: { female: 0.71, male: 0.28 },
  },
})

function paperOf(report: Report, more: Partial<ReportPaper> = {}): ReportPaper {
  return {
    ...{ report, origin: 'address', verificationId: '00000000-0000-4000-8000-000000000001', printedAt: at },
    ...{
      digest: sealedReport(report).digest,
      link: null,
      context: [],
      creatorRequest: null,
      audience: audienceTold(null),
      additions: noAdditions,
      operator: 'Vouch Ltd, company number 1, London',
      signed: {
        ...{ code: 'VR-7K3M-9QXA-2FDT-P4HW', keyId: 'Zc0gkP8s3mJ1', issuer: 'https://vouch.test', signedAt: at },
        checkUrl: 'https://vouch.test/check/VR-7K3M-9QXA-2FDT-P4HW',
      },
    },
    ...more,
  }
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')

const papers = new Map<string, ReturnType<typeof print>>()

/** The same paper is printed once for all stories. */
function printed(paper: ReportPaper): ReturnType<typeof print> {
  const words = JSON.stringify(paper)
  const known = papers.get(words) ?? print(paper)
  papers.set(words, known)
  return known
}

async function print(paper: ReportPaper) {
  const bytes = await printer.print(paper)
  const { text, sheets, pages } = readPdf(bytes)
  return { text: plain(text), sheets: sheets.map(plain), pages, bytes }
}

test('the document says whom it is about, the verdict with its interval, and that it is simulated', async () => {
  const report = reportOn('luxe_lena_sandbox')
  const { text, pages, bytes } = await printed(paperOf(report))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pages).toBeGreaterThan(2)
  expect(text).toContain('Lena Voss')
  expect(text).toContain('@luxe_lena_sandbox')
  expect(text).toContain(`Poor, ${report.trust?.low} to ${report.trust?.high}`)
  expect(text).toContain('A simulated sandbox creator, not a real person or account.')
})

test('it opens with the decision and each part, seen or not, and says how the score would read from another base rate', async () => {
  const report = reportOn('luxe_lena_sandbox')
  const { text } = await printed(paperOf(report))
  const told = decisionWords(report)
  expect(text).toContain(`${told?.word} ${told?.why}`)
  expect(text.indexOf(told?.why ?? 'none')).toBeLessThan(text.indexOf('out of 100'))
  const rows = partRows(report)
  expect(rows).toHaveLength(6)
  for (const { word, range, why } of rows) {
    expect(text).toContain(word)
    expect(text).toContain(range ?? why)
  }
  expect(text).toContain('20% line')
  expect(text).toContain('With a base rate of 10%, this score would be')
})

test('the first page decides alone: the answer, the parts, the audience, the price and what to do; all else comes after it', async () => {
  const longName = {
    displayName: 'A name that is as long as a platform allows, and then some more of it',
    country: 'BA',
  }
  for (const handle of ['luxe_lena_sandbox', 'mixed_mara_sandbox', 'new_in_town_sandbox', 'pixelharbour_sandbox']) {
    const report = reportOn(handle)
    const named = { ...report, subject: { ...report.subject, ...longName } }
    const { sheets } = await printed(paperOf(named, { audience: declared, creatorRequest: 'examined' }))
    const [first = '', second = ''] = sheets
    for (const words of [decisionWords(report)?.why ?? 'none', 'Audience', 'Price', 'What to do next'])
      expect(first).toContain(words)
    for (const { word, why, range } of partRows(report)) expect(first).toContain(range ?? why ?? word)
    expect(first).toContain('United States 41%, United Kingdom 12%, Germany 9%')
    expect(first).toContain('Women 71%, men 28%')
    expect(first).not.toContain('What we found')
    expect(second).toContain('What we found')
  }
})

test('countries, ages and genders are listed as they were declared, and a dash stands where nobody did', async () => {
  const report = reportOn('ava_fields_sandbox')
  const { text } = await printed(paperOf(report, { audience: declared }))
  expect(text).toMatch(
    /Countries United States.* 41%.*Brazil.* 5%.*Ages 18 to 24.* 26%.*25 to 34.* 36%.*Genders Women.* 71%/,
  )
  expect((await printed(paperOf(report))).text).toContain('Countries, ages, genders: –. Not shared here.')
})

test('one document prints at its full size on American and on European paper', async () => {
  const { bytes } = await printed(paperOf(reportOn('luxe_lena_sandbox')))
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1')) ?? []
  const [usLetter, a4] = [
    { width: 612, height: 792 },
    { width: 595.3, height: 841.9 },
  ]
  for (const paper of [usLetter, a4]) {
    expect(Number(width)).toBeLessThanOrEqual(paper.width)
    expect(Number(height)).toBeLessThanOrEqual(paper.height)
  }
})

/** All texts in a tree of elements, as they are set. */
function textsIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textsIn).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textsIn(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

/** How often a text has each letter, spaces apart. */
function lettersOf(text: string): Map<string, number> {
  const letters = new Map<string, number>()
  for (const letter of text.replace(/\s/g, '')) letters.set(letter, (letters.get(letter) ?? 0) + 1)
  return letters
}

test('whatever is set arrives on a page, and nothing twice but what stands on each', async () => {
  for (const handle of ['norafn_sandbox', 'podcircle_sandbox', 'private_pia_sandbox', 'luxe_lena_sandbox']) {
    const paper = paperOf(reportOn(handle), { audience: declared })
    const { text, pages } = await printed(paper)
    const numbers = Array.from({ length: pages }, (_, place) => `${place + 1} of ${pages}`).join('')
    const running = textsIn(runningHead(paper)) + paper.digest
    expect(lettersOf(text)).toEqual(lettersOf(textsIn(bodyOf(paper)) + running.repeat(pages) + numbers))
  }
})

test('no document ends with a page that holds its own record alone', async () => {
  for (const handle of ['norafn_sandbox', 'podcircle_sandbox', 'private_pia_sandbox', 'likefactory_sandbox']) {
    const { sheets } = await printed(paperOf(reportOn(handle)))
    expect(sheets.at(-1)).toContain('How to check this document')
    expect(sheets.at(-1)).toContain('How to read this report')
  }
})

test('a report of an engine that made no decision is printed without one', async () => {
  const { text } = await printed(paperOf({ ...reportOn('luxe_lena_sandbox'), parts: [], decision: null }))
  expect(text).not.toMatch(/Don’t book|How much looks inauthentic|20% line/)
  expect(text).toContain('out of 100')
})

test('an objection that is examined or was granted stands on paper too', async () => {
  const report = reportOn('ava_fields_sandbox')
  const { text } = await printed(paperOf(report, { creatorRequest: 'examined' }))
  expect(text).toContain('A request is being examined. Someone who says this profile is theirs has objected')
  const after = await printed(paperOf(report, { creatorRequest: 'withheld' }))
  expect(after.text).toContain('No new verdicts. The creator objected to being verified, and we agreed.')
})

test('every key figure stands with its basis, every estimate with its interval and its sample', async () => {
  const report = reportOn('luxe_lena_sandbox')
  const { text } = await printed(paperOf(report))
  for (const figure of report.keyFigures) {
    expect(text).toContain(figure.label)
    expect(text.replaceAll(' ', '')).toContain((intervalText(figure) ?? '').replace(/\s/g, ''))
  }
  expect(text).toContain(percentRange(report.suspiciousFollowers?.low, report.suspiciousFollowers?.high))
  expect(text).toContain('1,000 followers sampled')
})

test('each concern stands with its evidence, an innocent explanation and a way to answer', async () => {
  const report = reportOn('luxe_lena_sandbox')
  const { text } = await printed(paperOf(report))
  const jumps = report.signals.find(({ id }) => id === 'growth.step')
  expect(jumps?.evidence.length).toBeGreaterThan(0)
  for (const { text: seen } of jumps?.evidence ?? []) expect(text).toContain(seen)
  expect(text).toContain('Possible innocent explanations: a viral post')
  expect(text).toContain('The creator can explain what happened on the days in question.')
  expect(text).toContain(`${report.signals.length} questions.`)
})

test('it can be checked: by its code and address, by its digests, and by its link where it has one', async () => {
  const report = reportOn('ava_fields_sandbox')
  const plain = await printed(paperOf(report))
  expect(plain.text).toContain(sealedReport(report).digest)
  expect(plain.text).toContain(report.snapshotDigest)
  expect(plain.sheets[0]).toContain('Scan to check VR-7K3M-9QXA-2FDT-P4HW')
  expect(plain.text).toContain('https://vouch.test/check/VR-7K3M-9QXA-2FDT-P4HW')
  expect(plain.text).toContain('key Zc0gkP8s3mJ1')
  const url = 'https://vouch.test/shared/abc'
  const linked = await printed(paperOf(report, { link: { url, expiresAt: '2026-12-20T10:00:00.000Z' } }))
  expect(linked.text).toContain(url)
  expect(linked.text).toContain('by Dec 20, 2026')
})

test('what the creator added stands on it with the answer', async () => {
  const context = {
    ...{
      id: '1',
      relation: 'creator' as const,
      text: 'That jump was a giveaway.',
      proofUrl: null,
      writtenAt: at,
      answeredAt: at,
    },
    answer: 'We have seen the receipts.',
  } as const
  const { text } = await printed(paperOf(reportOn('ava_fields_sandbox'), { context: [context] }))
  expect(text).toContain('Context added by the creator')
  expect(text).toContain('That jump was a giveaway.')
  expect(text).toContain('We have seen the receipts.')
})

test('a report without a verdict is printed too', async () => {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', at)
  if (!snapshot) throw new Error('The sandbox lost its first creator')
  const { report } = reportOf({ ...snapshot, availability: 'private' }, { computedAt: at })
  expect(report.trust).toBeNull()
  expect((await printed(paperOf(report))).text).toContain(plain(inPrint(report.verdict)))
})

test('letters of other scripts are printed where the faces have them, and named where they do not', () => {
  expect(inPrint('Zoë Łukasz Ελένη Мария')).toBe('Zoë Łukasz Ελένη Мария')
  expect(inPrint('王小明 ✨🔥 love')).toBe('[other script] [emoji] love')
  expect(inPrint('𝓜𝓲𝓪 a\u202eb')).toBe('Mia ab')
})

test('where parts came from different sources, each is named with its date and its price', async () => {
  const report = reportOn('ava_fields_sandbox')
  const bought = { connector: 'supplier', name: 'Apify', basis: 'supplier', at: '2026-11-19T10:00:00.000Z' } as const
  const sources = [
    { ...bought, part: 'profile', connector: 'instagram', name: 'Instagram', basis: 'public', priceUsd: null } as const,
    { ...bought, part: 'followers', priceUsd: 0.4 } as const,
  ]
  const { text } = await printed(paperOf({ ...report, coverage: { ...report.coverage, sources } }))
  expect(text).toContain('Profile Nov 19, 2026 – Instagram, public data')
  expect(text).toContain('Follower sample Nov 19, 2026 $0.40 Apify, data supplier')
  expect((await printed(paperOf(report))).text).not.toContain('Collected on')
})
