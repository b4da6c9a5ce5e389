import { readingSignals, signalList } from '@vouch/engine'
import {
  basisName,
  benchmarkText,
  contributionsOf,
  countryName,
  coverageRows,
  creatorRequestWords,
  doubtsOf,
  figureParts,
  figureText,
  initialsOf,
  innocentCauses,
  intervalText,
  partName,
  platformName,
  pointsText,
  ranked,
  riskMeaning,
  signalGroups,
  titleOf,
  weighedStrengths,
} from '@vouch/presentation'
import { describe, expect, test } from 'vitest'
import { ageDays, ageTone, ageWords, type BannerContext, bannersOf } from './banners.ts'
import { noVerdictOf } from './no-verdict-text.ts'
import { spanDays } from './series-span.ts'
import { questionOf, questions } from './signal-questions.ts'
import { buildSignal, sampleOf, sampleTime, withheldSample } from './test/sample-reports.ts'
import { usualRangeOf } from './usual-range.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
const now = Date.parse(sampleTime)
const day = 86_400_000
const figure = { id: 'x', label: 'X', basis: 'b', sample: null, low: null, high: null, percentile: null }

describe('figures', () => {
  test('shares are percentages, counts are whole, and unknown is an en dash', () => {
    expect(plain(figureText(0.18, 'share'))).toBe('18%')
    expect(plain(figureText(0.0142, 'engagement rate'))).toBe('1.4%')
    expect(figureText(1, 'jumps')).toBe('1 jump')
    expect(figureText(0, 'jumps')).toBe('0 jumps')
    expect(figureText(null, 'share')).toBe('–')
    expect(figureText(0.8571, 'days between posts')).toBe('0.86 days apart')
    expect(plain(figureText(0.033, 'share of posts'))).toBe('3.3% of posts')
    expect(figureText(2.5, 'furlongs')).toBe('2.5 furlongs')
  })

  test('a spread of logarithms is told as a factor', () => {
    expect(figureText(Math.log(1.2), 'log spread')).toBe('1.2× apart')
    expect(figureText(1, 'engagement ratio')).toBe('1× the usual')
    expect(figureText(0.68, 'times as likely with bought likes')).toBe('0.68× as likely with bought likes')
  })

  test('key figures are short, money is rounded to what is known', () => {
    expect(figureParts({ ...figure, value: 49_420, unit: 'people' })).toEqual({ value: '49.4K', unit: null })
    expect(figureParts({ ...figure, value: 7_728, unit: 'views' })).toEqual({ value: '7,728', unit: 'views' })
    expect(figureParts({ ...figure, value: 178.6, unit: 'USD' })).toEqual({ value: '$180', unit: null })
    expect(figureParts({ ...figure, value: null, unit: 'USD' })).toEqual({ value: '–', unit: null })
    expect(intervalText({ unit: 'USD', low: 69.8, high: 561 })).toBe('$70 to $560')
    expect(intervalText({ unit: 'people', low: null, high: 2 })).toBeNull()
    expect(plain(intervalText({ unit: 'ratio', low: 0.1, high: 0.3 }))).toBe('10% to 30%')
  })

  test('points carry their sign and one decimal', () => {
    expect([42, -120, 0].map(pointsText)).toEqual(['+4.2', '−12.0', '0.0'])
  })

  test('a benchmark is told in the unit of its signal', () => {
    const benchmark = { value: 0.0111, source: 's', basis: 'b' }
    expect(plain(benchmarkText(buildSignal({ unit: 'engagement rate', benchmark })))).toBe('benchmark 1.1%')
    expect(benchmarkText(buildSignal())).toBeNull()
  })
})

