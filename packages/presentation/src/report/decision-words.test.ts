import {
  type Decision,
  type DecisionWord,
  decidingData,
  type Part,
  type PartName,
  partLine,
  partNames,
  type ReportState,
  type Signal,
  decisionWords as words,
} from '@vouch/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decidingAsks } from './deciding-data.ts'
import { decisionErrorSentences, decisionErrors } from './decision-errors.ts'
import { decisionName, decisionWords, nextAction } from './decision-words.ts'
import { lineLabel, partRows, partSentence } from './part-rows.ts'
import { otherPriors, priorSentence, scoreAtPrior, scoreAtPriorSentence } from './prior-words.ts'

const unseen = (part: PartName): Part => ({
  ...{ part, state: 'not-seen', share: null, low: null, high: null, line: partLine, n: null, verdict: null },
  why: 'A longer list would show it.',
})

const seen = (part: PartName, share: number, low: number, high: number, n = 1000): Part => ({
  ...{ part, state: 'seen', share, low, high, line: partLine, n, why: null },
  verdict: low >= partLine ? 'manipulated' : high <= partLine ? 'clear' : 'undecided',
})

const concern: Signal = {
  ...{ id: 'engagement.likes-per-view', title: 'Likes per view', group: 'engagement', verdict: 'concern', value: 1 },
  ...{ unit: 'ratio', benchmark: null, logOdds: 2, scoreAtMedian: null, evidence: [], explanation: 'Seen.' },
}

interface Given {
  word: DecisionWord
  because?: PartName[]
  wouldDecide?: Decision['wouldDecide']
  parts?: Part[]
  state?: ReportState
  signals?: Signal[]
  platform?: string
  followersSample?: number
}

function reportOf(given: Given) {
  const { word, because = [], wouldDecide = [], parts = [], state = 'READY', signals = [] } = given
  const told = new Map(parts.map((part) => [part.part, part]))
  const coverage = { posts: 30, comments: 0, followersSample: given.followersSample ?? 0, historyDays: 0, missing: [] }
  return {
    ...{ decision: { word, because, wouldDecide }, state, signals, coverage },
    parts: partNames.map((name) => told.get(name) ?? unseen(name)),
    subject: { platform: given.platform ?? 'instagram' } as never,
  }
}

const line = (given: Given) => decisionWords(reportOf(given))?.line

