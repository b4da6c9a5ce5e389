import type { FirstList } from '../marketing/discovery/first-list.ts'

/** A list with every part that a row of it can have, for trying what draws it. */

type Creator = FirstList['page']['creators'][number]

const screened: Creator = {
  id: '1',
  platform: 'instagram',
  handle: 'sample_sandbox',
  url: null,
  displayName: 'Sample <Creator>',
  category: 'food',
  country: 'DE',
  language: 'de',
  verified: null,
  followers: 12_000,
  engagementRate: 0.031,
  engagementBasis: 'followers',
  trust: { score: 81, low: 70, high: 90, basis: 'screening' },
  fraudRisk: 'low',
  suspiciousShare: 0.04,
  estimatedPrice: 240,
  source: 'sandbox',
  readAt: '2026-11-21T00:00:00.000Z',
}

const verified: Creator = {
  ...screened,
  id: '2',
  handle: 'second_sandbox',
  decision: 'book',
  trust: { score: 64, low: 60, high: 68, basis: 'verification' },
  creatorRequest: 'examined',
}

const unscreened: Creator = { ...screened, id: '3', handle: 'third_sandbox', trust: null, country: null }

export const sampleList: FirstList = {
  on: '2026-11-21',
  page: {
    creators: [screened, verified, unscreened],
    total: 20_000,
    totalIsExact: false,
    nextCursor: null,
    reading: { understood: [], filters: {}, words: '' },
    matching: null,
    offers: [],
    like: null,
    preparing: null,
    screening: null,
  },
}
