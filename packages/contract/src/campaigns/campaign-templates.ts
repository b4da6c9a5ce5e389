import type { Platform } from '@vouch/engine'
import type { CampaignGoal, DeliverableKind } from './campaign-fields.ts'

/** What a campaign begins with, by its goal: a brief to fill in, where such campaigns usually run, what each creator delivers, and what must not be
 *  forgotten. All of it can be changed. */
export interface CampaignTemplate {
  name: string
  /** When to choose it. */
  summary: string
  brief: string
  platforms: readonly Platform[]
  deliverables: readonly DeliverableKind[]
  tasks: readonly string[]
  /** Days that it usually runs. */
  days: number
}

const brief = (...parts: readonly [string, string][]) =>
  parts.map(([title, question]) => `${title}\n${question}\n`).join('\n')

const usualTasks = ['Agree on who approves drafts', 'Check that every post is disclosed as an ad']

export const campaignTemplates: Readonly<Record<CampaignGoal, CampaignTemplate>> = {
  awareness: {
    name: 'Awareness',
    summary: 'Many people in your audience see you, few of them twice.',
    brief: brief(
      ['What people should remember', 'One sentence that a viewer could repeat.'],
      ['Must show', 'The product, the logo, the name said aloud.'],
      ['Must not', 'Claims, competitors or settings to stay away from.'],
    ),
    platforms: ['instagram', 'tiktok'],
    deliverables: ['reel', 'story'],
    tasks: ['Collect assets for creators', ...usualTasks],
    days: 30,
  },
  sales: {
    name: 'Sales',
    summary: 'Orders you can trace to a link or a code.',
    brief: brief(
      ['The offer', 'What the viewer gets, for how long, with which code.'],
      ['Proof', 'What the creator tried, and what changed.'],
      ['Where the link leads', 'One page, the same for everyone.'],
    ),
    platforms: ['instagram', 'youtube'],
    deliverables: ['video', 'story'],
    tasks: ['Create a code for each creator', 'Check that the landing page works on a phone', ...usualTasks],
    days: 45,
  },
  content: {
    name: 'Content',
    summary: 'Photos and videos that you may use in your own ads.',
    brief: brief(
      ['Shots', 'What must be in the frame, and in which format.'],
      ['Usage', 'Where you will use it, and for how long.'],
      ['Style', 'Light, tone, music, what to leave out.'],
    ),
    platforms: ['instagram', 'tiktok'],
    deliverables: ['reel', 'post', 'post'],
    tasks: ['Agree on usage rights', 'Say where files are delivered', ...usualTasks],
    days: 30,
  },
  launch: {
    name: 'Launch',
    summary: 'Everyone talks about it in the same week.',
    brief: brief(
      ['The news', 'What is new, and from when people may say it.'],
      ['Embargo', 'The day and hour before which nothing is posted.'],
      ['First day', 'Who posts when.'],
    ),
    platforms: ['instagram', 'tiktok', 'youtube'],
    deliverables: ['reel', 'story', 'story'],
    tasks: ['Ship the product to creators', 'Confirm the embargo with everyone', ...usualTasks],
    days: 21,
  },
  'always-on': {
    name: 'Always-on',
    summary: 'A few creators who mention you every month.',
    brief: brief(
      ['The relationship', 'What the creator uses already, and why.'],
      ['Rhythm', 'How often, and what changes from month to month.'],
      ['When to stop', 'What you look at to go on or end it.'],
    ),
    platforms: ['instagram', 'youtube'],
    deliverables: ['post', 'story'],
    tasks: ['Set a monthly review', ...usualTasks],
    days: 180,
  },
}