describe('the decision', () => {
  test('that is against says the two weightiest shares, the first with its range', () => {
    const parts = [seen('followers', 0.42, 0.36, 0.48), seen('growth', 0.25, 0.23, 0.27)]
    expect(line({ word: 'dont-book', because: ['followers', 'growth'], parts })).toBe(
      'Don’t book: 42% of followers look inauthentic (36 to 48), and 25% came in unexplained jumps.',
    )
    expect(line({ word: 'dont-book', because: ['growth', 'followers'], parts })).toBe(
      'Don’t book: 25% of followers came in unexplained jumps (23 to 27), and 42% look inauthentic.',
    )
  })

  test('that is against for shares of different things names both', () => {
    const parts = [seen('comments', 0.8, 0.47, 0.95), seen('likes', 0.3, 0.25, 0.35)]
    expect(line({ word: 'dont-book', because: ['comments', 'likes'], parts })).toBe(
      'Don’t book: 80% of comments look inauthentic (47 to 95), and 30% of likes look inauthentic.',
    )
  })

  test('that no single part carries says what carries it', () => {
    expect(line({ word: 'dont-book', signals: [concern] })).toBe(
      'Don’t book: no single part we saw is above the 20% line, but together the signals suggest manipulation: likes per view.',
    )
    const parts = [seen('followers', 0.18, 0.1, 0.26)]
    expect(line({ word: 'dont-book', because: ['followers'], parts })).toBe(
      'Don’t book: 18% of followers look inauthentic (10 to 26), and together the signals suggest manipulation.',
    )
  })

  test('that is open says the range and what would settle it', () => {
    const parts = [seen('followers', 0.17, 0.12, 0.23, 150)]
    const open: Given = { word: 'ask-first', because: ['followers'], wouldDecide: ['followers', 'history'], parts }
    expect(line(open)).toBe(
      'Ask first: 12 to 23% of followers look inauthentic. A random sample of 400 followers would settle it.',
    )
    expect(line({ ...open, followersSample: 1000 })).toContain('A larger random sample of followers would settle it.')
  })

  test.each<[string, Partial<Given>, string]>([
    ['too little data', { state: 'LOW_CONFIDENCE' }, 'there’s too little data to decide.'],
    ['unseen followers', {}, 'we couldn’t see the followers or how their number grew.'],
    ['unjudged posts', { parts: [seen('followers', 0, 0, 0.1)] }, 'we couldn’t judge likes, views or comments.'],
    [
      'counts that could mean anything',
      { parts: [seen('growth', 0, 0, 0.1), seen('views', 0.01, 0, 0.69)] },
      'nothing we saw is above the line, but it isn’t enough to decide.',
    ],
    [
      'an open doubt',
      { parts: [seen('followers', 0, 0, 0.1), seen('comments', 0, 0, 0.1)], signals: [concern] },
      'no part we saw is above the 20% line, but one thing is open: likes per view.',
    ],
    [
      'nothing in particular',
      { parts: [seen('followers', 0, 0, 0.1), seen('comments', 0, 0, 0.1)] },
      'nothing we saw is above the line, but it isn’t enough to decide.',
    ],
  ])('that is open for %s says so', (_why, given, reason) => {
    expect(line({ word: 'ask-first', ...given })).toBe(`Ask first: ${reason} No single piece of data would settle it.`)
    expect(line({ word: 'ask-first', wouldDecide: ['history'], ...given })).toBe(
      `Ask first: ${reason} Follower counts over 90 days would settle it.`,
    )
  })

  test('that is open names no doubt that is none about authenticity', () => {
    const parts = [seen('followers', 0, 0, 0.1), seen('comments', 0, 0, 0.1)]
    const business = { ...concern, id: 'content.sponsored-load', title: 'Sponsored posts', logOdds: 0 }
    expect(line({ word: 'ask-first', parts, signals: [business] })).toBe(
      'Ask first: nothing we saw is above the line, but it isn’t enough to decide. No single piece of data would settle it.',
    )
  })

  test('that is in favor names the parts that were seen, and no other', () => {
    const parts = [seen('followers', 0.04, 0.02, 0.07), seen('likes', 0, 0, 0.1), seen('comments', 0, 0, 0.1)]
    const because: PartName[] = ['followers', 'likes', 'comments', 'rings']
    expect(line({ word: 'book', because, parts })).toBe('Book: followers, likes and comments look as expected.')
    expect(line({ word: 'book', because: ['growth'], parts: [seen('growth', 0, 0, 0.1)] })).toBe(
      'Book: growth looks as expected.',
    )
    expect(line({ word: 'book' })).toBe(
      'Book: nothing we saw is above the 20% line, and together the signals look clean.',
    )
    const tooSteady: Signal = { ...concern, id: 'growth.drip', group: 'growth' }
    expect(
      line({
        word: 'book',
        because: ['followers', 'growth'],
        parts: [...parts, seen('growth', 0, 0, 0.1)],
        signals: [tooSteady],
      }),
    ).toBe('Book: followers look as expected.')
  })

  test('that is in favor says that no comments were seen where the platform shows them', () => {
    const report = reportOf({ word: 'book', because: ['followers'], parts: [seen('followers', 0.04, 0.02, 0.07)] })
    const missing = (...names: string[]) =>
      decisionWords({ ...report, coverage: { ...report.coverage, missing: names } })?.line
    expect(missing('comments')).toBe('Book: followers look as expected. We couldn’t see the comments.')
    expect(missing('history')).toBe('Book: followers look as expected.')
  })

  test('is not told where there is none', () => {
    expect(decisionWords({ ...reportOf({ word: 'book' }), decision: null })).toBeNull()
  })

  test('asks nobody on YouTube for a sample of subscribers that no one can judge, and nothing twice', () => {
    const open: Given = { word: 'ask-first', wouldDecide: ['followersSample', 'history'] }
    expect(decidingAsks(reportOf(open)).map(({ data }) => data)).toEqual([
      'A random sample of 400 followers',
      'Follower counts over 90 days',
    ])
    expect(decidingAsks(reportOf({ ...open, platform: 'youtube' })).map(({ data }) => data)).toEqual([
      'Follower counts over 90 days',
    ])
    const twice: Given = { word: 'ask-first', wouldDecide: ['followers', 'followersSample'] }
    expect(decidingAsks(reportOf(twice))).toHaveLength(1)
  })
})