describe('banners', () => {
  const { report } = sampleOf('clean')
  const ids = (given: Partial<typeof report>, context: Partial<BannerContext> = {}) =>
    bannersOf({ ...report, ...given }, { origin: 'address', now, creditsUsed: null, ...context }).map(
      (banner) => banner.id,
    )

  test('what was assumed while the data was read is said above the report', () => {
    const notes = ['Dates were read as day first.', '2 rows were merged.']
    const [banner] = bannersOf(report, { origin: 'address', now, creditsUsed: null, notes }).filter(
      ({ id }) => id === 'reading',
    )
    expect(banner?.text).toBe('Dates were read as day first. 2 rows were merged.')
  })

  test('simulated data says so whatever basis it claims', () => {
    const subject = { ...report.subject, basis: 'consent', handle: 'ava_sandbox' }
    expect(ids({ subject })).toContain('basis')
    expect(basisName(subject, 'address')).toBe('Simulated: data shared by the creator')
    expect(ids({ subject: { ...subject, handle: 'ava', basis: 'public' } })).not.toContain('basis')
  })

  test('data that was brought in says so whatever it claims, and simulated data that was brought in says both', () => {
    const text = (basis: string, handle: string) =>
      bannersOf(
        { ...report, subject: { ...report.subject, basis, handle } },
        { origin: 'file', now, creditsUsed: null },
      )
        .filter(({ title }) => title === 'Imported data')
        .map((banner) => banner.text)
        .join()
    expect(text('public', 'ava')).toContain('We didn’t get them')
    expect(text('sandbox', 'ava_sandbox')).toContain('says it’s simulated')
    expect(basisName({ basis: 'consent', handle: 'ava_sandbox' }, 'file')).toBe('Imported file')
    expect(ids({ subject: { ...report.subject, basis: 'import', handle: 'ava' } })).not.toContain('basis')
  })

  test('an objection stands before all else, and one that is examined is not said to be the creator’s', () => {
    expect(ids({}, { creatorRequest: null })).not.toContain('request')
    for (const creatorRequest of ['examined', 'withheld'] as const)
      expect(ids({}, { creatorRequest })[0]).toBe('request')
    expect(creatorRequestWords.examined.text).toMatch(/^Someone who says this profile is theirs/)
  })

  test('a date in the future is called that, never today', () => {
    const minute = 60_000
    expect(ageDays(sampleTime, now - minute)).toBe(0)
    expect(ageWords(ageDays(sampleTime, now - 60 * minute))).toBe('dated in the future')
    expect(ageTone(-1)).toBe('risk')
    expect(ids({}, { now: now - day })).toContain('stale')
  })

  test('data is old after thirty days and not before', () => {
    expect(ids({}, { now: now + 30 * day })).not.toContain('stale')
    expect(ids({}, { now: now + 31 * day })).toContain('stale')
  })

  test('missing inputs are named; those that hardly matter make no banner', () => {
    const missing = ['comments', 'audience']
    const partial = bannersOf(
      { ...report, coverage: { ...report.coverage, missing } },
      { origin: 'address', now, creditsUsed: null },
    )
    expect(partial.find((banner) => banner.id === 'partial')?.text).toContain('Not available: comments.')
    expect(ids({ coverage: { ...report.coverage, missing: ['audience'] } })).not.toContain('partial')
  })

  test('low confidence says that the credits came back, when they did', () => {
    const text = (creditsUsed: number) =>
      bannersOf({ ...report, state: 'LOW_CONFIDENCE' }, { origin: 'address', now, creditsUsed }).find(
        (b) => b.id === 'low-confidence',
      )?.text
    expect(text(0)).toContain('Your credits were refunded.')
    expect(text(10)).not.toContain('refunded')
  })

  test('few views make a banner, and a report without a verdict has none but its basis', () => {
    expect(ids({ flags: ['Low views: a typical post has 92 views, so its ratios are rough.'] })).toContain('low-views')
    expect(
      bannersOf(sampleOf('private').report, { origin: 'address', now: now + 99 * day, creditsUsed: 0 }).map(
        (b) => b.id,
      ),
    ).toEqual(['basis'])
  })

  test('age is told in days and turns from fresh to old', () => {
    expect([0, 1, 45].map(ageWords)).toEqual(['today', '1 day old', '45 days old'])
    expect([0, 8, 31].map(ageTone)).toEqual(['good', 'caution', 'risk'])
    expect(ageDays('never', now)).toBeNull()
    expect(ageDays(sampleTime, now - day)).toBe(-1)
  })
})

describe('reports without a verdict', () => {
  test('each state has a page with a next action', () => {
    for (const kind of ['private', 'not-found', 'restricted']) {
      const content = noVerdictOf(sampleOf(kind).report)
      expect(content?.title).toBeTruthy()
      expect(content?.next.length).toBeGreaterThan(0)
    }
  })

  test('statistics without a score tell the reason', () => {
    expect(noVerdictOf(withheldSample())?.text).toContain('YouTube’s terms')
  })

  test('a verdict, however unsure, has no such page', () => {
    expect(noVerdictOf(sampleOf('few-posts').report)).toBeNull()
  })
})

