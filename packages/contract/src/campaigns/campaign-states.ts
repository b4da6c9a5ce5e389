/** How a campaign stands, and what may be done with it. One table decides it for the server and for the buttons on a screen. */

export const campaignStates = ['draft', 'active', 'completed', 'archived'] as const
export type CampaignState = (typeof campaignStates)[number]

export const campaignDeeds = ['start', 'complete', 'reopen', 'archive', 'restore'] as const
export type CampaignDeed = (typeof campaignDeeds)[number]

/** Where a deed leads from where. `before` is the state that an archived campaign had. */
const moves: Readonly<Record<CampaignDeed, Partial<Record<CampaignState, CampaignState | 'before'>>>> = {
  start: { draft: 'active' },
  complete: { active: 'completed' },
  reopen: { completed: 'active' },
  archive: { draft: 'archived', active: 'archived', completed: 'archived' },
  restore: { archived: 'before' },
}

/** What a campaign remembers beside its state. */
export interface CampaignStanding {
  state: CampaignState
  /** The state before it was archived; null for one that is not. */
  archivedFrom: Exclude<CampaignState, 'archived'> | null
}

/** @returns how a campaign stands after a deed; null where the deed cannot be done now */
export function standingAfter({ state, archivedFrom }: CampaignStanding, deed: CampaignDeed): CampaignStanding | null {
  const to = moves[deed][state]
  if (to === undefined) return null
  if (to === 'before') return { state: archivedFrom ?? 'draft', archivedFrom: null }
  if (to === 'archived' && state !== 'archived') return { state: 'archived', archivedFrom: state }
  return { state: to, archivedFrom: null }
}

/** @returns what can be done with a campaign in this state */
export function deedsOf(state: CampaignState): CampaignDeed[] {
  return campaignDeeds.filter((deed) => moves[deed][state] !== undefined)
}

/** @returns whether its brief, audience, budget and creators can be changed */
export function canEdit(state: CampaignState): boolean {
  return state !== 'archived'
}

/** @returns whether the steps after the start are open: outreach, contract and content, results */
export function hasStarted(state: CampaignState): boolean {
  return state === 'active' || state === 'completed'
}