const anyPart = (part: PartName) =>
  fc.oneof(
    fc.constant(unseen(part)),
    fc
      .uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 })
      .map((ends) => ends.toSorted((a, b) => a - b))
      .map(([low = 0, share = 0, high = 0]) => seen(part, share, low, high)),
  )

test('law: each decision has a sentence for each combination of parts, which names no part that was not seen and accuses nobody', () => {
  fc.assert(
    fc.property(
      fc.tuple(...partNames.map(anyPart)),
      fc.constantFrom(...words),
      fc.subarray([...partNames]),
      fc.subarray([...decidingData]),
      fc.constantFrom<ReportState>('READY', 'LOW_CONFIDENCE'),
      fc.boolean(),
      (parts, word, because, wouldDecide, state, doubted) => {
        const given = { word, because, wouldDecide, parts, state, signals: doubted ? [concern] : [] }
        const told = decisionWords(reportOf(given))
        expect(told?.line).toMatch(/^(Book|Ask first|Don’t book): \S.*\.$/)
        expect(told?.line.startsWith(`${decisionName(word)}: `)).toBe(true)
        expect(told?.line).not.toMatch(
          /undefined|null|NaN|–|\s{2}|\.\.|\d %|\b(fraud(ster)?|cheat|fake|lie[ds]?|bought|buys)\b/i,
        )
        expect(told?.why).toMatch(/^[A-Z0-9]/)
        expect(told?.next ?? 'Something.').toMatch(/^[A-Z].*\.$/)
        for (const row of partRows({ parts })) {
          expect(partSentence(row)).toMatch(/^[A-Z].*\.$/)
          expect(row.seen === null).toBe(['Not checked', 'Can’t tell'].includes(row.word))
          expect(row.share === '–').toBe(row.seen === null)
        }
      },
    ),
  )
})

describe('a part', () => {
  const [, growth, , , comments] = partRows(reportOf({ word: 'book', parts: [seen('growth', 0.25, 0.23, 0.27, 364)] }))

  test('that was seen has share, range, basis and a word', () => {
    expect(growth).toMatchObject({
      share: '25%',
      range: '23 to 27',
      basis: '364 days',
      look: 'of followers came in unexplained jumps',
      word: 'Above the line',
      tone: 'risk',
    })
    expect(growth && partSentence(growth)).toBe(
      'Growth: 25% of followers came in unexplained jumps (23 to 27), from 364 days. Above the line.',
    )
  })

  test('that was not seen has a dash and what would show it', () => {
    expect(comments).toMatchObject({ share: '–', range: null, basis: null, word: 'Not checked', seen: null })
    expect(comments && partSentence(comments)).toBe('Comments: not checked. A longer list would show it.')
  })

  test('whose range says nothing has the range and what would narrow it, and no share', () => {
    const parts = [{ ...unseen('views'), state: 'unclear' as const, share: 0.3, low: 0, high: 0.92, n: 24 }]
    const [row] = partRows({ parts })
    expect(row).toMatchObject({ share: '–', range: '0 to 92', basis: '24 posts', word: 'Can’t tell', seen: null })
    expect(row && partSentence(row)).toBe('Views: can’t tell (0 to 92%). A longer list would show it.')
  })

  test('below the line beside a concern about it is not called as expected', () => {
    const doubt = { verdict: 'concern', logOdds: 0.9 } as const
    const steady = { ...doubt, id: 'growth.drip', group: 'growth' } as const
    const counted = { ...doubt, id: 'engagement.comments-pattern', group: 'engagement' } as const
    const parts = [seen('growth', 0, 0, 0.05), seen('likes', 0, 0, 0.1), seen('comments', 0, 0, 0.1)]
    const wordsOf = (...signals: (typeof steady | typeof counted)[]) =>
      partRows({ parts, signals }).map(({ word }) => word)
    expect(wordsOf(steady)).toEqual(['Below the line, with a concern', 'As expected', 'As expected'])
    expect(wordsOf(counted)).toEqual(['As expected', 'As expected', 'Below the line, with a concern'])
    expect(wordsOf()).toEqual(['As expected', 'As expected', 'As expected'])
  })

  test('says what it is a share of only where its name and its basis do not', () => {
    expect(partRows(reportOf({ word: 'book' })).map(({ look }) => look)).toEqual([
      ...[
        'look inauthentic',
        'of followers came in unexplained jumps',
        'look inauthentic',
        'look inauthentic',
        'look inauthentic',
      ],
      'come from groups acting together',
    ])
  })

  test('counts one of a thing as one', () => {
    const [row] = partRows({ parts: [seen('rings', 0, 0, 0.1, 1)] })
    expect(row?.basis).toBe('1 listed like or comment')
  })

  test('stands against a stated line', () => {
    expect(lineLabel([seen('likes', 0, 0, 0.1)])).toBe('20% line')
  })
})

