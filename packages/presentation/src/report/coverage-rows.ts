import type { Report } from '@vouch/engine'
import { capitalised, partName } from './parts.ts'

export interface CoverageRow {
  part: string
  /** Items looked at; null where only presence is known. */
  size: number | null
  unit: string
  missing: boolean
  /** What the part is needed for. */
  use: string
}

const uses: Record<string, string> = {
  posts: 'engagement, variation, spikes, sponsored share',
  comments: 'copied comments, generic praise, repeat commenters',
  followersSample: 'the share of followers that look inauthentic',
  history: 'unexplained jumps and drops',
  likers: 'groups of accounts that act together',
  accounts: 'who the commenters are',
  audience: 'whether the reported audience matches what we see',
  followers: 'every rate per follower',
  views: 'every rate per view',
  likes: 'engagement and its variation',
}

/** @returns one row for each part that counts, then one for each further part that was missing. */
export function coverageRows({ coverage }: Pick<Report, 'coverage'>): CoverageRow[] {
  const missing = new Set(coverage.missing)
  const counted: [part: string, size: number, unit: string][] = [
    ['posts', coverage.posts, 'posts'],
    ['comments', coverage.comments, 'comments'],
    ['followersSample', coverage.followersSample, 'accounts'],
    ['history', Math.round(coverage.historyDays), 'days'],
  ]
  const rows = counted.map(([part, size, unit]) => {
    const absent = missing.has(part) || size === 0
    missing.delete(part)
    return { part: capitalised(partName(part)), size, unit, missing: absent, use: uses[part] ?? '' }
  })
  const further = [...missing].map((part) => ({
    part: capitalised(partName(part)),
    size: null,
    unit: '',
    missing: true,
    use: uses[part] ?? '',
  }))
  return [...rows, ...further]
}
