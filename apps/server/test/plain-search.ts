import { noFilters } from '@vouch/contract'

/** A search of the index that narrows nothing, by a visitor, a day after its creators were read. */
export const plainSearch = {
  filters: noFilters,
  text: '',
  sort: 'followers',
  limit: 100,
  cursor: null,
  looker: { workspaceId: null, simulated: true },
  at: new Date('2026-11-22T10:00:00.000Z'),
} as const
