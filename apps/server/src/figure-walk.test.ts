import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { OverlapAnswer, RoiAnswer, ShortlistReach } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import {
  figureTable,
  forecastFigureNames,
  forecastPlan,
  intervalText,
  moneyText,
  partRows,
  portfolioOf,
  type ReportFigure,
  shownFigure,
  stageRows,
  wholePercent,
} from '@vouch/presentation'
import { afterAll, expect } from 'vitest'
import { comparedRows } from '../../web/dashboard/verifications/compared-rows.ts'

import { download, made, rowsOf } from '../test/exported.ts'
import { readPdf } from '../test/pdf-text.ts'
import { type Rooms, signUp, test, type Visitor, verify } from '../test/rooms.ts'
import { Printer } from './verdicts/exports/pdf/printer.ts'

/** One figure, one definition: simulated creators are verified, and every figure of the report is looked up wherever the product states
 *  it. It is one value, written by one formatter. The screen is walked in `e2e/report.test.ts`. */

const printer = new Printer()
afterAll(() => printer.close())

const keyFigures: readonly ReportFigure[] = Object.values(figureTable).filter(({ from }) => from === 'keyFigures')
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')

/** @returns a figure as it is read: its value, and its range where it has one. */
function told(report: Report, { read, unit }: ReportFigure): { value: string; range: string | null } {
  const { value = null, low = null, high = null } = read(report) ?? {}
  return { value: plain(shownFigure({ value, unit })), range: plainOrNull(intervalText({ low, high, unit })) }
}

const squeezed = (text: string) => text.replace(/\s+/g, '')
const plainOrNull = (text: string | null) => (text === null ? null : plain(text))
const url = (handle: string) => `https://www.instagram.com/${handle}/`
const estimateOf = (report: Report, { read }: ReportFigure) => {
  const { value, low, high } = read(report) ?? {}
  return { value, low, high }
}

interface Walked {
  rooms: Rooms
  visitor: Visitor
  ids: string[]
  reports: Report[]
  rois: RoiAnswer[]
}

async function walked(rooms: Rooms): Promise<Walked> {
  await rooms.work()
  const visitor = await signUp(rooms)
  const ids: string[] = []
  for (const handle of ['ava_fields_sandbox', 'luxe_lena_sandbox', 'mixed_mara_sandbox']) {
    ids.push((await verify(visitor, { url: url(handle) })).id)
  }
  const shown = await Promise.all(ids.map((id) => visitor.ask('GET', `/api/verifications/${id}`)))
  const rois = await Promise.all(ids.map((id) => visitor.ask('GET', `/api/verifications/${id}/roi`)))
  return {
    ...{ rooms, visitor, ids },
    reports: shown.map(({ body }) => body.report),
    rois: rois.map(({ body }) => body),
  }
}

test('every figure is one value in API, CSV, PDF, command line, shortlist, comparison and plan', async ({ open }) => {
  const walk = await walked(await open({ printers: { printer } }))
  await inTheTable(walk)
  await onPaper(walk)
  await onTheCommandLine(walk)
  inTheComparison(walk)
  await inPlanAndShortlist(walk)
})

async function inTheTable({ rooms, visitor, ids, reports: [report] }: Walked) {
  if (report === undefined) throw new Error('no report')
  const rows = await rowsOf(rooms, visitor, { subject: 'report', sourceId: ids[0] })
  const named: Record<string, string> = {
    trust: 'trust',
    'suspicious-followers': 'suspicious_followers',
    'suspicious-engagement': 'suspicious_engagement',
    ...Object.fromEntries(['real', 'influencer', 'mass', 'suspicious'].map((type) => [`type-${type}`, `type_${type}`])),
    ...Object.fromEntries(keyFigures.map(({ id }) => [id, id])),
    ...{ 'coverage-posts': 'posts_read', 'coverage-comments': 'comments_read' },
    ...{ 'coverage-followersSample': 'followers_sampled', 'coverage-historyDays': 'days_of_history' },
  }
  const figures: readonly ReportFigure[] = Object.values(figureTable)
  expect(Object.keys(named).sort()).toEqual(figures.map(({ id }) => id).sort())
  const numberIn = (cell = '') => (cell === '' ? null : Number(cell))
  for (const { id, read } of figures) {
    const row = rows.find((each) => each.id === named[id])
    const { value = null, low = null, high = null } = read(report) ?? {}
    const cells = [row?.value, row?.low, row?.high].map(numberIn)
    expect(cells, id).toEqual([value, low, high])
  }
  expect(numberIn(rows.find(({ section, id }) => section === 'engagement' && id === 'rate')?.value)).toBe(
    figureTable.engagementRate.read(report)?.value,
  )
}

async function onPaper({ rooms, visitor, ids, reports: [report], rois: [roi] }: Walked) {
  if (report === undefined || roi === undefined) throw new Error('no report')
  const campaign = { ...openCampaign, fee: roi.suggestedFee ?? 0 }
  const plan = { campaign, goal: 'reach', budget: null } as const
  expect((await visitor.ask('PUT', `/api/verifications/${ids[0]}/roi`, plan)).status).toBe(200)
  const file = await made(visitor, { subject: 'report', format: 'pdf', sourceId: ids[0] })
  // Type is set in pieces, between which a reader's program sees spaces.
  const text = squeezed(readPdf((await download(rooms, visitor, file.id)).rawPayload).text)
  for (const figure of [...keyFigures, figureTable.suspiciousFollowers, figureTable.suspiciousEngagement]) {
    const { value, range } = told(report, figure)
    expect(text, figure.name).toContain(squeezed([figure.name, value, range].join(' ')))
  }
  const forecast = forecastPlan(roi.creator, { campaign })?.forecast
  const stage = forecast && stageRows(forecast).find(({ name }) => name === forecastFigureNames.reach)
  if (stage === undefined) throw new Error('no forecast')
  const spread = [stage.spread.p10, stage.spread.p50, stage.spread.p90].map(stage.text)
  expect(text).toContain(squeezed([forecastFigureNames.reach, ...spread].join(' ')))
}

