import { showcaseCreators } from '@vouch/simulator'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AudienceSection } from './audience-section.tsx'
import { FollowersSection } from './followers-section.tsx'
import { ReportView, type ReportViewProps } from './report-view.tsx'
import MethodTab from './tabs/method-tab.tsx'
import { reportTabs, tabTitle } from './tabs/tab-list.ts'
import { sampleOf, sampleTime, withheldSample } from './test/sample-reports.ts'

const now = Date.parse(sampleTime)

function drawn(report: ReportViewProps['report'], given: Partial<ReportViewProps> = {}): string {
  return readable(renderToStaticMarkup(createElement(ReportView, { report, origin: 'address', now, ...given })))
}

function audienceOf(report: ReportViewProps['report']): string {
  return readable(renderToStaticMarkup(createElement(AudienceSection, { report })))
}

function methodOf(report: ReportViewProps['report']): string {
  const markup = renderToStaticMarkup(
    createElement(MethodTab, { report, onOpen: () => undefined, loadSnapshot: null, origin: 'address' }),
  )
  return readable(markup)
}

function followersOf(report: ReportViewProps['report']): string {
  return readable(renderToStaticMarkup(createElement(FollowersSection, { report })))
}

function readable(markup: string): string {
  return markup.replaceAll('\u00a0', ' ').replaceAll('&#x27;', "'")
}

