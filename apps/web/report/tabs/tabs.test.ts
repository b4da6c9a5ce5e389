import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AgesAndGenders, InterestsAndBrands } from '../audience-people.tsx'
import { AudiencePlaces } from '../audience-places.tsx'
import { BrandTimeline } from '../brand-timeline.tsx'
import { FollowingSection } from '../following-section.tsx'
import { LikesAndComments, PaidPosts, PostingRhythm, ViewsSpread } from '../performance-parts.tsx'
import { PostList } from '../post-list.tsx'
import { Reachability } from '../reachability.tsx'
import { SponsoredMeter } from '../sponsored-meter.tsx'
import { sampleOf } from '../test/sample-reports.ts'
import { isPrintKey } from './print-report.ts'
import { reportTabs, stillAsked, tabAfterKey, tabOf } from './tab-list.ts'

const drawn = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('\u00a0', ' ')
const nothing = () => undefined

describe('tabs', () => {
  test('an address names a tab, and what it does not know is the first', () => {
    for (const tab of reportTabs) expect(tabOf(tab)).toBe(tab)
    expect([tabOf(null), tabOf('constructor')]).toEqual(['overview', 'overview'])
  })

  test('a quick hand stays ahead of what is shown, and an address that changes by itself leads', () => {
    expect(stillAsked(['analytics', 'posts'], 'analytics')).toEqual(['posts'])
    expect(stillAsked(['analytics', 'posts'], 'posts')).toEqual([])
    expect(stillAsked(['analytics', 'posts'], 'safety')).toEqual([])
  })

  test('the keys of a print are taken over, and no others', () => {
    const keys = { key: 'p', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
    expect([isPrintKey({ ...keys, ctrlKey: true }), isPrintKey({ ...keys, metaKey: true })]).toEqual([true, true])
    expect([isPrintKey(keys), isPrintKey({ ...keys, ctrlKey: true, shiftKey: true })]).toEqual([false, false])
    expect(isPrintKey({ ...keys, key: 'k', ctrlKey: true })).toBe(false)
  })

  test('arrows walk round the ends, Home and End lead there, other keys nowhere', () => {
    expect(tabAfterKey('overview', 'ArrowLeft')).toBe('method')
    expect(tabAfterKey('method', 'ArrowRight')).toBe('overview')
    expect([tabAfterKey('posts', 'Home'), tabAfterKey('posts', 'End')]).toEqual(['overview', 'method'])
    expect([tabAfterKey('posts', 'Enter'), tabAfterKey('posts', 'toString')]).toEqual([null, null])
  })
})

describe.each(['clean', 'mixture', 'bought-followers-burst', 'few-posts'])('the tabs of a %s creator', (kind) => {
  const { report, snapshot } = sampleOf(kind)

  test('draw every part with its sample and its date, and nothing that is no number', () => {
    const markup = [
      createElement(Reachability, { report, snapshot }),
      createElement(AudiencePlaces, { report, snapshot }),
      createElement(AgesAndGenders, { report, snapshot }),
      createElement(InterestsAndBrands, { report, snapshot }),
      createElement(BrandTimeline, { report, snapshot }),
      createElement(FollowingSection, { report, snapshot }),
      createElement(LikesAndComments, { report, snapshot }),
      createElement(ViewsSpread, { report, snapshot }),
      createElement(PostingRhythm, { report, snapshot }),
      createElement(PaidPosts, { report, onOpen: nothing }),
      createElement(SponsoredMeter, { report, snapshot, onOpen: nothing }),
      createElement(PostList, { report, snapshot }),
    ].map(drawn)
    for (const part of markup) expect(part).not.toMatch(/NaN|undefined|Infinity|\[object/)
    for (const caption of markup.join('').match(/<figcaption[^>]*>[^<]*/g) ?? [])
      expect(caption).toMatch(/2026|posts|post\b/)
  })
})

test('what a platform does not declare is said to be unknown', () => {
  const { report, snapshot } = sampleOf('clean')
  const bare = { ...snapshot, audience: null, followersSample: null }
  const markup = [AudiencePlaces, AgesAndGenders, InterestsAndBrands].map((part) =>
    drawn(createElement(part, { report, snapshot: bare })),
  )
  for (const part of markup) {
    expect(part).toContain('>–</p>')
    expect(part).toContain('Available from')
  }
  expect(drawn(createElement(Reachability, { report, snapshot: { ...snapshot, followersSample: null } }))).toContain(
    'so this is unknown',
  )
})
