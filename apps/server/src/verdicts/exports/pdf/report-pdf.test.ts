import type { Report } from '@vouch/engine'
import { decisionWords, intervalText, partRows, percentRange } from '@vouch/presentation'
import { sandboxSnapshot } from '@vouch/simulator'
import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/pdf-text.ts'
import { sealedReport } from '../../verifications/report-digest.ts'
import { reportOf } from '../../verifications/report-of.ts'
import { noAdditions } from '../load-additions.ts'
import { Printer } from './printer.ts'
import type { ReportPaper } from './report-paper.ts'
import { inPrint } from './typeface.ts'

const at = '2026-11-20T10:00:00.000Z'
const printer = new Printer()
afterAll(() => printer.close())

function reportOn(handle: string): Report {
  const snapshot = sandboxSnapshot('instagram', handle, at)
  if (!snapshot) throw new Error(`The sandbox has no creator named ${handle}`)
  return reportOf(snapshot, { computedAt: at }).report
}

function paperOf(report: Report, more: Partial<ReportPaper> = {}): ReportPaper {
  return {
    ...{ report, origin: 'address', verificationId: '00000000-0000-4000-8000-000000000001', printedAt: at },
    ...{
      digest: sealedReport(report).digest,
      link: null,
      context: [],
      creatorRequest: null,
      additions: noAdditions,
      operator: 'Vouch Ltd, company number 1, London',
    },
    ...more,
  }
}

async function printed(paper: ReportPaper): Promise<{ text: string; pages: number; bytes: Buffer }> {
  const bytes = await printer.print(paper)
  const { text, pages } = readPdf(bytes)
  return { text: text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' '), pages, bytes }
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

test('a report of an engine that made no decision is printed without one', async () => {
  const { text } = await printed(paperOf({ ...reportOn('luxe_lena_sandbox'), parts: [], decision: null }))
  expect(text).not.toMatch(/Don’t book|How much of each part|20% line/)
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

test('it can be checked: by its digests, and by its link where it has one', async () => {
  const report = reportOn('ava_fields_sandbox')
  const plain = await printed(paperOf(report))
  expect(plain.text).toContain(sealedReport(report).digest)
  expect(plain.text).toContain(report.snapshotDigest)
  expect(plain.text).toContain('sha256sum report.json')
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
  expect((await printed(paperOf(report))).text).toContain(inPrint(report.verdict))
})

test('letters of other scripts are printed where the faces have them, and named where they do not', () => {
  expect(inPrint('Zoë Łukasz Ελένη Мария')).toBe('Zoë Łukasz Ελένη Мария')
  expect(inPrint('王小明 ✨🔥 love')).toBe('[other script] [emoji] love')
  expect(inPrint('𝓜𝓲𝓪 a\u202eb')).toBe('Mia ab')
})
