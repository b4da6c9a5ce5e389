import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CampaignStanding,
  campaignDeeds,
  campaignStates,
  canEdit,
  deedsOf,
  hasStarted,
  standingAfter,
} from './campaign-states.ts'

const deeds = fc.array(fc.constantFrom(...campaignDeeds), { maxLength: 40 })
const draft: CampaignStanding = { state: 'draft', archivedFrom: null }

test('whatever is tried in whatever order, a campaign is in one of four states, and only an archived one remembers where it was', () => {
  fc.assert(
    fc.property(deeds, (tried) => {
      let standing = draft
      for (const deed of tried) {
        const after = standingAfter(standing, deed)
        expect(after !== null).toBe(deedsOf(standing.state).includes(deed))
        standing = after ?? standing
        expect(campaignStates).toContain(standing.state)
        expect(standing.state === 'archived').toBe(standing.archivedFrom !== null)
      }
    }),
  )
})

test('a campaign that has started never becomes a draft again, so nobody pays for a second start', () => {
  fc.assert(
    fc.property(deeds, (tried) => {
      let [standing, starts] = [draft, 0]
      for (const deed of tried) {
        const after = standingAfter(standing, deed)
        if (after !== null && deed === 'start') starts += 1
        standing = after ?? standing
        if (starts > 0) expect(standing.archivedFrom ?? standing.state).not.toBe('draft')
      }
      expect(starts).toBeLessThanOrEqual(1)
    }),
  )
})

test('archiving and restoring leaves a campaign as it was', () => {
  for (const state of ['draft', 'active', 'completed'] as const) {
    const archived = standingAfter({ state, archivedFrom: null }, 'archive')
    expect(archived && standingAfter(archived, 'restore')).toEqual({ state, archivedFrom: null })
  }
})

test('an archived campaign cannot be edited, and a draft has none of the steps after the start', () => {
  expect(campaignStates.filter((state) => !canEdit(state))).toEqual(['archived'])
  expect(campaignStates.filter(hasStarted)).toEqual(['active', 'completed'])
})