describe('the report', () => {
  test.each(showcaseCreators().map((creator) => creator.kind))('of a %s creator draws without a gap', (kind) => {
    const { report } = sampleOf(kind)
    const markup = drawn(report)
    expect(markup).toContain(`@${report.subject.handle}`)
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(markup.match(/<h1/g)).toHaveLength(1)
  })

  test('has seven tabs of which the chosen one alone is drawn and can be reached by the Tab key', () => {
    const { report } = sampleOf('clean')
    const markup = drawn(report)
    for (const tab of reportTabs) expect(markup).toContain(`>${tabTitle(tab)}</button>`)
    expect(markup.match(/role="tabpanel"/g)).toHaveLength(1)
    expect(markup.match(/role="tab"[^>]*tabindex="0"/gi)).toHaveLength(1)
    const other = drawn(report, { tab: 'posts' })
    expect(other).toMatch(/data-tab="posts"[^>]*aria-selected="true"/)
    expect(other).not.toContain('How we got this score')
  })

  test('shows the score, its interval in words and what it was taken from', () => {
    const { report } = sampleOf('clean')
    const markup = drawn(report) + methodOf(report)
    expect(markup).toContain(
      `Trust ${report.trust?.score} out of 100, ${report.trust?.band}, ${report.trust?.low} to ${report.trust?.high}`,
    )
    expect(markup).toContain(`${report.coverage.followersSample} followers sampled`)
    expect(markup).toContain('generated for the sandbox')
  })

  test('says of a concern what the score would be without it, and of nothing else', () => {
    const { report } = sampleOf('bought-followers-burst')
    const scores = report.signals.flatMap(({ scoreAtMedian }) =>
      scoreAtMedian === null || scoreAtMedian === report.trust?.score ? [] : [scoreAtMedian],
    )
    expect(scores.length).toBeGreaterThan(0)
    for (const score of scores)
      expect(drawn(report)).toContain(`If this were at the median for this size, the score would be ${score}.`)
    const signals = report.signals.map((signal) => ({ ...signal, scoreAtMedian: null }))
    expect(drawn({ ...report, signals })).not.toContain('at the median for this size')
  })

  test('lists what would narrow the interval with both widths, and nothing where nothing can be asked for', () => {
    const { report } = sampleOf('clean')
    const surer = [{ part: 'history', text: 'Daily follower counts for 90 days', width: { from: 48, to: 31 } }]
    expect(methodOf({ ...report, surer })).toMatch(
      /would narrow the range.*Daily follower counts for 90 days.*48 to 31 points/,
    )
    expect(methodOf({ ...report, surer: [] })).not.toContain('would narrow the range')
  })

  test('loads no picture that data which was brought in names, and links no other site', () => {
    const { report } = sampleOf('clean')
    const handle = 'ava'
    const own = { ...report.subject, handle, basis: 'public', avatarUrl: 'https://scontent.cdninstagram.com/a.jpg' }
    const subject = { ...own, platform: 'instagram', url: 'https://evil.example/ava' } as const
    expect(drawn({ ...report, subject })).toContain('src="https://scontent.cdninstagram.com/a.jpg"')
    expect(drawn({ ...report, subject }, { origin: 'file' })).not.toContain('<img')
    const simulated = drawn({ ...report, subject: { ...subject, handle: 'ava_sandbox' } })
    expect(simulated).not.toContain('cdninstagram')
    expect(simulated).toContain('src="data:image/svg+xml,')
    expect(drawn({ ...report, subject })).not.toContain('evil.example')
  })

  test('keeps a name that turns the direction of text to itself', () => {
    const { report } = sampleOf('clean')
    const markup = drawn({
      ...report,
      subject: { ...report.subject, displayName: 'Ava \u202Eevil', handle: 'a\u202Eb' },
    })
    expect(markup).toContain('<bdi>Ava evil</bdi>')
    expect(markup).not.toContain('\u202E')
  })

  test('tells the inauthentic part of the audience apart from the whole share', () => {
    const markup = audienceOf(sampleOf('bought-followers-burst').report)
    expect(markup).toContain('suspicious, not counted elsewhere')
    expect(markup).toContain('are counted in those groups; the share below includes all of them')
    expect(markup).toContain('comments and repeat accounts')
  })

  test('keeps green for answers that are not no, and the way it was worked out under Method', () => {
    const { report } = sampleOf('bought-followers-burst')
    expect(report.fraudRisk).toBe('critical')
    expect(drawn(report)).toMatch(/<article[^>]* data-risk="critical"/)
    expect(drawn(report)).not.toContain('How we got this score')
    for (const title of ['How we got this score', 'What would change this verdict', 'Coverage', 'Benchmarks used'])
      expect(methodOf(report)).toContain(title)
  })

  test('opens evidence from every concern that it shows', () => {
    const { report } = sampleOf('bought-followers-burst')
    const concerns = report.signals.filter((signal) => signal.verdict === 'concern')
    expect(drawn(report).match(/data-kind="concern"/g)).toHaveLength(Math.min(3, concerns.length))
  })

  test('was made before it is read, whatever the clock here says; only data that are dated after it are of the future', () => {
    const { report } = sampleOf('clean')
    const early = { now: now - 30 * 86_400_000 }
    expect(drawn(report, early)).not.toContain('dated in the future')
    const subject = { ...report.subject, fetchedAt: new Date(now + 5 * 86_400_000).toISOString() }
    expect(drawn({ ...report, subject }, early)).toContain('dated in the future')
  })

  test('of low confidence leads with the interval and says that credits came back', () => {
    const markup = drawn(sampleOf('few-posts').report, { creditsUsed: 0 })
    expect(markup).toContain('low confidence')
    expect(markup).toContain('best estimate')
    expect(markup).toContain('Your credits were refunded.')
  })

  test('of a young history says when there will be a chart', () => {
    const { report } = sampleOf('clean')
    const followers = report.series.followers.slice(-3)
    const markup = followersOf({ ...report, series: { ...report.series, followers } })
    expect(markup).toContain('Needs 7 days of history; the first data point is Nov 18, 2026.')
    expect(followersOf({ ...report, series: { ...report.series, followers: [] } })).toContain(
      'No follower history available.',
    )
  })

  test('writes an en dash where a share is unknown, never a zero', () => {
    const markup = audienceOf({ ...sampleOf('clean').report, suspiciousFollowers: null, suspiciousEngagement: null })
    expect(markup).toContain('It’s unknown, not zero.')
    expect(markup.match(/>–</g)?.length).toBeGreaterThanOrEqual(2)
  })

  test('prints what is needed to check it', () => {
    const { report } = sampleOf('clean')
    const markup = drawn(report, { reportId: '5b0e2c1c' })
    for (const text of [report.snapshotDigest, report.engine, '5b0e2c1c', 'Nov 20, 2026, 10:00 UTC']) {
      expect(markup).toContain(text)
    }
  })

  test('without a score shows the statistics, the reason, and no trust', () => {
    const markup = drawn(withheldSample())
    expect(markup).toContain('Statistics only, no score')
    expect(markup).toContain('Vouch’s own, not YouTube’s')
    expect(markup).toContain('Median views')
    expect(markup).not.toContain('Fraud risk')
  })

  test('of a private account has nothing but the reason and what to do', () => {
    const markup = drawn(sampleOf('private').report, { creditsUsed: 0 })
    expect(markup).toContain('This account is private')
    expect(markup).toContain('your credits were refunded')
    expect(markup).not.toContain('Coverage')
  })

  test('of an account that cannot be read owns no score, and leads nowhere that does not exist', () => {
    for (const kind of ['private', 'not-found']) expect(drawn(sampleOf(kind).report)).not.toContain('The scores are')
    expect(drawn(sampleOf('clean').report)).toContain('The scores are Vouch’s own')
    expect(drawn(sampleOf('clean').report)).not.toContain('/methodology')
  })
})
