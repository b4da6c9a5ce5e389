import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { exampleCreator, exampleMoment, withPosts } from '../examples/example-creator.ts'
import { openCampaign, openCreator } from '../roi/example-roi.ts'
import { roiCreatorOf } from '../roi/roi-creator-of.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { analyseOverexposure } from './analyse-overexposure.ts'
import { analyseRegret } from './analyse-regret.ts'
import { analyseRisk } from './analyse-risk.ts'
import { captionTopics } from './caption-topics.ts'
import { creatorBrands } from './creator-brands.ts'
import { reviewCaptions } from './review-captions.ts'

const ordinary = 'We walked to the market in the morning and this is what we made with all the vegetables'
const captioned = (caption: string, from = ordinary): Snapshot =>
  withPosts(exampleCreator(), (_, index) => ({ caption: index === 0 ? caption : from }))
const reportOf = (snapshot: Snapshot) => assess(snapshot, { computedAt: exampleMoment, digest: 'sha256:0' })

describe('captions', () => {
  test('ordinary words touch no topic, and that is said with its interval', () => {
    const { read, topics } = reviewCaptions(captioned(ordinary))
    expect(read).toBe(30)
    expect(topics.map(({ level }) => level)).toEqual(captionTopics.map(() => 'none'))
    for (const { low, high } of topics) expect([low, high]).toEqual([0, expect.closeTo(0.0827, 3)])
  })

  test.each([
    ['profanity', 'this is the shit and you know that it is what we all want'],
    ['adult', 'there is more of this on my onlyfans for all of you'],
    ['violence', 'this is about the massacre and what we have to learn from it'],
    ['politics', 'you have to vote for the people who are with us in the election'],
    ['health-claims', 'this tea is a miracle cure and it will detox your liver'],
    ['money-claims', 'this is how you get rich with guaranteed returns in a week'],
    ['regulated', 'we had the best vodka at the casino with all of our friends'],
  ])('a caption of %s is found and quoted', (id, caption) => {
    const finding = reviewCaptions(captioned(caption)).topics.find((topic) => topic.id === id)
    expect(finding).toMatchObject({ level: 'some', captions: 1 })
    expect(finding?.passages[0]?.quote).toContain(finding?.passages[0]?.word)
    expect(finding?.low).toBeLessThan(finding?.share ?? 0)
  })

  test('whole words only, and a long caption is cut between words around the hit', () => {
    expect(
      reviewCaptions(captioned('Scunthorpe has the classiest assessment of drunken noodles with us')).topics.every(
        ({ captions }) => captions === 0,
      ),
    ).toBe(true)
    const long = `${'and this is how the day went on '.repeat(12)}with vodka ${'and this is how it ended '.repeat(12)}`
    const quote = reviewCaptions(captioned(long)).topics.find(({ id }) => id === 'regulated')?.passages[0]?.quote ?? ''
    expect(quote).toMatch(/^… .*\bvodka\b.* …$/)
    expect(quote.length).toBeLessThan(180)
  })

  test('what is often spoken of is much; other languages are not judged; too few captions say nothing', () => {
    const often = reviewCaptions(captioned('the casino is what we all came for', 'the casino is what we all came for'))
    expect(often.topics.find(({ id }) => id === 'regulated')).toMatchObject({ level: 'much', share: 1 })
    const german = reviewCaptions(
      captioned(
        'Wir waren mit der Familie im Casino und es war schön',
        'Das ist der Weg, den wir mit der Familie gegangen sind',
      ),
    )
    expect(german.read).toBe(0)
    expect(german.topics.every(({ level, share }) => level === 'unknown' && share === null)).toBe(true)
  })

  test('any caption is quoted from its own words, and nothing breaks', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.constantFrom('vodka', 'casino', 'get rich'), (text, word) => {
        const caption = `the ${text} and ${word} with all of you`
        for (const { passages, low, high } of reviewCaptions(captioned(caption)).topics) {
          expect(low).toBeLessThanOrEqual(high)
          for (const { quote, word: found } of passages)
            expect(quote.replace(/\s+/g, ' ')).toContain(found.replace(/\s+/g, ' '))
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('brands', () => {
  test('only paid posts name brands, each with its posts and days; the creator is none of them', () => {
    const snapshot = withPosts(exampleCreator(), (_, index) =>
      index < 2
        ? { caption: 'Thanks @NorthPeak and @example #ad', sponsored: true }
        : index === 2
          ? { mentions: ['riverbed'], sponsored: true }
          : { caption: 'With @friend at the lake' },
    )
    const [first, second, ...others] = creatorBrands(snapshot)
    expect([first?.name, first?.posts, second?.name]).toEqual(['northpeak', 2, 'riverbed'])
    expect((first?.firstAt ?? '') <= (first?.lastAt ?? '')).toBe(true)
    expect(others).toEqual([])
  })
})

describe('overexposure', () => {
  const sponsoredBy = (share: number, engagement: number): Snapshot =>
    withPosts(exampleCreator(), (post, index) => {
      const sponsored = index < share * 30
      return {
        caption: ordinary,
        sponsored,
        mentions: sponsored ? [`brand${index}`] : [],
        likes: Math.round((post.likes ?? 0) * (sponsored ? engagement : 1)),
      }
    })
  const analysed = (snapshot: Snapshot) => analyseOverexposure(roiCreatorOf(reportOf(snapshot), snapshot), snapshot)

  test('grows with paid posts and with what they cost in engagement, inside its interval', () => {
    const [calm, full, tired] = [
      analysed(sponsoredBy(0.1, 1)),
      analysed(sponsoredBy(0.5, 1)),
      analysed(sponsoredBy(0.5, 0.4)),
    ]
    expect(calm?.index).toBeLessThan(full?.index ?? 0)
    expect(full?.index).toBeLessThan(tired?.index ?? 0)
    expect(tired?.band).toBe('high')
    expect(tired?.summary).toContain('people engage less when a post is sponsored')
    for (const found of [calm, full, tired]) {
      expect(found?.low).toBeLessThanOrEqual(found?.index ?? -1)
      expect(found?.high).toBeGreaterThanOrEqual(found?.index ?? 101)
    }
  })

  test('names months and brands, and asking twice gives one answer', () => {
    const snapshot = sponsoredBy(0.5, 0.8)
    const found = analysed(snapshot)
    expect(found).toEqual(analysed({ ...snapshot, posts: [...snapshot.posts].reverse() }))
    expect(found?.months.reduce((sum, { posts }) => sum + posts, 0)).toBeLessThanOrEqual(30)
    expect(found?.months.map(({ month }) => month)).toEqual(found?.months.map(({ month }) => month).toSorted())
    expect(found?.brands).toHaveLength(12)
  })

  test('without captions or labels there is no index; without enough paid posts no effect', () => {
    const silent = exampleCreator()
    expect(analysed(withPosts(silent, () => ({ caption: null, hashtags: [], sponsored: null })))).toBeNull()
    const few = analysed(sponsoredBy(0.05, 1))
    expect(few?.effect).toBeNull()
    expect(few?.summary).toContain('we don’t know how sponsorship affects engagement')
  })
})

describe('risk', () => {
  test('is written from the signals: concerns before doubts before what reassures, with what nobody looked at', () => {
    const snapshot = captioned('the casino is what we all came for', 'the casino is what we all came for')
    const report = reportOf(snapshot)
    const found = analyseRisk(report, snapshot)
    const order = ['risk', 'doubt', 'reassurance']
    const kinds = found.points.map(({ kind }) => order.indexOf(kind))
    expect(kinds).toEqual(kinds.toSorted())
    expect(found.points).toContainEqual(expect.objectContaining({ title: 'Captions: regulated goods', kind: 'risk' }))
    expect(found.summary.startsWith(report.verdict)).toBe(true)
    expect(found.limits[0]).toMatch(/^We didn’t check images, speech/)
  })

  test('captions raise a low risk by one step, and never a high one', () => {
    const clean = captioned(ordinary)
    const often = captioned('the casino is what we all came for', 'the casino is what we all came for')
    for (const [risk, raised] of [
      ['low', 'medium'],
      ['medium', 'high'],
      ['high', 'high'],
      ['critical', 'critical'],
    ] as const) {
      expect(analyseRisk({ ...reportOf(often), fraudRisk: risk }, often).level).toBe(raised)
      expect(analyseRisk({ ...reportOf(clean), fraudRisk: risk }, clean).level).toBe(risk)
    }
    expect(analyseRisk({ ...reportOf(clean), fraudRisk: null }, clean).level).toBeNull()
  })

  test('every point that names a signal names one of the report', () => {
    const snapshot = exampleCreator()
    const report = reportOf(snapshot)
    const ids = new Set(report.signals.map(({ id }) => id))
    for (const { signalId } of analyseRisk(report, snapshot).points)
      expect(signalId === null || ids.has(signalId)).toBe(true)
  })
})

describe('regret', () => {
  const captions = reviewCaptions(captioned(ordinary))
  const creator = openCreator('instagram', 100_000, { likes: { p10: 1_000, p50: 1_500, p90: 2_200 } })

  test('never falls with the fee, and half the fee is never worse', () => {
    const rates = [10, 200, 1_000, 10_000].map((fee) => analyseRegret(creator, openCampaign(fee), captions)?.rate ?? -1)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
    const found = analyseRegret(creator, openCampaign(300), captions)
    const half = found?.changes.find(({ id }) => id === 'fee-half')
    expect(half?.rate ?? 0).toBeLessThanOrEqual(found?.rate ?? 0)
  })

  test('a creator whose audience looks bought is regretted more often than an ordinary one', () => {
    const doubtful = { ...creator, suspiciousShare: { share: 0.5, low: 0.4, high: 0.6 } }
    const found = analyseRegret(doubtful, openCampaign(150), captions)
    const honest = analyseRegret(creator, openCampaign(150), captions)
    expect(found?.rate).toBeGreaterThan(honest?.rate ?? 1)
    expect(found?.changes.find(({ id }) => id === 'no-doubts')?.rate).toBeLessThan(found?.rate ?? 0)
    expect(found?.summary).toContain('for a typical creator of this size')
  })

  test('captions that touch topics raise the chance of an event, up to a fifth', () => {
    const calm = analyseRegret(creator, openCampaign(100), captions)
    const rough = { ...captions, topics: captions.topics.map((topic) => ({ ...topic, level: 'much' as const })) }
    const found = analyseRegret(creator, openCampaign(100), rough)
    expect(calm?.event.chance).toBe(0.02)
    expect(found?.event.chance).toBeCloseTo(0.16, 6)
    expect(found?.event.chance).toBeLessThanOrEqual(0.2)
    expect(found?.rate).toBeGreaterThan(calm?.rate ?? 1)
  })

  test('is a chance for any fee and any size, and null where nothing is known to reckon with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 10_000_000 }), (fee, followers) => {
        const found = analyseRegret(openCreator('instagram', followers), openCampaign(fee), captions)
        expect(found?.rate).toBeGreaterThanOrEqual(0)
        expect(found?.rate).toBeLessThanOrEqual(1)
      }),
      { numRuns: 8 },
    )
    expect(analyseRegret(openCreator('instagram', null), openCampaign(100), captions)).toBeNull()
  })
})

describe('the creator as the forecast reads it', () => {
  test('is what the report measured, and null where it measured nothing', () => {
    const snapshot = exampleCreator()
    const report = reportOf(snapshot)
    const creator = roiCreatorOf(report, snapshot)
    expect(creator).toMatchObject({
      id: 'instagram/example',
      followers: 200_000,
      suspiciousShare: null,
      replyShare: null,
    })
    expect(creator.likes?.p50).toBeGreaterThan(0)
    expect(creator.postsPerWeek).toBeGreaterThan(0)
    expect(creator.growthAnomaly).toBeGreaterThanOrEqual(0)
    expect(roiCreatorOf({ ...report, trust: null }, snapshot).likes).toBeNull()
  })

  test('counts answered comments where the own account is known, and saves where they are shown', () => {
    const comment = (id: string, authorId: string, replyTo: string | null = null) => ({
      id,
      postId: 'p',
      authorId,
      text: 'x',
      replyTo,
    })
    const snapshot: Snapshot = {
      ...withPosts(exampleCreator(), () => ({ likes: 100, saves: 5, shares: 10 })),
      comments: [comment('1', 'a'), comment('2', 'b'), comment('3', 'creator', '1')],
      audience: { countries: { gb: 0.6 } },
    }
    const creator = roiCreatorOf(reportOf(snapshot), snapshot)
    expect(creator).toMatchObject({ replyShare: 0.5, savesPerLike: 0.15, audienceCountries: { GB: 0.6 } })
  })
})