describe('the base rate', () => {
  const report = {
    priorLogOdds: Math.log(0.22 / 0.78),
    signals: [
      { ...concern, logOdds: 0.5 },
      { ...concern, logOdds: null },
    ],
  }

  test('is stated with its source and with what other ones would give', () => {
    const sentence = priorSentence(report)
    expect(sentence).toContain('a base rate of 22%')
    expect(sentence).toContain('which alone would give a score of 78')
    expect(sentence).toContain('HypeAuditor')
    expect(sentence).toContain(
      `With a base rate of 10%, this score would be ${scoreAtPrior(report, 0.1)}; with 36%, ${scoreAtPrior(report, 0.36)}.`,
    )
    expect(priorSentence({ priorLogOdds: null, signals: [] })).toBeNull()
  })

  test('can be moved: the sentence says the score there and how far it is from the report’s own', () => {
    const own = scoreAtPrior(report, 0.22) ?? 0
    const there = scoreAtPrior(report, 0.36) ?? 0
    expect(scoreAtPriorSentence(report, 0.36)).toBe(
      `With a base rate of 36%, this score would be ${there}, ${own - there} points lower.`,
    )
    expect(scoreAtPriorSentence(report, 0.22)).toBe(`With a base rate of 22%, this score would be ${own}, the same.`)
    expect(scoreAtPriorSentence({ priorLogOdds: null, signals: [] }, 0.36)).toBeNull()
  })

  test('law: a higher one never gives a higher score, and its own gives the score of the report', () => {
    const rate = fc.double({ min: 0.01, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(rate, rate, fc.double({ min: -6, max: 6, noNaN: true }), (one, other, logOdds) => {
        const told = { priorLogOdds: Math.log(one / (1 - one)), signals: [{ ...concern, logOdds }] }
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(scoreAtPrior(told, low)).toBeGreaterThanOrEqual(scoreAtPrior(told, high) ?? 100)
        expect(scoreAtPrior(told, one)).toBe(Math.round(100 / (1 + Math.exp(told.priorLogOdds + logOdds))))
      }),
    )
    expect(otherPriors[0]).toBeLessThan(otherPriors[1])
  })
})

test('the errors of the words are told from one place', () => {
  expect(decisionErrorSentences().join(' ')).toContain(
    `At most ${decisionErrors.cleanNotBooked * 100} of 100 clean creators get “don’t book.”`,
  )
})

test('the next step is what would settle an open decision, else the first advice without its reasons', () => {
  const recommendations = ['Ask what happened on the days of the jumps. Press would explain them.', 'Wait.']
  const open = reportOf({ word: 'ask-first', wouldDecide: ['history'] })
  expect(nextAction({ ...open, recommendations })).toBe('Follower counts over 90 days would settle it.')
  const undecidable = reportOf({ word: 'ask-first', wouldDecide: ['insights'] })
  expect(nextAction({ ...undecidable, recommendations })).toBe('Ask what happened on the days of the jumps.')
  const settled = reportOf({ word: 'dont-book' })
  expect(nextAction({ ...settled, recommendations })).toBe('Ask what happened on the days of the jumps.')
  expect(nextAction({ ...settled, recommendations: ['Show it, in 1.5 days'] })).toBe('Show it, in 1.5 days')
  expect(nextAction({ ...settled, recommendations: [] })).toBeNull()
})
