import { missing, number } from '@vouch/presentation'
import type { ComponentType } from 'react'
import { EvidenceScene, evidenceFrames } from './demos/evidence-scene.tsx'
import { ListScene, listFrames } from './demos/list-scene.tsx'
import { NarrowingScene, narrowingFrames } from './demos/narrowing-scene.tsx'
import { recordedCreator } from './demos/recorded-creators.ts'
import type { DemoLength } from './demos/use-demo-player.ts'
import { VerificationScene, verificationFrames } from './demos/verification-scene.tsx'

export interface Demo extends DemoLength {
  Scene: ComponentType<{ frame: number }>
  /** What is to be seen, in words. */
  description: string
}

export interface HowStep {
  id: string
  title: string
  text: string
}

/** @returns with what the engine ends on a creator: `trust 93, between 87 and 96` */
function endOf(handle: string): string {
  const trust = recordedCreator(handle).stages.at(-1)?.trust
  return trust
    ? `trust ${number(trust.score, 0)}, between ${number(trust.low, 0)} and ${number(trust.high, 0)}`
    : missing
}

/** The four steps that the product shows itself. */
export const shownSteps: readonly (HowStep & { demo: Demo })[] = [
  {
    id: 'paste',
    title: 'Paste a link',
    text: 'A profile on Instagram, TikTok, YouTube, Twitch, X or LinkedIn, or your own file. You see the price in credits before you click.',
    demo: {
      Scene: VerificationScene,
      frames: verificationFrames,
      frameMs: 650,
      description: `A profile link is pasted. Profile, posts, followers, comments and scoring run one after another, each says what it found, and the verdict appears: ${endOf('luxe_lena_sandbox')}, critical risk.`,
    },
  },
  {
    id: 'narrow',
    title: 'Watch the range narrow',
    text: 'Every piece of evidence makes the verdict more certain, or changes it. If a platform doesn’t share something, we say so instead of guessing.',
    demo: {
      Scene: NarrowingScene,
      frames: narrowingFrames,
      frameMs: 90,
      description: `Two creators start with wide ranges. With history, followers and comments, one narrows to ${endOf('ava_fields_sandbox')}; the other falls to ${endOf('luxe_lena_sandbox')}.`,
    },
  },
  {
    id: 'evidence',
    title: 'Open the evidence',
    text: 'Every concern opens the accounts, days and comments behind it, and what else could explain it.',
    demo: {
      Scene: EvidenceScene,
      frames: evidenceFrames,
      frameMs: 900,
      description:
        'The concern about suspicious followers is opened. A panel lists the accounts that were seen, with innocent explanations below them.',
    },
  },
  {
    id: 'compare',
    title: 'Compare creators side by side',
    text: 'Sort by the low end of the range, the cautious way to compare. Keep your top picks together in a shortlist of up to ten.',
    demo: {
      Scene: ListScene,
      frames: listFrames,
      frameMs: 950,
      description:
        'A list shows six verified creators. It’s sorted by the low end of their ranges, and the first three are added to a shortlist.',
    },
  },
]
