import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LikesAndComments, PaidPosts, PostingRhythm, ViewsSpread } from '../performance-parts.tsx'
import { PostList } from '../post-list.tsx'
import { DeclaredAudience, Reachability } from '../reachability.tsx'
import { SponsoredMeter } from '../sponsored-meter.tsx'
import { sampleOf } from '../test/sample-reports.ts'
import { reportTabs, tabAfterKey, tabOf } from './tab-list.ts'

const drawn = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('\u00a0', ' ')
const nothing = () => undefined

describe('tabs', () => {
  test('an address names a tab, and what it does not know is the first', () => {
    for (const tab of reportTabs) expect(tabOf(tab)).toBe(tab)
    expect([tabOf(null), tabOf('constructor')]).toEqual(['overview', 'overview'])
  })

  test('arrows walk round the ends, Home and End lead there, other keys nowhere', () => {
    expect(tabAfterKey('overview', 'ArrowLeft')).toBe('safety')
    expect(tabAfterKey('safety', 'ArrowRight')).toBe('overview')
    expect([tabAfterKey('posts', 'Home'), tabAfterKey('posts', 'End')]).toEqual(['overview', 'safety'])
    expect([tabAfterKey('posts', 'Enter'), tabAfterKey('posts', 'toString')]).toEqual([null, null])
  })
})

describe.each(['clean', 'mixture', 'bought-followers-burst', 'few-posts'])('the tabs of a %s creator', (kind) => {
  const { report, snapshot } = sampleOf(kind)

  test('draw every part with its sample and its date, and nothing that is no number', () => {
    const markup = [
      createElement(Reachability, { report, snapshot }),
      createElement(DeclaredAudience, { report, snapshot }),
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
  expect(drawn(createElement(DeclaredAudience, { report, snapshot: { ...snapshot, audience: null } }))).toContain(
    'so they are unknown',
  )
  expect(drawn(createElement(Reachability, { report, snapshot: { ...snapshot, followersSample: null } }))).toContain(
    'so this is unknown',
  )
})