const openCampaign = {
  ...{ otherCosts: null, posts: null, format: null, linkPlace: null, brandLinked: null, niche: null },
  ...{ productPrice: null, margin: null, conversionRate: null, landingQuality: null, discount: null },
  ...{ markets: null, attributionDays: null, usageRights: null, exclusivityMonths: null, boostSpend: null },
  earlierCampaigns: null,
}

async function onTheCommandLine({ visitor, ids, reports: [report] }: Walked) {
  if (report === undefined) throw new Error('no report')
  const { body } = await visitor.ask('GET', `/api/verifications/${ids[0]}/snapshot`)
  const program = fileURLToPath(new URL('cli/vouch.ts', import.meta.url))
  const words = [program, 'verify', '-']
  const { stdout, stderr } = spawnSync(process.execPath, words, { input: JSON.stringify(body), encoding: 'utf8' })
  expect(stdout, stderr).toContain('Key metrics')
  const text = plain(stdout)
  for (const figure of keyFigures) {
    const { value, range } = told(report, figure)
    expect(text, figure.name).toContain(`${figure.name} ${value}${range === null ? '' : ` (${range})`}`)
  }
  const suspicious = told(report, figureTable.suspiciousFollowers)
  expect(text).toContain(`${figureTable.suspiciousFollowers.name}: ${suspicious.value} (${suspicious.range}`)
  expect(text).toContain(`Trust ${told(report, figureTable.trust).value}`)
}

function inTheComparison({ ids, reports }: Walked) {
  expect(ids).toHaveLength(reports.length)
  const rows = comparedRows(reports)
  for (const figure of keyFigures) {
    const row = rows.find(({ name }) => name === figure.name)
    for (const [place, report] of reports.entries()) {
      const { value, range } = told(report, figure)
      const cell = row?.cells[place]
      expect(plain(cell?.value ?? ''), figure.name).toBe(value)
      if (range !== null) expect(plain(cell?.words ?? ''), figure.name).toContain(range)
    }
  }
  // The share of followers stands here as a part, in whole percent.
  for (const [place, report] of reports.entries()) {
    const [followers] = partRows(report)
    const cells = rows.flatMap(({ cells: all }) => all[place]?.value ?? [])
    expect(followers?.share).toBe(wholePercent(figureTable.suspiciousFollowers.read(report)?.value ?? Number.NaN))
    expect(cells).toContain(`${followers?.share} (${followers?.range})`)
  }
}

async function inPlanAndShortlist({ rooms, visitor, ids, reports, rois }: Walked) {
  const opened = await visitor.ask('POST', '/api/shortlists', { name: 'Walk' })
  const list = `/api/shortlists/${opened.body.id}`
  for (const { subject } of reports) {
    const creator = { platform: subject.platform, handle: subject.handle }
    expect((await visitor.ask('POST', `${list}/entries`, { creator })).status).toBe(201)
  }
  const { entries } = (await visitor.ask('GET', list)).body
  const rows = await rowsOf(rooms, visitor, { subject: 'shortlist', sourceId: opened.body.id })
  for (const [place, report] of reports.entries()) {
    const { verdict } = entries[place]
    const [reach, price] = [figureTable.reach, figureTable.price].map((figure) => estimateOf(report, figure))
    expect({ reach: verdict.reach, price: verdict.price }).toEqual({ reach, price })
    expect(verdict.engagementRate).toBe(figureTable.engagementRate.read(report)?.value)
    expect(verdict.followers).toBe(figureTable.followers.read(report)?.value)
    expect(verdict.trust).toMatchObject({
      score: report.trust?.score,
      low: report.trust?.low,
      high: report.trust?.high,
    })
    const row = rows[place] ?? {}
    expect(['reach', 'reach_low', 'reach_high'].map((name) => Number(row[name]))).toEqual(Object.values(reach ?? {}))
    expect(['price_usd', 'price_usd_low', 'price_usd_high'].map((name) => Number(row[name]))).toEqual(
      Object.values(price ?? {}),
    )
    expect(rois[place]?.reach).toEqual(reach)
  }
  const together: ShortlistReach = (await visitor.ask('GET', `${list}/reach`)).body
  const overlaps: OverlapAnswer = (await visitor.ask('GET', `/api/audience-overlaps?ids=${ids.join(',')}`)).body
  const members = ids.flatMap((id, place) => (rois[place] ? [{ id, answer: rois[place] }] : []))
  const portfolio = portfolioOf(members, { budget: null, goal: 'reach', overlaps })
  expect(portfolio.stated).toEqual({ added: together.added, ...together.deduplicated, pairs: together.pairs })
  expect(together.pairs).toEqual({ measured: 3, all: 3 })
  for (const [place, { forecast, reach }] of portfolio.members.entries()) {
    const report = reports[place]
    if (report === undefined || forecast === null) throw new Error('no forecast')
    expect(reach).toEqual(estimateOf(report, figureTable.reach))
    const market = forecast.fairPrice.market
    expect(market && { value: market.p50, low: market.p10, high: market.p90 }).toEqual(
      estimateOf(report, figureTable.price),
    )
    expect(market && moneyText(market.p50)).toBe(told(report, figureTable.price).value)
    const planned =
      rois[place] &&
      forecastPlan(rois[place].creator, { campaign: { ...openCampaign, fee: rois[place].suggestedFee ?? 0 } })
    expect(planned?.forecast).toEqual(forecast)
  }
}
