import { assess, type Snapshot } from '@vouch/engine'
import { sandboxSnapshot, showcaseCreators } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { recordedAt as at } from '../recorded-at.ts'
import recorded from './recorded-demos.json' with { type: 'json' }

/** What the demonstrations on the home page show is what the engine says of simulated creators. After a change of the engine:
 *  `vitest run -u apps/web/marketing/home/demos` writes it anew. */

const compared = [
  ['instagram', 'ava_fields_sandbox'],
  ['instagram', 'luxe_lena_sandbox'],
] as const
const listed = [
  ['instagram', 'luxe_lena_sandbox'],
  ['tiktok', 'milo_viral_sandbox'],
  ['youtube', 'quiet_workshop_sandbox'],
  ['instagram', 'ava_fields_sandbox'],
  ['instagram', 'mixed_mara_sandbox'],
  ['x', 'norafn_sandbox'],
] as const

// Two dozen verdicts are seconds of work, and more on a machine that does much else.
test('the demonstrations show what the engine says today', { timeout: 60_000 }, async () => {
  const shown = {
    narrowing: compared.map(narrowing),
    list: listed.map(listedCreator),
    ...concernsOf('luxe_lena_sandbox'),
  }
  await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot('recorded-demos.json')
})

test('the tolerance of the honest creator narrows with each piece of evidence', () => {
  const [ava] = recorded.narrowing
  const widths = ava?.stages.map(({ trust }) => trust.high - trust.low) ?? []
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
})

test('the demonstrations are about nobody', () => {
  for (const { handle } of [...recorded.narrowing, ...recorded.list]) expect(handle).toMatch(/_sandbox$|^norafn/)
})

function narrowing([platform, handle]: readonly [(typeof compared)[number][0], string]) {
  const whole = snapshotOf(platform, handle)
  const { followersSample, history, comments, likers, accounts, audience: _audience, ...rest } = whole
  const bare: Snapshot = { ...rest, history: [], comments: [], likers: [], accounts: [] }
  const sampled = followersSample ? { followersSample } : {}
  return {
    platform,
    handle,
    name: nameOf(handle),
    stages: [
      { evidence: `${whole.posts.length} posts`, trust: trustOf(bare) },
      { evidence: `and ${history.length} days of history`, trust: trustOf({ ...bare, history }) },
      {
        evidence: `and ${(followersSample?.accounts.length ?? 0).toLocaleString('en')} followers`,
        trust: trustOf({ ...bare, history, ...sampled }),
      },
      {
        evidence: `and ${comments.length} comments`,
        trust: trustOf({ ...bare, history, ...sampled, comments, likers, accounts }),
      },
    ],
  }
}

function listedCreator([platform, handle]: readonly [(typeof listed)[number][0], string]) {
  const { trust, fraudRisk, subject } = assess(snapshotOf(platform, handle), { digest: 'demo', computedAt: at })
  return { platform, handle, name: nameOf(handle), followers: subject.followers, trust, fraudRisk }
}

/** What the third demonstration opens and the fifth step lists. Of the evidence only as much as fits the picture. */
function concernsOf(handle: string) {
  const { signals, recommendations } = assess(snapshotOf('instagram', handle), { digest: 'demo', computedAt: at })
  const concerns = signals.filter(({ verdict }) => verdict === 'concern')
  return {
    concerns: concerns.map((signal) => ({
      ...signal,
      evidence: signal.evidence.slice(0, 6).map(({ at: when, text }) => ({ at: when, text })),
    })),
    recommendations: recommendations.map((text) => ({ text })),
  }
}

function snapshotOf(platform: (typeof listed)[number][0], handle: string): Snapshot {
  const snapshot = sandboxSnapshot(platform, handle, at)
  if (!snapshot) throw new Error(`There is no creator ${handle} in the sandbox`)
  return snapshot
}

function trustOf(snapshot: Snapshot) {
  return assess(snapshot, { digest: 'demo', computedAt: at }).trust
}

function nameOf(handle: string): string {
  return showcaseCreators().find((each) => each.handle === handle)?.displayName ?? handle
}
