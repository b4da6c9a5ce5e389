import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { EvidenceDrawer } from './evidence-drawer.tsx'
import { buildSignal, sampleOf } from './test/sample-reports.ts'

const load = () => Promise.resolve(sampleOf('clean').snapshot)

function drawn(signal: ReturnType<typeof buildSignal> | null, loadSnapshot: typeof load | null = load): string {
  const markup = renderToStaticMarkup(createElement(EvidenceDrawer, { signal, loadSnapshot, onClose: () => {} }))
  return markup.replaceAll('\u00a0', ' ').replaceAll('&#x27;', "'")
}

describe('the evidence of a signal', () => {
  const evidence = Array.from({ length: 9 }, (_, index) => ({
    at: `2026-08-0${index + 1}`,
    text: `+${index + 1},800 followers in a day`,
    refs: [`post-${index}`],
  }))
  const benchmark = { value: 0, source: 'Follower graphs', basis: 'daily counts' }

  test('answers the question of the signal with value, benchmark and its source', () => {
    const markup = drawn(buildSignal({ benchmark }))
    for (const text of [
      'Did the account gain followers in bulk',
      '3 jumps',
      'benchmark 0 jumps',
      'Follower graphs',
      'daily counts',
    ]) {
      expect(markup).toContain(text)
    }
  })

  test('comes line by line with dates, the first six at once', () => {
    const markup = drawn(buildSignal({ evidence }))
    expect(markup).toContain('Aug 1, 2026</time><span>+1,800 followers')
    expect(markup.match(/<time/g)).toHaveLength(6)
    expect(markup).toContain('Show 3 more')
  })

  test('offers the records behind it only where they can be had', () => {
    expect(drawn(buildSignal({ evidence }))).toContain('Show the 9 records behind it')
    expect(drawn(buildSignal({ evidence }), null)).not.toContain('records behind it')
    expect(drawn(buildSignal({ evidence: [{ at: null, text: 'x' }] }))).not.toContain('records behind it')
  })

  test('ends with innocent explanations when it is a concern, and only then', () => {
    expect(drawn(buildSignal())).toContain('What else could explain it')
    expect(drawn(buildSignal({ verdict: 'strength' }))).not.toContain('What else could explain it')
  })

  test('is an empty, closed dialog until a signal is chosen', () => {
    expect(drawn(null)).toMatch(/^<dialog[^>]*><\/dialog>$/)
  })

  test('draws for every signal of a whole report', () => {
    for (const signal of sampleOf('mixture').report.signals) {
      const markup = drawn(signal)
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(markup).toContain(signal.explanation.slice(0, 12).replaceAll('&', '&amp;'))
    }
  })
})