describe('signals', () => {
  test('the questions are the engine’s own', () => {
    const asked = [...signalList, ...readingSignals].map(({ id, question }) => [id, question])
    expect(questions).toEqual(Object.fromEntries(asked))
    expect(questionOf({ id: 'nobody.asks' })).toBeNull()
  })

  test('a strength is never named after the fault that it is free of', () => {
    expect(titleOf(buildSignal({ verdict: 'strength' }))).toBe('No unexplained follower jumps')
    expect(titleOf(buildSignal({ verdict: 'concern' }))).toBe('Unexplained follower jumps')
    for (const signal of sampleOf('clean').report.signals.filter((each) => each.verdict === 'strength')) {
      expect(titleOf(signal)).not.toMatch(/^(?!.*n’t\b).*\btoo (low|high)$/)
    }
  })

  test('concerns are ranked by what they add, strengths by what they take away', () => {
    const all = [
      buildSignal({ id: 'a', logOdds: 0.2 }),
      buildSignal({ id: 'b', logOdds: 1.2 }),
      buildSignal({ id: 'c', verdict: 'strength', logOdds: -0.1 }),
      buildSignal({ id: 'd', verdict: 'strength', logOdds: -0.9 }),
    ]
    expect(ranked(all, 'concern').map((signal) => signal.id)).toEqual(['b', 'a'])
    expect(ranked(all, 'strength').map((signal) => signal.id)).toEqual(['d', 'c'])
  })

  test('strengths that round to no point are folded away, and none is lost', () => {
    const { report } = sampleOf('clean')
    const strength = (id: string, logOdds: number) => buildSignal({ id, verdict: 'strength', logOdds })
    const signals = [strength('weighty', -1.5), strength('nothing', -0.0001), strength('against', 0.4)]
    const found = contributionsOf({
      ...report,
      signals,
      priorLogOdds: 0,
      trust: { score: 75, low: 70, high: 80, band: 'good' },
    })
    const { speaking, silent } = weighedStrengths(signals, found)
    expect(speaking.map(({ id }) => id)).toEqual(['weighty'])
    expect(silent.map(({ id }) => id)).toEqual(['nothing', 'against'])
    expect(weighedStrengths(signals, null).speaking).toHaveLength(3)
  })

  test('every group has innocent explanations and a way to answer', () => {
    for (const group of signalGroups) {
      const { causes, answer } = innocentCauses({ group })
      expect(causes.length).toBeGreaterThanOrEqual(2)
      expect(answer).toMatch(/^The creator can/)
    }
  })

  test('a mark is a doubt only as evidence of a concern that has no explanation', () => {
    const evidence = [
      { at: null, text: '+900 in a day' },
      { at: null, text: '+800 in a day; explained by a giveaway' },
    ]
    const isDoubt = doubtsOf({ signals: [buildSignal({ evidence })] })
    expect(isDoubt('+900 in a day')).toBe(true)
    expect(isDoubt('+800 in a day; explained by a giveaway')).toBe(false)
    expect(isDoubt(null)).toBe(false)
    expect(doubtsOf({ signals: [buildSignal({ verdict: 'neutral', evidence })] })('+900 in a day')).toBe(false)
  })

  test('the usual range runs between the edges that the report cites', () => {
    const usual = usualRangeOf(sampleOf('clean').report)
    expect(usual?.low).toBeLessThan(usual?.high ?? 0)
    expect(usualRangeOf({ signals: [] })).toBeNull()
  })
})

describe('words', () => {
  test('coverage names every part once, missing ones as missing', () => {
    const coverage = { posts: 3, comments: 0, followersSample: 60, historyDays: 12, missing: ['comments', 'likers'] }
    const rows = coverageRows({ coverage })
    expect(rows.map((row) => row.part)).toEqual([
      'Posts',
      'Comments',
      'Follower sample',
      'Follower history',
      'Who liked',
    ])
    expect(rows.filter((row) => row.missing).map((row) => row.part)).toEqual(['Comments', 'Who liked'])
  })

  test('initials come from the first and the last word', () => {
    expect(['Ava Fields', 'natgeo', 'anna_b_smith', '王 小明', '✨ Mia'].map(initialsOf)).toEqual([
      'AF',
      'N',
      'AS',
      '王小',
      'M',
    ])
  })

  test('platforms are named as people write them, and what is not known stays as it is', () => {
    expect([platformName('youtube'), platformName('constructor')]).toEqual(['YouTube', 'constructor'])
  })

  test('unknown parts and codes stay readable', () => {
    expect(partName('someNewPart')).toBe('some new part')
    expect(countryName('GB')).toBe('United Kingdom')
    expect(countryName('nowhere')).toBe('nowhere')
    expect(riskMeaning('high', 'READY')).toContain('suggest')
    expect(riskMeaning('medium', 'READY')).toContain('questions')
    expect(riskMeaning('medium', 'LOW_CONFIDENCE')).not.toMatch(/question|manipulation/)
  })

  test('a series spans the days from its first to its last point', () => {
    expect(spanDays([{ at: '2026-11-01' }, { at: '2026-11-08' }])).toBe(7)
    expect(spanDays([{ at: '2026-11-01' }])).toBe(0)
    expect(spanDays([])).toBe(0)
  })
})
