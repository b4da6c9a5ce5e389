import { capability } from '@vouch/contract'
import type { ComponentType } from 'react'
import { EvidenceScene, evidenceFrames } from './demos/evidence-scene.tsx'
import { ListScene, listFrames } from './demos/list-scene.tsx'
import { NarrowingScene, narrowingFrames } from './demos/narrowing-scene.tsx'
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
  /** Not there yet in the product. */
  coming?: boolean
}

/** The four steps that the product shows itself. */
export const shownSteps: readonly (HowStep & { demo: Demo })[] = [
  {
    id: 'paste',
    title: 'Paste an address',
    text: 'A profile on Instagram, TikTok, YouTube, Twitch, X or LinkedIn, or a file of your own. You see the price in credits before you click.',
    demo: {
      Scene: VerificationScene,
      frames: verificationFrames,
      frameMs: 650,
      description:
        'A profile address is pasted. Profile, posts, followers, comments and scoring run one after the other, each says what it found, and the verdict appears: trust 11, between 1 and 54, critical risk.',
    },
  },
  {
    id: 'narrow',
    title: 'Watch the tolerance narrow',
    text: 'Every piece of evidence makes the verdict surer, or changes it. What a platform does not give is named, not guessed.',
    demo: {
      Scene: NarrowingScene,
      frames: narrowingFrames,
      frameMs: 90,
      description:
        'Two creators begin with wide bands. With history, followers and comments one band moves up and narrows to 65 to 99; the other falls to 1 to 54.',
    },
  },
  {
    id: 'evidence',
    title: 'Open the evidence',
    text: 'Each concern opens the accounts, days and comments that it rests on, and what else could explain it.',
    demo: {
      Scene: EvidenceScene,
      frames: evidenceFrames,
      frameMs: 900,
      description:
        'The concern about suspicious followers is opened. A sheet lists the accounts that were seen, and below them the innocent explanations.',
    },
  },
  {
    id: 'compare',
    title: 'Put creators side by side',
    text: 'Sort by the low end of the band: the score that you can count on. Shortlists of up to ten keep the choice together.',
    coming: capability('shortlists').status === 'coming',
    demo: {
      Scene: ListScene,
      frames: listFrames,
      frameMs: 950,
      description:
        'Six verified creators stand in a list. It is sorted by the low end of their bands, and the first three are put on a shortlist.',
    },
  },
]
