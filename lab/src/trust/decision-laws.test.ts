import { assess, type Report, type Snapshot } from '@vouch/engine'
import { expect, test } from 'vitest'
import { simulatedCreator } from './simulated-creators.ts'

const reportOf = (snapshot: Snapshot): Report => assess(snapshot, { digest: 'd', computedAt: snapshot.fetchedAt })

const without: readonly [string, (snapshot: Snapshot) => Snapshot][] = [
  ['everything', (snapshot) => snapshot],
  ['no comments', (snapshot) => ({ ...snapshot, comments: [] })],
  ['no followers', (snapshot) => ({ ...snapshot, followersSample: null })],
  ['no history', (snapshot) => ({ ...snapshot, history: [] })],
  ['followers alone', (snapshot) => ({ ...snapshot, posts: [], comments: [], likers: [], history: [], accounts: [] })],
  ['posts alone', ({ ...rest }) => ({ ...rest, followersSample: null, comments: [], likers: [], history: [] })],
]
const creators = Array.from({ length: 24 }, (_, index) => simulatedCreator(`laws/${index}`).snapshot)

/** What the words of a report may say together (product.md, "How they hang together"). */
function agrees({ parts, decision, trust, fraudRisk, state, verdict }: Report): void {
  if (decision === null || trust === null) return
  const risky = fraudRisk === 'high' || fraudRisk === 'critical'
  const verdicts = parts.map((part) => part.verdict)
  const seen = (...names: string[]) => parts.some((one) => names.includes(one.part) && one.state === 'seen')
  if (verdicts.includes('manipulated')) {
    expect([decision.word, risky]).toEqual(['dont-book', true])
    expect(Math.max(trust.score, trust.high)).toBeLessThan(70)
    expect(verdict).not.toMatch(/looks (mostly )?real/)
  }
  if (decision.word === 'dont-book') expect(trust.score).toBeLessThan(70)
  if (decision.word === 'book') {
    expect([state, risky, trust.score >= 70]).toEqual(['READY', false, true])
    expect(seen('followers', 'growth') && seen('likes', 'views', 'comments')).toBe(true)
    expect(parts.filter((one) => one.verdict === 'undecided' && (one.share ?? 0) > 0.1)).toEqual([])
  }
  if (decision.word !== 'ask-first') expect(decision.wouldDecide).toEqual([])
  // Whose trust is next to nothing is not asked about, however little was seen.
  else if (state === 'READY') expect(trust.high).toBeGreaterThan(5)
}

test.each(without)('word, risk, range, sentence and parts of a report agree: %s', (_, thinned) => {
  const reports = creators.map((snapshot) => reportOf(thinned(snapshot)))
  for (const report of reports) agrees(report)
})
